import { inTransaction } from '../../db/transaction'
import { found } from '../../errors'
import type { Services } from '../../services'
import { findOwnTitle, saveItem } from '../saved-items'
import { changeStages, listStages, type StageChange, storeStages, type TrackedItem } from '../tracker'
import { deleteProgress, isSaved, touchSaved } from './queries'

interface Tracking {
  userId: number
  item: TrackedItem
  changes: readonly StageChange[]
}

/**
 * Changes the stages of an application and returns the saved job with them. A job is saved first if it is not.
 * Throws 404 for a job that visitors cannot see and for another person's external job, 409 when the person has 500 saved items.
 */
export async function trackApplication(services: Services, { userId, item, changes }: Tracking) {
  const { db, clock } = services
  if (!(await isSaved(db, userId, item))) {
    await saveJob(services, userId, item)
  }
  return inTransaction(db, async trx => {
    const now = clock.now()
    const saved = found(await touchSaved(trx, userId, { item, now }))
    const stages = changeStages(await listStages(trx, userId, item), changes, now)
    await storeStages(trx, { userId, item, stages, now })
    return { ...saved, type: item.type, stages }
  })
}

async function saveJob(services: Services, userId: number, item: TrackedItem): Promise<void> {
  found(await findOwnTitle(services.db, userId, item))
  await saveItem(services, userId, item)
}

/** Resets the progress with the given jobs, or with all; they stay saved. Returns how many had any. */
export const resetProgress = (
  { db }: Services,
  userId: number,
  items: readonly TrackedItem[] | 'all',
): Promise<number> => inTransaction(db, trx => deleteProgress(trx, userId, items))
