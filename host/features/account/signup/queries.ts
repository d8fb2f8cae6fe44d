import { sql } from 'kysely'
import { hasChanged } from '../../../db/changed'
import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import type { StoredPosition } from '../../../lib/stage-positions'

type SignupRow = StoredPosition & { version: number }

export function findSignup(db: Db, userId: number): Promise<SignupRow | undefined> {
  return db
    .selectFrom('signup_states')
    .select(['machine_version', 'snapshot', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Returns false if another request has changed the state since `version`. */
export function storeSignup(
  trx: Transaction,
  userId: number,
  { machine_version, snapshot, version }: SignupRow,
): Promise<boolean> {
  const row = { machine_version, snapshot: JSON.stringify(snapshot), version: version + 1 }
  return hasChanged(
    trx
      .insertInto('signup_states')
      .values({ user_id: userId, ...row })
      .onConflict(conflict =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...row, updated_at: sql`now()` })
          .where('signup_states.version', '=', version),
      ),
  )
}
