import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { isLiveCompany, isVisibleJob } from '../../../db/visibility'
import type { Cells } from './cells'

/** Replaces the user's earlier spreadsheet. */
export async function storeImport(
  trx: Transaction,
  { userId, cells, now, until }: { userId: number; cells: Cells; now: Date; until: Date },
): Promise<string> {
  await trx.deleteFrom('application_imports').where('user_id', '=', userId).execute()
  const { id } = await trx
    .insertInto('application_imports')
    .values({ user_id: userId, cells: JSON.stringify(cells), created_at: now, expires_at: until })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findImport(db: Db, key: ImportKey): Promise<Cells | undefined> {
  const row = await db
    .selectFrom('application_imports')
    .select('cells')
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .where('expires_at', '>', key.now)
    .executeTakeFirst()
  return row?.cells
}

export async function listVisibleIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('jobs', 'jobs.company_id', 'companies.id')
    .select('jobs.id')
    .where('jobs.id', 'in', [...ids, 0])
    .where(isVisibleJob())
    .where(isLiveCompany())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

interface ImportKey {
  id: string
  userId: number
  now: Date
}

/** The second of two concurrent imports finds no spreadsheet. */
export async function takeImport(trx: Transaction, key: ImportKey): Promise<Cells | undefined> {
  const row = await trx
    .deleteFrom('application_imports')
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .where('expires_at', '>', key.now)
    .returning('cells')
    .executeTakeFirst()
  return row?.cells
}
