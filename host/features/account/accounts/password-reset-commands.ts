import { inTransaction, type Transaction } from '../../../db/transaction'
import { addressKey } from '../../../http/address-key'
import { HOUR } from '../../../lib/durations'
import { AppError } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import { TEXT_VERSIONS } from '../../../lib/text-versions'
import { upperFirst } from '../../../lib/upper-first'
import { enqueueMail } from '../../../queue/mail'
import { proveAddress } from '../../../queue/refused-commands'
import type { Services } from '../../../services'
import { withdrawVotes } from '../../reviews/reviews'
import { endAccess, isNeverConfirmed } from './access-queries'
import { createLink, expired } from './mailed-link'
import { suspendPasskeys } from './passkey-queries'
import { checkNewPassword } from './password-commands'
import { findReset, replaceReset, resetPasswordHash, takeReset } from './password-reset-queries'

interface ResetOwner {
  id: number
  email: string
  first_name: string
  last_name: string
}

/**
 * The link works once within 60 minutes. Without an account, the same statements run and the mail finds nothing to
 * send. At most three mails an hour go to one address; the rest are dropped.
 */
export async function requestReset(services: Services, email: string, ip: string): Promise<void> {
  const { db, clock, limits, queue, secret } = services
  await limits.count('forgot-password', addressKey(ip))
  if (await isOverLimit(services, email)) {
    return
  }
  const link = { ...createLink(secret, 'reset-password'), expires_at: new Date(clock.now().getTime() + HOUR) }
  await inTransaction(db, async trx => {
    const reset = await replaceReset(trx, email, link)
    await enqueueMail(queue, trx, { mail: 'reset-password', ids: { reset: reset?.id ?? 0 } })
  })
}

/** A separate limit, so that other forms cannot use up the reset mails. */
async function isOverLimit({ limits }: Services, email: string): Promise<boolean> {
  try {
    await limits.count('mail-to-account', `reset ${hashText(email)}`)
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') {
      return true
    }
    throw error
  }
}

export function findResetOwner({ db, clock }: Services, token: string): Promise<ResetOwner | undefined> {
  return findReset(db, hashText(token), clock.now())
}

/**
 * Revokes all access, because someone else may have it. Passkeys are disabled until their owner has checked them, and
 * two-step log-in stays on. An account whose address was never confirmed starts empty. Throws 410 if another request
 * has used the link.
 */
export async function resetPassword(services: Services, { owner, token, password, decide }: Reset): Promise<void> {
  const { db, clock, passwords, queue } = services
  await checkNewPassword(password, owner)
  const password_hash = await passwords.hash(password)
  const now = clock.now()
  await inTransaction(db, async trx => {
    if (!(await takeReset(trx, hashText(token)))) {
      throw expired()
    }
    if (await isNeverConfirmed(trx, owner.id)) {
      await startEmpty(services, trx, owner)
    }
    await resetPasswordHash(trx, owner.id, { password_hash, now })
    await proveAddress(trx, owner.email)
    await endAccess(trx, owner.id)
    await suspendPasskeys(trx, owner.id, now)
    await enqueueMail(queue, trx, { mail: 'password-changed', ids: { user: owner.id } })
    decide()
  })
}

interface Reset {
  owner: ResetOwner
  token: string
  password: string
  decide: () => void
}

/**
 * For a user who has just proved that the address is theirs: someone else may have signed up with it. A new row
 * replaces the account, so everything that refers to it is deleted too. The page of the link explains this and asks the
 * user to accept the terms.
 */
async function startEmpty({ queue, clock }: Services, trx: Transaction, { id, email }: ResetOwner): Promise<void> {
  const drafts = trx.selectFrom('review_authors').select('draft_id').where('user_id', '=', id)
  await trx.deleteFrom('review_drafts').where('id', 'in', drafts).execute()
  await withdrawVotes(trx, id)
  await queue.forget(trx, { user: id })
  await trx.deleteFrom('users').where('id', '=', id).execute()
  const names = { first_name: nameIn(email), last_name: '' }
  await trx
    .insertInto('users')
    .values({ id, email, ...names, password_hash: '', created_at: clock.now() })
    .execute()
  await trx
    .insertInto('consents')
    .values({ user_id: id, kind: 'terms', given: true, text_version: TEXT_VERSIONS.terms, created_at: clock.now() })
    .execute()
}

function nameIn(email: string): string {
  const [word = 'friend'] = /\p{L}{2,50}/u.exec(email.split('@')[0] ?? '') ?? []
  return upperFirst(word)
}
