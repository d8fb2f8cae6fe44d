import { inTransaction, type Transaction } from '../../../db/transaction'
import type { Actor } from '../../../http/context'
import { conflict, forbidden, invalid, unverified } from '../../../lib/errors'
import { slugOf } from '../../../lib/slug'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { findProfile } from '../../account/profile'
import { answersOf, textOf } from './answers'
import { checkReview } from './checks'
import { changeDraft, claimSubject } from './commands'
import type { FormContext } from './field'
import { isProposed, loadContext, storedAnswers } from './load'
import { restoreState } from './machine'
import { type DraftRow, proposeCompany, updateDraft } from './queries'
import { findFaults, firstInvalid } from './questions'
import { LAST_STAGE, type Stage } from './stages'

/** Authors below this age may write a review, but not send it. */
const MIN_AGE = 16
const ACADEMIC = /@(?:[^@]+\.)?ac\.uk$/

/** Also confirms it to the author by mail. Throws like `sendReview`. */
export function submitReview({ db, clock, queue }: Services, actor: Sender, key: Sent): Promise<void> {
  return inTransaction(db, async trx => {
    await sendReview({ db: trx, clock }, actor, key)
    await enqueueMail(queue, trx, { mail: 'review-received', ids: { draft: key.id } })
  })
}

type Sender = Pick<Actor, 'id' | 'email' | 'isVerified'>

interface Sent {
  id: number
  version: number | undefined
  stage?: Stage | undefined
}

/**
 * Sends a review to the moderators. Throws 409 from any stage but the last, 403 `unverified` before the author's
 * address is confirmed, 403 for users known to be younger than 16, and 422 if a stage is incomplete.
 */
export async function sendReview(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Sender,
  { id, version, stage = LAST_STAGE }: Sent,
): Promise<void> {
  await changeDraft(services, { id, userId: actor.id, version }, async (trx, row, now) => {
    if (stage !== LAST_STAGE || restoreState(row).stage !== LAST_STAGE) {
      throw conflict('Check your review before you send it')
    } else if (!actor.isVerified) {
      throw unverified()
    }
    await requireAge(trx, actor.id, now)
    const context = await loadContext(trx, await storedAnswers(trx, row), now)
    requireValid(context)
    const company_id = await findOrPropose(trx, row, context)
    await claimSubject(trx, { userId: actor.id, draftId: id, companyId: company_id }, context)
    await updateDraft(trx, id, { answers: JSON.stringify(context.answers), company_id })
    const flags = await checkReview(trx, { draftId: id, now })
    return {
      state: 'pending',
      flags: JSON.stringify(flags),
      is_verified_student: ACADEMIC.test(actor.email),
      submitted_at: now,
    }
  })
}

async function requireAge(trx: Transaction, userId: number, now: Date): Promise<void> {
  const birthYear = (await findProfile(trx, userId))?.birth_year
  if (birthYear && now.getUTCFullYear() - birthYear < MIN_AGE) {
    throw forbidden(`You can publish reviews from the age of ${MIN_AGE}`)
  }
}

function requireValid(context: FormContext): void {
  const stage = firstInvalid(context)
  if (stage) {
    throw invalid(findFaults(stage, context) ?? {}, 'Complete every stage before you send your review')
  }
}

async function findOrPropose(trx: Transaction, row: DraftRow, context: FormContext): Promise<number | null> {
  if (!isProposed(context)) {
    return context.company?.id ?? row.company_id
  }
  const name = textOf(answersOf(context.answers, 'job-details').company)
  return proposeCompany(trx, name, slugOf(name) || 'employer')
}
