import { databaseFault } from '../../db/errors'
import { inTransaction, type Transaction } from '../../db/transaction'
import { invalid } from '../../errors'
import { DAY } from '../../lib/durations'
import { hashText } from '../../lib/hash'
import { enqueueMail } from '../../queue/mail'
import type { Services } from '../../services'
import { findChangeByToken, replaceEmailChange, setEmail, takeChange } from './email-change-queries'
import { createLink, expired } from './mailed-link'
import { checkCurrentPassword } from './password-commands'
import { deleteResets } from './password-reset-queries'
import { deleteConfirmations } from './queries'

export interface EmailChange {
  userId: number
  /** A valid address in lower case, as `EmailAddress` returns it. */
  email: string
  currentPassword: string
}

/**
 * Mails a link to the new address, which works once within 24 hours, and a warning to the present one. Returns the new
 * address, which is pending until then, also when another account has it. Throws 422 with the field of a mistake.
 */
export async function requestEmailChange(services: Services, change: EmailChange): Promise<string> {
  const { db, limits } = services
  const { userId, email } = change
  const user = await checkCurrentPassword(services, userId, change.currentPassword)
  if (email === user.email) {
    throw invalid({ email: ['This is your email address already'] })
  }
  await limits.countEach([
    ['mail-to-account', `change ${userId}`],
    ['mail-to-account', hashText(email)],
  ])
  await inTransaction(db, trx => enqueueChange(services, trx, { id: userId, previous_email: user.email, email }))
  return email
}

async function enqueueChange(
  { clock, queue, secret }: Services,
  trx: Transaction,
  { id, ...emails }: { id: number; previous_email: string; email: string },
): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + DAY)
  const link = createLink(secret, 'change-email')
  const change = await replaceEmailChange(trx, { ...link, ...emails, user_id: id, expires_at })
  for (const mail of ['confirm-new-address', 'email-change-requested']) {
    await enqueueMail(queue, trx, { mail, ids: { change: change.id } })
  }
}

/** Finds the change that a link confirms; undefined when it is unknown, used or expired. */
export const findChange = ({ db, clock }: Services, token: string) =>
  findChangeByToken(db, hashText(token), clock.now())

/**
 * Changes the address; `decide` is that of the deadline. An address that another account has taken meanwhile ends like a link
 * that has expired.
 */
export async function confirmChange({ db, clock, queue }: Services, token: string, decide: () => void): Promise<void> {
  const now = clock.now()
  try {
    await inTransaction(db, async trx => {
      const change = await takeChange(trx, hashText(token), now)
      if (!change || !(await setEmail(trx, change.user_id, { email: change.email, now }))) {
        throw expired()
      }
      await deleteConfirmations(trx, change.user_id)
      await deleteResets(trx, change.user_id)
      for (const to of ['previous', 'new']) {
        await enqueueMail(queue, trx, { mail: 'email-changed', ids: { change: change.id, to } })
      }
      decide()
    })
  } catch (error) {
    throw databaseFault(error) === 'conflict' ? expired() : error
  }
}
