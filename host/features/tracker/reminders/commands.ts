import { inTransaction } from '../../../db/transaction'
import { dayOf, nextMailTime } from '../../../lib/london-time'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { collectReminders } from './collect-commands'
import { insertMails, stopUnkept } from './queries'

const PEOPLE_AT_ONCE = 100

/**
 * Sends one mail per user and day with the reminders and news collected so far. Later ones wait for the next morning.
 * Sends nothing at night.
 */
export async function sendReminders({ db, queue }: Services, at: Date): Promise<void> {
  if (nextMailTime(at) > at) {
    return
  }
  await collectReminders(db, at)
  await stopUnkept(db, at)
  for (let count = PEOPLE_AT_ONCE; count === PEOPLE_AT_ONCE;) {
    count = await inTransaction(db, async trx => {
      const mails = await insertMails(trx, { day: dayOf(at), at, limit: PEOPLE_AT_ONCE })
      for (const { id, user_id } of mails) {
        await enqueueMail(queue, trx, { mail: 'reminders', ids: { mail: id, user: user_id } })
      }
      return mails.length
    })
  }
}
