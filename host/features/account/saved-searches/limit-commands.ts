import type { AlertFrequency } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { findAlertLimit } from './queries'

const RANKS: readonly AlertFrequency[] = ['off', 'weekly', 'daily']

/** The account limits how often each search may send mail. */
const rarer = (a: AlertFrequency, b: AlertFrequency): AlertFrequency => (RANKS.indexOf(a) < RANKS.indexOf(b) ? a : b)

/**
 * Raises the account's limit to the frequency just chosen for one search. The other searches are set to the previous
 * limit, so their mails do not become more frequent.
 */
export async function raiseLimit(
  trx: Transaction,
  userId: number,
  { frequency, now }: { frequency: AlertFrequency; now: Date },
): Promise<void> {
  const limit = await findAlertLimit(trx, userId)
  if (limit === undefined || rarer(limit, frequency) === frequency) {
    return
  }
  await trx
    .updateTable('saved_searches')
    .set({ frequency: limit })
    .where('user_id', '=', userId)
    .where('frequency', 'in', RANKS.slice(RANKS.indexOf(limit) + 1))
    .execute()
  await trx
    .updateTable('contact_preferences')
    .set({ alerts: frequency, updated_at: now })
    .where('user_id', '=', userId)
    .execute()
}
