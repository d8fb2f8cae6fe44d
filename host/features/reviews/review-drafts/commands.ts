import { inTransaction, lockUser, type Transaction } from '../../../db/transaction'
import type { Actor } from '../../../http/context'
import { conflict, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { answersOf, textOf, type Values } from './answers'
import type { FormContext } from './field'
import { loadContext, requireDraft, storedAnswers } from './load'
import { initialState, isReached, nextState, parseBack, restoreState, stateColumns, type WizardState } from './machine'
import {
  countUnfinished,
  deleteDraft,
  deleteStart,
  type DraftRow,
  hasOther,
  insertDraft,
  storeStart,
  type Subject,
  updateDraft,
  updateSubject,
} from './queries'
import { findFaults, firstInvalid, keepAnswers } from './questions'
import { FIRST_STAGE, type Stage } from './stages'

export const MAX_UNFINISHED = 5
const STALE = 'You changed this review in another tab or window. Choose which text to keep'
const NOT_ALLOWED = 'You cannot go there from this stage'
const AT_LIMIT = `You have ${MAX_UNFINISHED} unfinished reviews. Finish or delete one to start another`
const REPEATED = 'You have already reviewed this job'

type Writing = Pick<Services, 'db' | 'clock'>

/** Throws 422 with the fields, and 409 if the user already has five unfinished reviews. */
export function startReview(
  { db, clock }: Writing,
  actor: Pick<Actor, 'id' | 'sessionHash'>,
  jobDetails: Values,
): Promise<number> {
  return inTransaction(db, async trx => {
    await lockUser(trx, actor.id)
    if ((await countUnfinished(trx, actor.id)) >= MAX_UNFINISHED) {
      throw conflict(AT_LIMIT)
    }
    const now = clock.now()
    const answers = { [FIRST_STAGE]: keepAnswers(FIRST_STAGE, jobDetails) }
    const context = await loadContext(trx, answers, now)
    const next = advance(initialState, FIRST_STAGE, context)
    const id = await insertDraft(trx, actor.id, {
      ...stateColumns(next),
      answers: JSON.stringify(answers),
      company_id: context.company?.id ?? null,
      created_at: now,
      updated_at: now,
    })
    await claimSubject(trx, { userId: actor.id, draftId: id }, context)
    await deleteStart(trx, actor.sessionHash)
    return id
  })
}

/** Stores the job details for this session until the review can be started. Returns the context of the form. */
export async function keepStart({ db, clock }: Writing, { sessionHash }: Actor, jobDetails: Values) {
  const answers = keepAnswers(FIRST_STAGE, jobDetails)
  const now = clock.now()
  await storeStart(db, sessionHash, { answers, now })
  return loadContext(db, { [FIRST_STAGE]: answers }, now)
}

export interface StageChange {
  stage: Stage
  data?: Values | undefined
  /** Defaults to the current version. */
  version?: number | undefined
  /** Stores valid and invalid input, and stays on the stage. */
  autosave?: boolean
}

/** Continues to the next stage, unless it is an autosave. Throws 403, 404, 409 for an outdated version, and 422. */
export function saveStage(services: Writing, { id, userId }: Own, change: StageChange): Promise<void> {
  const { stage, data, autosave } = change
  return changeDraft(services, { id, userId, version: change.version }, async (trx, row, now) => {
    const stored = await storedAnswers(trx, row)
    const answers = data ? { ...stored, [stage]: keepAnswers(stage, data) } : stored
    if (autosave) {
      return { answers: JSON.stringify(answers) }
    }
    const context = await loadContext(trx, answers, now)
    const next = advance(restoreState(row), stage, context)
    await claimSubject(trx, { userId, draftId: id }, context)
    return {
      answers: JSON.stringify(answers),
      ...stateColumns(next),
      company_id: context.company?.id ?? row.company_id,
    }
  })
}

/** `stage` defaults to the current one. Throws 409 if the state does not allow the transition. */
export function goBack(
  services: Services,
  { id, userId }: Own,
  { transition, stage, version }: { transition: string; stage?: Stage; version?: number | undefined },
): Promise<void> {
  const event = parseBack(transition)
  if (!event) {
    throw invalid({ transition: ['Choose back-to-{stage}'] })
  }
  return changeDraft(services, { id, userId, version }, (_, row) => {
    const state = restoreState(row)
    const next = nextState(stage && isReached(state, stage) ? { ...state, stage } : state, event)
    if (!next) {
      throw conflict(NOT_ALLOWED)
    }
    return stateColumns(next)
  })
}

export interface Own {
  id: number
  userId: number
}

type Change = Parameters<typeof updateDraft>[2]

export function changeDraft(
  { db, clock }: Writing,
  { id, userId, version }: Own & { version: number | undefined },
  change: (trx: Transaction, row: DraftRow, now: Date) => Promise<Change> | Change,
): Promise<void> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const row = await requireDraft(trx, id, { userId, lock: true })
    if (version !== undefined && version !== row.version) {
      throw conflict(STALE)
    }
    const now = clock.now()
    await updateDraft(trx, id, { ...(await change(trx, row, now)), version: row.version + 1, updated_at: now })
  })
}

/** Throws 409 for a published review, which its author deletes in "My reviews". */
export function removeDraft({ db }: Services, { id, userId }: Own): Promise<void> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const { review_id } = await requireDraft(trx, id, { userId, lock: true })
    if (review_id !== null) {
      throw conflict('This review was published. Delete it in "My reviews"')
    }
    await deleteDraft(trx, id)
  })
}

/** Throws 422 if the stage has errors, and 409 if it was not reached. */
function advance(now: WizardState, stage: Stage, context: FormContext): WizardState {
  if (!isReached(now, stage)) {
    throw conflict(NOT_ALLOWED)
  }
  const faults = findFaults(stage, context)
  if (faults) {
    throw invalid(faults)
  }
  const next = nextState({ ...now, stage }, { type: 'next', firstInvalid: firstInvalid(context) })
  if (!next) {
    throw conflict(NOT_ALLOWED)
  }
  return next
}

interface Claim {
  userId: number
  draftId: number
  companyId?: number | null
}

/** Allows one review per user, employer, job type and year. Throws 422 for a second one. */
export async function claimSubject(trx: Transaction, own: Claim, context: FormContext) {
  const subject = subjectOf(context)
  subject.company_id ??= own.companyId ?? null
  if (await hasOther(trx, own, subject)) {
    throw invalid({ company: [REPEATED] }, REPEATED)
  }
  await updateSubject(trx, own.draftId, subject)
}

function subjectOf({ answers, company, lists }: FormContext): Subject {
  const { jobType, startMonth } = answersOf(answers, FIRST_STAGE)
  const type = lists.find(({ list, slug }) => list === 'job-types' && slug === textOf(jobType))
  const year = Number(textOf(startMonth).slice(0, 4))
  return { company_id: company?.id ?? null, type_id: type?.id ?? null, start_year: year || null }
}
