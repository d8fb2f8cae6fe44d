import { inTransaction, type Transaction } from '../../../db/transaction'
import type { Actor } from '../../../http/context'
import { found, unverified } from '../../../lib/errors'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { findProfile, saveProfileFields } from '../../account/profile'
import { listEntities } from '../../public/entities'
import { type Details, LISTS, missingFields, profileChanges } from './details'
import { nextState } from './machine'
import { requireOpeningLater } from './policy'
import { findJob, findRegistration, lockRegistration, type RegistrationRow, storeRegistration } from './queries'

const NONE: RegistrationRow = { state: 'none', shared_at: null, registered_at: null }

interface Registering {
  actor: Pick<Actor, 'id' | 'isVerified'>
  jobId: number
  details?: Details | undefined
}

/**
 * Returns `details-needed` if the profile is incomplete. Repeating it is harmless. Throws 404 for an unknown job, 409
 * for one that is open or closed, 403 before the user's address is confirmed, and 422 for a detail that is not in its
 * list.
 */
export async function registerInterest(services: Services, { actor, jobId, details }: Registering) {
  const { db, clock, queue } = services
  const job = found(await findJob(db, jobId))
  requireOpeningLater(job, clock.now())
  if (!actor.isVerified) {
    throw unverified()
  }
  return inTransaction(db, async trx => {
    const now = clock.now()
    const before = await lockRegistration(trx, { userId: actor.id, jobId }, now)
    const missing = await saveDetails(trx, actor.id, details)
    const state = nextState(before.state, { type: 'register', isComplete: missing.length === 0 })
    const isNew = state === 'confirmed' && before.state !== 'confirmed'
    const row = {
      state,
      shared_at: details?.share === undefined ? before.shared_at : details.share ? (before.shared_at ?? now) : null,
      registered_at: isNew ? now : before.registered_at,
    }
    await storeRegistration(trx, { userId: actor.id, jobId }, row)
    if (isNew) {
      await enqueueMail(queue, trx, { mail: 'interest-confirmed', ids: { user: actor.id, job: jobId } })
    }
    return { ...row, missing: state === 'details-needed' ? missing : [] }
  })
}

async function saveDetails(trx: Transaction, userId: number, details: Details | undefined) {
  const profile = found(await findProfile(trx, userId))
  if (!details) {
    return missingFields(profile)
  }
  const changes = profileChanges(details, profile, await listEntities(trx, ...LISTS))
  await saveProfileFields(trx, userId, changes)
  return missingFields({ ...profile, ...changes })
}

/** Also ends the sharing of details. Harmless if not registered. */
export async function withdrawInterest(
  { db, clock }: Services,
  { userId, jobId }: { userId: number; jobId: number },
): Promise<RegistrationRow> {
  found(await findJob(db, jobId))
  return inTransaction(db, async trx => {
    if (!(await findRegistration(trx, { userId, jobId }))) {
      return NONE
    }
    const before = await lockRegistration(trx, { userId, jobId }, clock.now())
    const state = nextState(before.state, { type: 'withdraw' })
    const row = { ...before, state, shared_at: state === 'withdrawn' ? null : before.shared_at }
    await storeRegistration(trx, { userId, jobId }, row)
    return row
  })
}
