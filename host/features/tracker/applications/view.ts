import { deadlineOf } from '../saved-items'
import { presentStages } from '../tracker'
import type { trackApplication } from './commands'

export function presentTracked(row: Awaited<ReturnType<typeof trackApplication>>) {
  return {
    id: row.item_id,
    type: row.type,
    reminders: row.reminders,
    updatedAt: row.updated_at.toISOString(),
    deadlineTimestamp: deadlineOf(row)?.getTime() ?? null,
    appTrackerStages: presentStages(row.stages),
  }
}
