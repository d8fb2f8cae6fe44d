import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import type { ToggleEvent } from 'react'
import type { contract } from './contract'

type TopEmployerCardProps = WidgetProps<typeof contract>

export function TopEmployerCard({ title, text, host }: TopEmployerCardProps) {
  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) {
      emit(host, 'top-employer-card:opened', { title })
    }
  }

  return (
    <details className="w-top-employer-card" onToggle={handleToggle}>
      <summary className="w-top-employer-card__title">{title}</summary>
      {text ? <p className="w-top-employer-card__text">{text}</p> : null}
    </details>
  )
}
