import { inTransaction, type Transaction } from '../../../db/transaction'
import { conflict, found, invalid, notFound } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwnTitle, saveItem } from '../saved-items'
import {
  changeStages,
  daysUntilStage,
  isOnChecklist,
  listStages,
  type StageChange,
  type StageState,
  stagesUpTo,
  storeStages,
  storeTick,
  type Tick,
  type TrackedItem,
} from '../tracker'
import { askAgainAt, NEWS_ANSWERS, type NewsAnswer, type NewsChoice } from './news'
import { deleteProgress, isSaved, lockSaved, setAskAgain, touchSaved } from './queries'

interface Tracking {
  userId: number
  item: TrackedItem
  changes: readonly StageChange[]
}

/**
 * Saves the job first if necessary. Throws 404 for a job that visitors cannot see and for another user's external job,
 * 409 if the user has 500 saved items.
 */
export async function trackApplication(services: Services, { userId, item, changes }: Tracking) {
  if (!(await isSaved(services.db, userId, item))) {
    await saveJob(services, userId, item)
  }
  const [tracked] = await trackSaved(services, { userId, items: [item], changes })
  return found(tracked)
}

/** Changes several jobs alike, all or none. Jobs that are not saved are skipped. */
export async function trackSaved(
  { db, clock }: Services,
  { userId, items, changes }: Omit<Tracking, 'item'> & { items: readonly TrackedItem[] },
) {
  return inTransaction(db, async trx => {
    const now = clock.now()
    const tracked = []
    for (const item of items.toSorted(inLockOrder)) {
      const saved = await touchSaved(trx, userId, { item, now })
      if (saved) {
        const before = await listStages(trx, userId, item)
        const stages = changeStages(before, changes, now)
        await storeStages(trx, { userId, item, stages, now })
        tracked.push({ ...saved, type: item.type, before, stages })
      }
    }
    return tracked
  })
}

/** Two changes of several jobs must not wait for each other. */
const inLockOrder = (a: TrackedItem, b: TrackedItem): number => a.type.localeCompare(b.type) || a.id - b.id

/** Throws 404 for a job that is not saved, 422 for what is not on the checklist of the stage. */
export async function tickOff({ db, clock }: Services, userId: number, tick: Tick): Promise<void> {
  if (!(await isSaved(db, userId, tick.item))) {
    throw notFound('This is not one of your saved items')
  }
  if (!isOnChecklist(tick.stage, tick.tick)) {
    throw invalid({ tick: ['Choose something from the checklist of the stage'] })
  }
  await storeTick(db, userId, { ...tick, now: clock.now() })
}

interface Reverting extends TrackedItem {
  stages: readonly StageState[]
  updatedAt: Date
}

/**
 * Reverts all or none. Returns the stages before and after. Throws 404 for a job that is not saved, 409 if one has
 * changed since.
 */
export async function revertStages({ db, clock }: Services, userId: number, changes: readonly Reverting[]) {
  return inTransaction(db, async trx => {
    const reverted = []
    for (const change of changes.toSorted(inLockOrder)) {
      reverted.push(await revertJob(trx, userId, { change, now: clock.now() }))
    }
    return reverted
  })
}

async function revertJob(trx: Transaction, userId: number, { change, now }: { change: Reverting; now: Date }) {
  const saved = found(await lockSaved(trx, userId, change))
  if (saved.updated_at.getTime() !== change.updatedAt.getTime()) {
    throw conflict('This job has changed since, so we did not undo that')
  }
  await touchSaved(trx, userId, { item: change, now })
  const before = await listStages(trx, userId, change)
  const stages = changeStages(before, change.stages, now).map(stage => {
    const former = change.stages.find(({ slug }) => slug === stage.slug)
    const doneAt = former?.doneAt && former.doneAt > now ? now : former?.doneAt
    return doneAt === undefined ? stage : { ...stage, doneAt }
  })
  await storeStages(trx, { userId, item: change, stages, now })
  return { before, stages }
}

async function saveJob(services: Services, userId: number, item: TrackedItem): Promise<void> {
  found(await findOwnTitle(services.db, userId, item))
  await saveItem(services, userId, item)
}

/** The jobs stay saved. Returns the number of applications that had any progress. */
export const resetProgress = (
  { db }: Services,
  userId: number,
  items: readonly TrackedItem[] | 'all',
): Promise<number> => inTransaction(db, trx => deleteProgress(trx, userId, items))

interface NewsReply {
  userId: number
  item: TrackedItem
  answer: NewsAnswer
  /** The last day to answer an offer. */
  day?: string | null | undefined
}

/** Throws 404 for a job that is not saved, 409 if the day to answer by is missing or past. */
export async function answerNews(services: Services, { userId, item, answer, day }: NewsReply) {
  const choice: NewsChoice = NEWS_ANSWERS[answer]
  const now = services.clock.now()
  if (choice.askAgainDays !== undefined) {
    found(await setAskAgain(services.db, userId, { item, at: askAgainAt(choice.askAgainDays, now) }))
    return undefined
  }
  found((await isSaved(services.db, userId, item)) || undefined)
  if (choice.stage) {
    return trackApplication(services, { userId, item, changes: stagesUpTo(choice.stage) })
  } else if (!day || daysUntilStage(day, now) < 0) {
    throw conflict('Choose the last day to answer. It can be today or later')
  }
  return trackApplication(services, { userId, item, changes: [{ slug: 'accepted', date: day }] })
}
