import { createHmac } from 'node:crypto'
import type { AddedPasskey, SignedPasskey } from '@firstrung/api/contracts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type * as v from 'valibot'
import { inTransaction } from '../../../db/transaction'
import { addressKey } from '../../../http/address-key'
import type { Actor } from '../../../http/context'
import { MINUTE } from '../../../lib/durations'
import { conflict, found, invalid } from '../../../lib/errors'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  recordUse,
  restorePasskey,
  takeChallenge,
} from './passkey-queries'
import { ISSUER } from './two-step-secret'

const LIFETIME_MS = 5 * MINUTE
const MAX_PASSKEYS = 10
const NOT_ADDED = 'The passkey was not added. Try again'
const NOT_OWN = 'This passkey is not one of your account. Enter your password'
const SUSPENDED =
  'Your password was reset, so check this passkey first: log in with your password and open Password and devices'
const NO_ACCOUNT = 'This passkey does not open an account here. Log in with your password'

/** Throws 409 if the user has ten. */
export async function beginPasskey(services: Services, { id, email, firstName }: Actor) {
  const { db } = services
  const passkeys = await listPasskeys(db, id)
  checkNumber(passkeys.length)
  const options = await generateRegistrationOptions({
    rpName: ISSUER,
    rpID: siteOf(services).rpId,
    userName: email,
    userDisplayName: firstName,
    userID: userHandle(services, id),
    timeout: LIFETIME_MS,
    excludeCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(services, options.challenge, id)
  return options
}

/** Throws 422 if it does not match the options of `beginPasskey`. */
export async function addPasskey(
  services: Services,
  userId: number,
  { passkey, device }: { passkey: v.InferOutput<typeof AddedPasskey>; device: string },
): Promise<void> {
  const { db, clock, queue } = services
  const { rpId, origin } = siteOf(services)
  const verified = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: challenge => takeChallenge(db, { challenge, userId, now: clock.now() }),
    expectedOrigin: origin,
    expectedRPID: rpId,
  }).catch(() => undefined)
  if (!verified?.verified) {
    throw invalid({ passkey: [NOT_ADDED] }, NOT_ADDED)
  }
  const { id: credential_id, publicKey, counter } = verified.registrationInfo.credential
  const public_key = Buffer.from(publicKey).toString('base64url')
  const { transports } = passkey.response
  await inTransaction(db, async trx => {
    checkNumber((await listPasskeys(trx, userId)).length)
    const created_at = clock.now()
    const row = { user_id: userId, credential_id, public_key, counter, transports, device, created_at }
    if (!(await insertPasskey(trx, row))) {
      throw conflict('This device has a passkey for Firstrung already')
    }
    await enqueueMail(queue, trx, { mail: 'passkey-added', ids: { user: userId } })
  })
}

/** Throws 404 for another user's passkey. */
export async function removePasskey({ db, queue }: Services, userId: number, id: number): Promise<void> {
  await inTransaction(db, async trx => {
    found((await deletePasskey(trx, { userId, id })) || undefined)
    await enqueueMail(queue, trx, { mail: 'passkey-removed', ids: { user: userId } })
  })
}

/** Throws 404 for another user's passkey, or an enabled one. */
export async function keepPasskey({ db }: Services, userId: number, id: number): Promise<void> {
  found((await restorePasskey(db, { userId, id })) || undefined)
}

/** Throws 429 after too many from an IP address. */
export async function beginPasskeyLogin(services: Services, ip: string) {
  await services.limits.count('login-by-address', addressKey(ip))
  return askForPasskey(services, null)
}

export const beginPasskeyProof = (services: Services, userId: number) => askForPasskey(services, userId)

async function askForPasskey(services: Services, userId: number | null) {
  const { rpId } = siteOf(services)
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    timeout: LIFETIME_MS,
    userVerification: 'required',
  })
  await storeChallenge(services, options.challenge, userId)
  return options
}

type Signed = v.InferOutput<typeof SignedPasskey>

/**
 * Returns the user whose passkey has signed. A passkey combines a device with its PIN, finger or face, so no code
 * follows. Throws 422 if it is unknown, for a replayed signature, and after a reset until it was checked.
 */
export async function checkPasskey(services: Services, passkey: Signed) {
  const user = await findSigner(services, passkey, null)
  if (!user) {
    throw invalid({ passkey: [NO_ACCOUNT] }, NO_ACCOUNT)
  }
  if (user.suspended_at !== null) {
    throw invalid({ passkey: [SUSPENDED] }, SUSPENDED)
  }
  return user
}

/** Throws 422 for another user's passkey and for a disabled one. */
export async function checkOwnPasskey(services: Services, userId: number, passkey: Signed): Promise<void> {
  const user = await findSigner(services, passkey, userId)
  if (user?.id !== userId || user.suspended_at !== null) {
    throw invalid({ passkey: [NOT_OWN] }, NOT_OWN)
  }
}

async function findSigner(services: Services, passkey: Signed, userId: number | null) {
  const { db, clock } = services
  const { rpId, origin } = siteOf(services)
  const user = await findPasskey(db, passkey.id)
  const verified =
    user &&
    (await verifyAuthenticationResponse({
      response: passkey,
      expectedChallenge: challenge => takeChallenge(db, { challenge, userId, now: clock.now() }),
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: user.credential_id,
        publicKey: new Uint8Array(Buffer.from(user.public_key, 'base64url')),
        counter: user.counter,
      },
    }).catch(() => undefined))
  if (!user || !verified?.verified) {
    return undefined
  }
  const { newCounter: counter } = verified.authenticationInfo
  await recordUse(db, user.passkey_id, { counter, now: clock.now() })
  return user
}

function checkNumber(count: number): void {
  if (count >= MAX_PASSKEYS) {
    throw conflict(`You have ${MAX_PASSKEYS} passkeys. Remove one first`)
  }
}

function storeChallenge({ db, clock }: Services, challenge: string, user_id: number | null): Promise<void> {
  return insertChallenge(db, { challenge, user_id, expires_at: new Date(clock.now().getTime() + LIFETIME_MS) })
}

/** Devices tie a passkey to the host name of the site. */
function siteOf({ config }: Services): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(config.BASE_URL)
  return { rpId: hostname, origin }
}

/** The user id that devices store: the same for each passkey, and without personal data (WebAuthn 14.6.1). */
function userHandle({ secret }: Services, userId: number) {
  return new Uint8Array(createHmac('sha256', secret).update(`passkey user ${userId}`).digest())
}
