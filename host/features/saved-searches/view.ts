import type { AlertFrequency } from '../../db/tables'
import type { Flash } from '../../http/context'
import type { SearchRow } from './queries'

/** A saved search without what is new. */
export const presentSaved = (row: SearchRow) => ({
  id: row.id,
  name: row.name,
  url: row.url,
  scope: row.scope,
  frequency: row.frequency,
  paused: row.is_paused,
  lastRunAt: row.last_run_at.toISOString(),
})

/** A saved search as its call answers. */
export const presentSearch = (row: SearchRow, newCount: number) => ({ ...presentSaved(row), newCount })

/** How often, as messages and lists say it. */
export const FREQUENCY_NAMES: Readonly<Record<AlertFrequency, string>> = {
  daily: 'daily',
  weekly: 'weekly',
  off: 'never',
}

/** A message that something worked. */
export type SavedMessage = Flash & { kind: 'success' }

/** The message after saving, with the analytics event. */
export const savedMessage = ({ frequency }: { frequency: AlertFrequency }): SavedMessage => ({
  kind: 'success',
  text: `Search saved. Emails ${FREQUENCY_NAMES[frequency]}`,
  events: [{ event: 'saved_search_create', frequency }],
})

/** The message about a deleted search, with the form that brings it back. */
export const removedFlash = ({ id }: { id: number }): Flash => ({
  kind: 'success',
  text: 'Search deleted',
  undoForm: { action: `/ajax/saved-search/${id}/restoration`, fields: { return: '/dashboard/saved-items#searches' } },
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
