import { inTransaction } from '../../../db/transaction'
import { DAY } from '../../../lib/durations'
import { inSlices } from '../../../lib/slices'
import { enqueueMails } from '../../../queue/mail'
import type { Services } from '../../../services'
import { deleteAccount } from './commands'
import { listWarnedBefore, markUnused } from './unused-queries'

const UNUSED_MONTHS = 24
const NOTICE_MS = 30 * DAY

export const deletionTime = (warnedAt: Date): Date => new Date(warnedAt.getTime() + NOTICE_MS)

/** The warning comes after 24 months without use, the deletion 30 days later. Published reviews stay. */
export async function endUnusedAccounts(services: Services, now: Date): Promise<void> {
  const { db, queue } = services
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - UNUSED_MONTHS)
  await inSlices(limit =>
    inTransaction(db, async trx => {
      const users = await markUnused(trx, { before, now, limit })
      await enqueueMails(queue, trx, { mail: 'account-unused', ids: users.map(user => ({ user })) })
      return users.length
    }),
  )
  const warnedBefore = new Date(now.getTime() - NOTICE_MS)
  for (const userId of await listWarnedBefore(db, warnedBefore)) {
    await deleteAccount(services, { userId, reviews: 'keep', unusedSince: warnedBefore, at: now })
  }
}
