import { inTransaction, type Transaction } from '../../../db/transaction'
import { addressKey } from '../../../http/address-key'
import { DAY } from '../../../lib/durations'
import { invalid } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import { enqueueMail } from '../../../queue/mail'
import { proveAddress } from '../../../queue/refused-commands'
import type { Services } from '../../../services'
import type { Registration } from './input'
import { createLink, expired } from './mailed-link'
import {
  findConfirmation,
  findUserByEmail,
  insertConsents,
  insertUser,
  replaceConfirmation,
  setVerified,
  takeConfirmation,
} from './queries'

const TAKEN = 'We could not create an account with these details. Check your inbox for what to do next'

export interface Person {
  id: number
  email: string
  first_name: string
}

interface Request {
  ip: string
  returnPath: string
  /** Throws if the request was answered with 503: users who then try again must not find the address taken. */
  decide: () => void
}

/**
 * Creates an account with its consents, confirmation link and mail in one transaction. A taken address costs the same
 * work and gets its own mail and a neutral 422, so that nobody can find out who has an account.
 */
export async function register(
  services: Services,
  form: Registration,
  { ip, returnPath, decide }: Request,
): Promise<Person> {
  const { db, limits, passwords } = services
  await limits.count('register', addressKey(ip))
  const password_hash = await passwords.hash(form.password)
  const { email, firstName: first_name, lastName: last_name } = form
  const user = await inTransaction(db, async trx => {
    const inserted = await insertUser(trx, { email, first_name, last_name, password_hash })
    if (inserted) {
      await insertConsents(trx, inserted.id, { terms: true, marketing: form.marketing })
      await enqueueConfirmation(services, trx, { ...inserted, returnPath })
      decide()
    }
    return inserted
  })
  if (!user) {
    await notifyOwner(services, email)
    throw invalid({ form: [TAKEN] }, TAKEN)
  }
  return user
}

type Confirming = Person & { returnPath: string }

/** Mails a link that works once, within 24 hours; earlier links stop working. */
export async function sendConfirmation(services: Services, user: Confirming): Promise<void> {
  await inTransaction(services.db, trx => enqueueConfirmation(services, trx, user))
}

async function enqueueConfirmation(
  { clock, queue, secret }: Services,
  trx: Transaction,
  { id, email, returnPath }: Confirming,
): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + DAY)
  const link = createLink(secret, 'verify-email')
  const row = await replaceConfirmation(trx, { ...link, user_id: id, email, expires_at, return_path: returnPath })
  await enqueueMail(queue, trx, { mail: 'confirm-address', ids: { confirmation: row.id } })
}

export function findByToken({ db, clock }: Services, token: string) {
  return findConfirmation(db, hashText(token), clock.now())
}

/** Throws 410 if another request has used the link. */
export async function confirmAddress({ db, clock, queue }: Services, token: string, decide: () => void): Promise<void> {
  await inTransaction(db, async trx => {
    const found = await findConfirmation(trx, hashText(token), clock.now())
    if (!found || !(await takeConfirmation(trx, hashText(token)))) {
      throw expired()
    }
    await setVerified(trx, found.id, clock.now())
    await proveAddress(trx, found.email)
    await enqueueMail(queue, trx, { mail: 'welcome', ids: { user: found.id } })
    decide()
  })
}

/** At most three mails an hour, so that our form cannot be used to flood an inbox. */
async function notifyOwner({ db, limits, queue }: Services, email: string): Promise<void> {
  try {
    await limits.count('mail-to-account', hashText(email))
  } catch {
    return
  }
  const owner = await findUserByEmail(db, email)
  if (owner) {
    await enqueueMail(queue, db, { mail: 'already-registered', ids: { user: owner.id } })
  }
}
