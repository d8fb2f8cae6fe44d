import { sql } from 'kysely'
import type { Db, NewRow, Row } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

type NewAct = Pick<NewRow<'moderation_acts'>, 'act' | 'moderator_id' | 'acted_at'> &
  Partial<Omit<NewRow<'moderation_acts'>, 'before'>> & { before?: unknown }

export async function insertAct(trx: Transaction, { before, ...act }: NewAct): Promise<number> {
  const row = { ...act, before: before === undefined ? null : JSON.stringify(before) }
  const { id } = await trx.insertInto('moderation_acts').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findAct = (db: Db, id: number): Promise<Row<'moderation_acts'> | undefined> =>
  db.selectFrom('moderation_acts').selectAll().where('id', '=', id).executeTakeFirst()

export async function isUndone(db: Db, actId: number): Promise<boolean> {
  const row = await db.selectFrom('moderation_acts').select('id').where('undoes', '=', actId).executeTakeFirst()
  return row !== undefined
}

export function findLastAct(db: Db, moderatorId: number, since: Date) {
  return db
    .selectFrom('moderation_acts')
    .leftJoin('review_drafts', 'review_drafts.id', 'moderation_acts.draft_id')
    .leftJoin('companies', join =>
      join.on(sql<boolean>`companies.id = coalesce(moderation_acts.company_id, review_drafts.company_id)`),
    )
    .select(['moderation_acts.id', 'act', 'companies.name as company'])
    .where('moderator_id', '=', moderatorId)
    .where('acted_at', '>', since)
    .where('act', '!=', 'undo')
    .where('moderation_acts.id', 'not in', eb =>
      eb
        .selectFrom('moderation_acts as undo')
        .select('undo.undoes')
        .where('undo.undoes', 'is not', null)
        .$castTo<{ undoes: number }>(),
    )
    .orderBy('moderation_acts.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function listActs(db: Db, { draftId, reviewId }: { draftId: number; reviewId: number | null }) {
  return db
    .selectFrom('moderation_acts')
    .leftJoin('users', 'users.id', 'moderation_acts.moderator_id')
    .select(['moderation_acts.id', 'act', 'reason', 'text', 'acted_at', 'undoes', 'users.first_name as moderator'])
    .where(eb => eb.or([eb('draft_id', '=', draftId), eb('review_id', '=', reviewId ?? 0)]))
    .orderBy('moderation_acts.id', 'desc')
    .limit(100)
    .execute()
}
