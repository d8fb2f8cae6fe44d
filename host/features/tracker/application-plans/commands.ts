import type { Row } from '../../../db/tables'
import { inTransaction, lockUser, type Transaction } from '../../../db/transaction'
import { conflict, found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwnTitle } from '../saved-items'
import type { TrackedItem } from '../tracker'
import type { Noun } from './nouns'
import { countPlans, deletePlan, insertPlan, listPlans, type PlanTable, updatePlan } from './queries'
import { type PlansOfJob, writePlan } from './spreadsheet'

interface PlanKey {
  userId: number
  id: number
}
type PlanRow = Row<PlanTable>

/** Throws 404 for a job that the user cannot see, 409 at the limit. */
export async function addPlan(
  { db, clock }: Services,
  { table, limit, many, columnsOf }: Noun,
  { userId, item, fields }: { userId: number; item: TrackedItem; fields: unknown },
): Promise<PlanRow> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    found(await findOwnTitle(trx, userId, item))
    if ((await countPlans(trx, table, { userId, item })) >= limit) {
      throw conflict(`You have ${limit} ${many} for this job. Delete one to add another`)
    }
    const now = clock.now()
    const row = { user_id: userId, type: item.type, item_id: item.id, created_at: now, updated_at: now }
    const [added] = await insertPlan(trx, table, { ...columnsOf(fields), ...row })
    return found(added)
  })
}

interface Importing {
  userId: number
  item: TrackedItem
  plans: PlansOfJob
  now: Date
}

/** Plans for a job of this site outlive its entry, so equal ones are skipped. */
export async function importPlans(trx: Transaction, { userId, item, plans, now }: Importing): Promise<void> {
  const shared = { user_id: userId, type: item.type, item_id: item.id, created_at: now, updated_at: now }
  for (const { noun, plans: read } of plans.filter(({ plans: given }) => given.length > 0)) {
    const former = (await listPlans(trx, noun.table, { userId, item })).map(row => writePlan(noun.present(row)))
    const added = read.filter(fields => !former.includes(writePlan(fields))).slice(0, noun.limit - former.length)
    for (const fields of added) {
      await insertPlan(trx, noun.table, { ...noun.columnsOf(fields), ...shared })
    }
  }
}

export const changePlan = async (
  { db, clock }: Services,
  { table, columnsOf }: Noun,
  { fields, ...key }: PlanKey & { fields: unknown },
): Promise<PlanRow> => {
  const change = { ...columnsOf(fields), updated_at: clock.now() }
  return found(await updatePlan(db, table, { ...key, change }))
}

export const setDone = async (
  { db, clock }: Services,
  { done, ...key }: PlanKey & { done: boolean },
): Promise<Row<'next_actions'>> =>
  found(await updatePlan(db, 'next_actions', { ...key, change: { done, updated_at: clock.now() } }))

export const removePlan = async ({ db }: Services, { table }: Noun, key: PlanKey): Promise<PlanRow> =>
  found(await deletePlan(db, table, key))
