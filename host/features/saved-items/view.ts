import type { SavedRow } from './queries'

/** The three lists of the spec. */
export function presentSaved(rows: readonly SavedRow[]) {
  return {
    savedJobItems: rows.filter(({ type }) => type === 'jobs').map(presentJob),
    savedReviewItems: rows.filter(({ type }) => type === 'reviews').map(presentItem),
    savedCompanyItems: rows.filter(({ type }) => type === 'companies').map(presentItem),
  }
}

export function presentItem({ item_id, type, reminders }: Pick<SavedRow, 'item_id' | 'type' | 'reminders'>) {
  return { id: item_id, type, reminders }
}

function presentJob(row: SavedRow) {
  return {
    ...presentItem(row),
    updatedAt: row.updated_at.toISOString(),
    deadlineTimestamp: row.deadline_at?.getTime() ?? null,
  }
}
