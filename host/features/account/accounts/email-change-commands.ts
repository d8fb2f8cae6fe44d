import { databaseFault } from '../../../db/errors'
import { inTransaction, type Transaction } from '../../../db/transaction'
import type { Actor } from '../../../http/context'
import { DAY } from '../../../lib/durations'
import { invalid } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { endAccess, isNeverConfirmed } from './access-queries'
import { findChangeByToken, replaceEmailChange, setEmail, takeChange } from './email-change-queries'
import { confirmIdentity, type IdentityProof } from './identity-commands'
import { createLink, expired } from './mailed-link'

interface EmailChange extends Partial<IdentityProof> {
  userId: number
  email: string
}

/**
 * Mails a link to the new address, which works once within 24 hours, and a warning to the current one. Behaves the same
 * if another account has the address. Throws 422 with the invalid field.
 */
export async function requestEmailChange(services: Services, change: EmailChange): Promise<string> {
  const { db, limits } = services
  const { userId, email, ...proof } = change
  const user = await confirmIdentity(services, userId, proof)
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

export const findChange = ({ db, clock }: Services, token: string) =>
  findChangeByToken(db, hashText(token), clock.now())

/**
 * Changes the address and revokes all access except the session of `actor`; `decide` belongs to the deadline. A
 * previous address that was never confirmed gets no mail about the change. If another account has taken the new address
 * meanwhile, the link counts as expired.
 */
export async function confirmChange(
  { db, clock, queue }: Services,
  { token, actor, decide }: { token: string; actor: Pick<Actor, 'id' | 'sessionHash'> | null; decide: () => void },
): Promise<void> {
  const now = clock.now()
  try {
    await inTransaction(db, async trx => {
      const change = await takeChange(trx, hashText(token), now)
      const wasConfirmed = change && !(await isNeverConfirmed(trx, change.user_id))
      if (!change || !(await setEmail(trx, change.user_id, { email: change.email, now }))) {
        throw expired()
      }
      await endAccess(trx, change.user_id, actor?.id === change.user_id ? actor.sessionHash : undefined)
      for (const to of wasConfirmed ? ['previous', 'new'] : ['new']) {
        await enqueueMail(queue, trx, { mail: 'email-changed', ids: { change: change.id, to } })
      }
      decide()
    })
  } catch (error) {
    throw databaseFault(error) === 'conflict' ? expired() : error
  }
}
