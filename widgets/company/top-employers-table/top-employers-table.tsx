import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import type { ToggleEvent } from 'react'
import type { contract } from './contract'

type TopEmployersTableProps = WidgetProps<typeof contract>

export function TopEmployersTable({ title, text, host }: TopEmployersTableProps) {
  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) {
      emit(host, 'top-employers-table:opened', { title })
    }
  }

  return (
    <details className="w-top-employers-table" onToggle={handleToggle}>
      <summary className="w-top-employers-table__title">{title}</summary>
      {text ? <p className="w-top-employers-table__text">{text}</p> : null}
    </details>
  )
}
