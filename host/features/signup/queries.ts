import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import type { Transaction } from '../../db/transaction'
import type { StoredSignup } from './machine'

type SignupRow = StoredSignup & { version: number }

export function findSignup(db: Db, userId: number): Promise<SignupRow | undefined> {
  return db
    .selectFrom('signup_states')
    .select(['machine_version', 'snapshot', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Returns false if another request has changed the state since `version`. */
export async function storeSignup(
  trx: Transaction,
  userId: number,
  { machine_version, snapshot, version }: SignupRow,
): Promise<boolean> {
  const row = { machine_version, snapshot: JSON.stringify(snapshot), version: version + 1 }
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('signup_states')
    .values({ user_id: userId, ...row })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...row, updated_at: sql`now()` })
        .where('signup_states.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}
