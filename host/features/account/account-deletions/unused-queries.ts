import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

/** Returns undefined if the user has returned since the warning. */
export function findWarned(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'unused_warned_at'])
    .where('id', '=', userId)
    .where('unused_warned_at', 'is not', null)
    .whereRef('last_active_at', '<', 'unused_warned_at')
    .executeTakeFirst()
}

/** Skips users with a role. Returns the ids. */
export async function markUnused(
  trx: Transaction,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number[]> {
  const unused = trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'user')
    .where('last_active_at', '<', before)
    .where(eb => eb.or([eb('unused_warned_at', 'is', null), eb('unused_warned_at', '<=', eb.ref('last_active_at'))]))
    .limit(limit)
    .forUpdate()
  const rows = await trx
    .updateTable('users')
    .set({ unused_warned_at: now })
    .where('id', 'in', unused)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists the accounts that are still unused since a warning before `time`. Skips users with a role. */
export async function listWarnedBefore(db: Db, time: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'user')
    .where('unused_warned_at', '<', time)
    .whereRef('last_active_at', '<', 'unused_warned_at')
    .execute()
  return rows.map(({ id }) => id)
}
