import { inTransaction } from '../../db/transaction'
import { conflict, found } from '../../errors'
import type { Services } from '../../services'
import { findOwnTitle, saveItem } from '../saved-items'
import {
  changeStages,
  listStages,
  type StageChange,
  type StageState,
  stagesUpTo,
  storeStages,
  type TrackedItem,
} from '../tracker'
import { askAgainAt, NEWS_ANSWERS, type NewsAnswer } from './news'
import { deleteProgress, isSaved, lockSaved, setAskAgain, touchSaved } from './queries'

interface Tracking {
  userId: number
  item: TrackedItem
  changes: readonly StageChange[]
}

/**
 * Changes the stages of an application and returns the saved job with them, and with those before. A job is saved first if it is not.
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
    const before = await listStages(trx, userId, item)
    const stages = changeStages(before, changes, now)
    await storeStages(trx, { userId, item, stages, now })
    return { ...saved, type: item.type, before, stages }
  })
}

interface Reverting {
  userId: number
  item: TrackedItem
  /** The stages as they were. */
  stages: readonly StageState[]
  /** When the change was made. */
  updatedAt: Date
}

/**
 * Reverts a change of stages, the times at which they were done included. Throws 404 for a job that is not saved, 409 when it
 * has changed since.
 */
export async function revertStages({ db, clock }: Services, change: Reverting): Promise<void> {
  const { userId, item, updatedAt } = change
  await inTransaction(db, async trx => {
    const now = clock.now()
    const saved = found(await lockSaved(trx, userId, item))
    if (saved.updated_at.getTime() !== updatedAt.getTime()) {
      throw conflict('This job has changed since, so we did not undo that')
    }
    await touchSaved(trx, userId, { item, now })
    const stages = changeStages(await listStages(trx, userId, item), change.stages, now).map(stage => {
      const former = change.stages.find(({ slug }) => slug === stage.slug)
      const doneAt = former?.doneAt && former.doneAt > now ? now : former?.doneAt
      return doneAt === undefined ? stage : { ...stage, doneAt }
    })
    await storeStages(trx, { userId, item, stages, now })
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

/** Stores the answer to "Any news?". Returns the change of stages, if there was one. Throws 404 for a job that is not saved. */
export async function answerNews(
  services: Services,
  { userId, item, answer }: { userId: number; item: TrackedItem; answer: NewsAnswer },
) {
  const { askAgainDays } = NEWS_ANSWERS[answer]
  if (askAgainDays === null) {
    return trackApplication(services, { userId, item, changes: stagesUpTo('unsuccessful') })
  }
  found(await setAskAgain(services.db, userId, { item, at: askAgainAt(askAgainDays, services.clock.now()) }))
  return undefined
}
