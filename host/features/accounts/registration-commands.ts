import { createHash, randomBytes } from 'node:crypto'
import { inTransaction } from '../../db/transaction'
import { invalid } from '../../errors'
import { addressKey } from '../../http/address-key'
import type { TemplateMail } from '../../mailer'
import type { Services } from '../../services'
import type { Registration } from './input'
import {
  findConfirmation,
  insertConsents,
  insertUser,
  replaceConfirmation,
  setVerified,
  takeConfirmation,
} from './queries'

const TAKEN = 'We could not create an account with these details. Check your inbox for what to do next'
const DAY = 24 * 60 * 60 * 1000

export interface Person {
  id: number
  email: string
  first_name: string
}

/**
 * Creates an account and mails a confirmation link. A taken address costs the same work and gets its own mail and a
 * neutral 422, so that nobody can find out who has an account.
 */
export async function register(services: Services, form: Registration, ip: string): Promise<Person> {
  const { db, limits, passwords } = services
  await limits.count('register', addressKey(ip))
  const password_hash = await passwords.hash(form.password)
  const { email, firstName: first_name, lastName: last_name } = form
  const user = await inTransaction(db, async trx => {
    const inserted = await insertUser(trx, { email, first_name, last_name, password_hash })
    if (inserted) {
      await insertConsents(trx, inserted.id, { terms: true, marketing: form.marketing })
    }
    return inserted
  })
  if (!user) {
    await notifyOwner(services, email)
    throw invalid({ form: [TAKEN] }, TAKEN)
  }
  await sendConfirmation(services, user)
  return user
}

/** Mails a link that works once, within 24 hours; earlier links stop working. */
export async function sendConfirmation(services: Services, user: Person): Promise<void> {
  const { db, clock, config } = services
  const token = randomBytes(32).toString('base64url')
  await replaceConfirmation(db, {
    token_hash: hashToken(token),
    user_id: user.id,
    email: user.email,
    expires_at: new Date(clock.now().getTime() + DAY),
  })
  await send(services, {
    to: user.email,
    subject: 'Confirm your email',
    template: 'confirm-address',
    view: { firstName: user.first_name, link: `${config.BASE_URL}/verify-email/${token}` },
  })
}

/** Finds the user whose address a link confirms; undefined when it is unknown, used or expired. */
export function findByToken({ db, clock }: Services, token: string): Promise<Person | undefined> {
  return findConfirmation(db, hashToken(token), clock.now())
}

/** Confirms the address; undefined when the link does not work any more. */
export async function confirmAddress(services: Services, token: string): Promise<Person | undefined> {
  const { db, clock } = services
  const person = await inTransaction(db, async trx => {
    const found = await findConfirmation(trx, hashToken(token), clock.now())
    if (!found || !(await takeConfirmation(trx, hashToken(token)))) {
      return undefined
    }
    await setVerified(trx, found.id, clock.now())
    return found
  })
  if (person) {
    await send(services, {
      to: person.email,
      subject: 'Your account is ready',
      template: 'welcome',
      view: { firstName: person.first_name },
    })
  }
  return person
}

/** At most three mails an hour, so that our form cannot be used to flood an inbox. */
async function notifyOwner(services: Services, email: string): Promise<void> {
  try {
    await services.limits.count('mail-to-account', hashToken(email))
  } catch {
    return
  }
  await send(services, { to: email, subject: 'You already have an account', template: 'already-registered', view: {} })
}

/** A failing mail server must not undo the registration. */
async function send({ mailer, log }: Services, mail: TemplateMail): Promise<void> {
  try {
    await mailer.sendTemplate(mail)
  } catch (error) {
    log.error({ err: error, mail: mail.template }, 'a mail was not sent')
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
