import type { Db, NewRow } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

type EqualityAnswers = Omit<NewRow<'equality_answers'>, 'user_id' | 'consented_at' | 'updated_at'>

/** Special category data: only the user who gave the answers may see them. */
export function findEqualityAnswers(db: Db, userId: number) {
  return db.selectFrom('equality_answers').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Does not change the time of the first consent. */
export async function saveEqualityAnswers(
  trx: Transaction,
  userId: number,
  { answers, now }: { answers: EqualityAnswers; now: Date },
): Promise<void> {
  await trx
    .insertInto('equality_answers')
    .values({ user_id: userId, ...answers, consented_at: now })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...answers, updated_at: now }))
    .execute()
}

export async function deleteEqualityAnswers(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('equality_answers').where('user_id', '=', userId).execute()
}
