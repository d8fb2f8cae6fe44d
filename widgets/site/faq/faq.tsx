import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { type ToggleEvent, useEffect, useState } from 'react'
import type { contract } from './contract'

type FaqProps = WidgetProps<typeof contract>

export function Faq({ items, level, host }: FaqProps) {
  const [linked, setLinked] = useState<string>()

  useEffect(() => {
    const follow = () => setLinked(idOfHash(location.hash))
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (linked && items.some(item => item.id === linked)) {
      document.getElementById(`faq-${linked}`)?.scrollIntoView()
    }
  }, [linked, items])

  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>, id: string) => {
    if (event.currentTarget.open) {
      emit(host, 'faq:opened', { id })
    }
  }

  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  return (
    <div className="w-faq">
      {items.map(item => (
        <details
          key={item.id}
          id={`faq-${item.id}`}
          className="w-faq__item"
          open={item.id === linked || undefined}
          onToggle={event => handleToggle(event, item.id)}
        >
          <summary className="w-faq__question">
            <Heading className="w-faq__heading">{item.question}</Heading>
          </summary>
          {item.answer.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index} className="w-faq__answer">
              {paragraph}
            </p>
          ))}
        </details>
      ))}
    </div>
  )
}

function idOfHash(hash: string): string | undefined {
  return /^#faq-([\w-]+)$/.exec(hash)?.[1]
}
