import { sql } from 'kysely'
import type { Db, TrackedType } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import type { StageState } from './stages'

export interface TrackedItem {
  type: TrackedType
  id: number
}

/** Stages that the user has not touched have no row. */
export function listStages(db: Db, userId: number, item?: TrackedItem) {
  const rows = db
    .selectFrom('app_tracker_stages')
    .select(['type', 'item_id', 'stage as slug', 'done', 'done_at as doneAt', 'date', 'ticks'])
    .where('user_id', '=', userId)
  return (item ? rows.where('type', '=', item.type).where('item_id', '=', item.id) : rows).execute()
}

export type StageRow = Awaited<ReturnType<typeof listStages>>[number]

export async function storeStages(
  trx: Transaction,
  { userId, item, stages, now }: { userId: number; item: TrackedItem; stages: readonly StageState[]; now: Date },
): Promise<void> {
  const rows = stages.map(({ slug, done, doneAt, date }) => ({
    user_id: userId,
    type: item.type,
    item_id: item.id,
    stage: slug,
    done,
    done_at: doneAt,
    date,
    updated_at: now,
  }))
  await trx
    .insertInto('app_tracker_stages')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'type', 'item_id', 'stage']).doUpdateSet(eb => ({
        done: eb.ref('excluded.done'),
        done_at: eb.ref('excluded.done_at'),
        date: eb.ref('excluded.date'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

export interface Tick {
  item: TrackedItem
  stage: StageState['slug']
  tick: string
  done: boolean
}

/** Changes no stage: a stage that the user has not touched is not done, except the first. */
export async function storeTick(
  db: Db,
  userId: number,
  { item, stage, tick, done, now }: Tick & { now: Date },
): Promise<void> {
  await db
    .insertInto('app_tracker_stages')
    .values({
      user_id: userId,
      type: item.type,
      item_id: item.id,
      stage,
      done: stage === 'interested',
      done_at: null,
      date: null,
      ticks: done ? [tick] : [],
      updated_at: now,
    })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'type', 'item_id', 'stage']).doUpdateSet({
        ticks: sql`array_remove(app_tracker_stages.ticks, ${tick}) || excluded.ticks`,
        updated_at: now,
      }),
    )
    .execute()
}
