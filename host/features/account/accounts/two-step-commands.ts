import { inTransaction } from '../../../db/transaction'
import { MINUTE } from '../../../lib/durations'
import { conflict, invalid } from '../../../lib/errors'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { createRecoveryCodes, recoveryHash } from './recovery-codes'
import {
  deletePendingLogins,
  deleteTwoStep,
  findSetUp,
  findTwoStep,
  insertRecoveryCodes,
  replaceSetUp,
  takeRecoveryCode,
  turnOn,
  usePeriod,
} from './two-step-queries'
import { createSecret, decryptSecret, encryptSecret, periodOf } from './two-step-secret'

const SET_UP_MS = 30 * MINUTE
const WRONG = 'That code is not right. Enter the newest one from your app'

export const isTwoStepOn = async ({ db }: Services, userId: number): Promise<boolean> =>
  (await findTwoStep(db, userId)) !== undefined

/** Returns the secret for the app. The set-up expires after 30 minutes. */
export async function beginSetUp({ db, clock, secret: siteSecret }: Services, userId: number): Promise<string> {
  const secret = createSecret()
  const row = {
    user_id: userId,
    secret: encryptSecret(secret, siteSecret, userId),
    expires_at: new Date(clock.now().getTime() + SET_UP_MS),
  }
  if (!(await inTransaction(db, trx => replaceSetUp(trx, row)))) {
    throw conflict('Two-step log-in is on already')
  }
  return secret
}

export async function findSetUpSecret({ db, clock, secret }: Services, userId: number): Promise<string | undefined> {
  const found = await findSetUp(db, userId, clock.now())
  return found && decryptSecret(found.secret, secret, userId)
}

/** Returns the recovery codes, which are stored only as hashes. */
export async function finishSetUp(services: Services, userId: number, code: string): Promise<string[]> {
  const { db, clock, limits, queue } = services
  const now = clock.now()
  await limits.count('login-two-step', `set-up ${userId}`)
  const found = await findSetUp(db, userId, now)
  const secret = await findSetUpSecret(services, userId)
  if (!found || !secret) {
    throw conflict('Start again: this took longer than 30 minutes')
  }
  const period = periodOf(secret, digitsOf(code), now)
  if (period === undefined) {
    throw invalid({ code: [WRONG] })
  }
  const codes = createRecoveryCodes()
  await inTransaction(db, async trx => {
    if (!(await turnOn(trx, userId, { secret: found.secret, period, now }))) {
      throw conflict('This was changed at the same time. Reload the page')
    }
    await insertRecoveryCodes(trx, userId, codes.map(recoveryHash))
    await enqueueMail(queue, trx, { mail: 'two-step-on', ids: { user: userId } })
  })
  return codes
}

export async function turnOff({ db, queue }: Services, userId: number): Promise<void> {
  await inTransaction(db, async trx => {
    const wasOn = (await findTwoStep(trx, userId)) !== undefined
    await deleteTwoStep(trx, userId)
    await deletePendingLogins(trx, userId)
    if (wasOn) {
      await enqueueMail(queue, trx, { mail: 'two-step-off', ids: { user: userId } })
    }
  })
}

/** Consumes a code of the app or a recovery code. */
export async function useCode({ db, clock, secret: siteSecret }: Services, userId: number, code: string) {
  const digits = digitsOf(code)
  if (!/^\d{6}$/.test(digits)) {
    return takeRecoveryCode(db, userId, recoveryHash(code))
  }
  const found = await findTwoStep(db, userId)
  const secret = found && decryptSecret(found.secret, siteSecret, userId)
  const period = secret === undefined ? undefined : periodOf(secret, digits, clock.now())
  return period !== undefined && (await usePeriod(db, userId, period))
}

/** Apps show codes in two groups. */
const digitsOf = (code: string) => code.replace(/[\s-]/g, '')
