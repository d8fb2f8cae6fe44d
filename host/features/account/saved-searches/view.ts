import type { AlertFrequency } from '../../../db/tables'
import type { Flash } from '../../../http/context'
import type { SearchRow } from './queries'

export const presentSaved = (row: SearchRow) => ({
  id: row.id,
  name: row.name,
  url: row.url,
  scope: row.scope,
  frequency: row.frequency,
  paused: row.is_paused,
  lastRunAt: row.last_run_at.toISOString(),
})

export const presentSearch = (row: SearchRow, newCount: number) => ({ ...presentSaved(row), newCount })

const FREQUENCY_NAMES: Readonly<Record<AlertFrequency, string>> = {
  daily: 'daily',
  weekly: 'weekly',
  off: 'never',
}

export type SavedMessage = Flash & { kind: 'success' }

export const savedMessage = ({ frequency }: { frequency: AlertFrequency }): SavedMessage => ({
  kind: 'success',
  text: `Search saved. Emails ${FREQUENCY_NAMES[frequency]}`,
  events: [{ event: 'saved_search_create', frequency }],
})

export const removedFlash = ({ id }: { id: number }): Flash => ({
  kind: 'success',
  text: 'Search deleted',
  undoForm: { action: `/ajax/saved-search/${id}/restoration`, fields: { return: '/dashboard/saved-items#searches' } },
})

interface Change {
  frequency?: AlertFrequency | undefined
  paused?: boolean | undefined
}

/** If several fields changed, the message is about the most important one. */
export const changeFlash = (change: Change, search: { name: string }): Flash => ({
  kind: 'success',
  text: changeMessage(change, search),
})

function changeMessage(change: Change, { name }: { name: string }): string {
  if (change.paused !== undefined) {
    return change.paused ? `${name} is paused` : `${name} is no longer paused`
  }
  if (change.frequency === 'off') {
    return `Emails stopped for ${name}`
  }
  return change.frequency ? `Emails ${change.frequency} for ${name}` : 'Name changed'
}
