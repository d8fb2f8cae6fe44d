import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Heading, PlusIcon } from '@firstrung/ui'
import { type MouseEvent, useEffect } from 'react'
import type { contract } from './contract'

type FaqProps = WidgetProps<typeof contract>

/** The browser opens and closes; `open` is never a prop, so that no update closes what somebody reads. */
export function Faq({ items, level, host }: FaqProps) {
  useEffect(() => {
    const follow = () => {
      const question = items.some(({ id }) => location.hash === `#faq-${id}`) && questionAt(location.hash)
      if (question) {
        question.open = true
        question.scrollIntoView()
      }
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [items])

  const handleClick = (event: MouseEvent<HTMLElement>, id: string) => {
    // The click comes before the toggle, and only a visitor clicks: links and searches open without one.
    if (!event.currentTarget.closest('details')?.open) {
      emit(host, 'faq:opened', { id })
      track('faq_open', { name: id })
    }
  }

  return (
    <div className="w-faq">
      {items.map(({ id, question, answer }) => (
        <details key={id} id={`faq-${id}`} className="w-faq__item">
          <summary className="w-faq__summary" onClick={event => handleClick(event, id)}>
            <Heading level={level} className="w-faq__question">
              {question}
            </Heading>
            <PlusIcon className="w-faq__sign" />
          </summary>
          <div className="w-faq__answer">
            {answer.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

function questionAt(hash: string): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(`details${hash}`)
}
