import type { AlertFrequency } from '../../db/tables'
import type { UndoForm } from '../../http/context'
import type { SearchRow } from './queries'

/** A saved search as its call answers. */
export const presentSearch = (row: SearchRow, newCount: number) => ({
  id: row.id,
  name: row.name,
  url: row.url,
  scope: row.scope,
  frequency: row.frequency,
  paused: row.is_paused,
  lastRunAt: row.last_run_at.toISOString(),
  newCount,
})

/** How often, as messages and lists say it. */
export const FREQUENCY_NAMES: Readonly<Record<AlertFrequency, string>> = {
  daily: 'daily',
  weekly: 'weekly',
  off: 'never',
}

/** The message after saving. */
export const savedMessage = ({ frequency }: { frequency: AlertFrequency }): string =>
  `Search saved. Emails ${FREQUENCY_NAMES[frequency]}`

/** The form that brings a deleted search back. */
export const restoration = ({ id }: { id: number }): UndoForm => ({
  action: `/ajax/saved-search/${id}/restoration`,
  fields: { return: '/dashboard/saved-items#searches' },
})

/** The message after a change, about what matters most in it. */
export function changeMessage(
  change: { frequency?: AlertFrequency | undefined; paused?: boolean | undefined },
  { name }: { name: string },
): string {
  if (change.paused !== undefined) {
    return change.paused ? `${name} is paused` : `${name} is no longer paused`
  }
  if (change.frequency === 'off') {
    return `Emails stopped for ${name}`
  }
  return change.frequency ? `Emails ${change.frequency} for ${name}` : 'Name changed'
}
