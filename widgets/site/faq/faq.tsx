import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Heading, PlusIcon } from '@firstrung/ui'
import { type MouseEvent, useEffect } from 'react'
import type { contract } from './contract'

type FaqProps = WidgetProps<typeof contract>

/** The browser opens and closes the questions. `open` is never a prop, so a rerender cannot close an open answer. */
export function Faq({ items, level, host }: FaqProps) {
  useEffect(() => {
    const openLinked = () => {
      const question = items.some(({ id }) => location.hash === `#faq-${id}`) && findQuestion(location.hash)
      if (question) {
        question.open = true
        question.scrollIntoView()
      }
    }
    openLinked()
    addEventListener('hashchange', openLinked)
    return () => removeEventListener('hashchange', openLinked)
  }, [items])

  const handleClick = (event: MouseEvent<HTMLElement>, id: string) => {
    // Unlike `toggle`, a click only comes from the visitor: deep links and find-in-page open a question without one.
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
            <PlusIcon className="w-faq__icon" />
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

function findQuestion(hash: string): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(`details${hash}`)
}
