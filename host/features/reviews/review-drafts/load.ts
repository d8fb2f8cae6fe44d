import type { Db, DraftAnswers } from '../../../db/tables'
import { forbidden, found, type FieldErrors } from '../../../lib/errors'
import { listEntities, listJobs } from '../../public/entities'
import { answersOf, isTicked, textOf } from './answers'
import type { FormContext } from './field'
import { restoreState, type WizardState } from './machine'
import { publishedAnswers } from './published-answers'
import { type DraftRow, findCompany, findDraft, findPublished } from './queries'
import { findFaults } from './questions'
import { isEditable } from './rights'
import { LAST_STAGE, type Stage, STAGES } from './stages'

const LOCKED = 'This review cannot be changed now'
const LISTS = ['job-types', 'job-roles', 'degree-areas', 'app-tracker-stages'] as const

export interface LoadedDraft {
  row: DraftRow
  state: WizardState
  context: FormContext
  /** By stage; undefined if the stage is valid. */
  faults: ReadonlyMap<Stage, FieldErrors | undefined>
}

/** Queries run in sequence, because the caller may be in a transaction. */
export async function loadContext(db: Db, answers: DraftAnswers, now: Date): Promise<FormContext> {
  const entered = textOf(answersOf(answers, 'job-details').company)
  const company = entered ? await findCompany(db, entered) : undefined
  const jobs = company ? await listJobs(db, company.id) : []
  return { answers, lists: await listEntities(db, ...LISTS), company, jobs, now }
}

/** Throws 404 if there is no draft, 403 if it is another user's or cannot be changed now. */
export async function requireDraft(db: Db, id: number, { userId, lock = false }: { userId: number; lock?: boolean }) {
  const row = await requireOwn(db, id, { userId, lock })
  if (!isEditable(row.state)) {
    throw forbidden(LOCKED)
  }
  return row
}

/** Unlike `requireDraft`, accepts any state. Throws 404 if there is no draft, 403 if it is another user's. */
export async function requireOwn(db: Db, id: number, { userId, lock = false }: { userId: number; lock?: boolean }) {
  const row = found(await findDraft(db, id, { lock }), 'There is no such review')
  if (row.user_id !== userId) {
    throw forbidden('This review belongs to another person')
  }
  return row
}

/** Authors may see the stages of a draft that they can change, and the last stage after sending it. Throws 403. */
export function requireShown(row: DraftRow, stage: Stage): DraftRow {
  if (!isEditable(row.state) && !(row.state === 'pending' && stage === LAST_STAGE)) {
    throw forbidden(LOCKED)
  }
  return row
}

export async function loadDraft(db: Db, row: DraftRow, { now, answers }: { now: Date; answers?: DraftAnswers }) {
  const context = await loadContext(db, answers ?? (await storedAnswers(db, row)), now)
  const faults = new Map(STAGES.map(stage => [stage, findFaults(stage, context)]))
  return { row, state: restoreState(row), context, faults } satisfies LoadedDraft
}

/** A published review that the author has not changed since has no answers in its draft. */
export async function storedAnswers(db: Db, { answers, review_id }: DraftRow): Promise<DraftAnswers> {
  const isEmpty = Object.keys(answers).length === 0
  const published = isEmpty && review_id !== null ? await findPublished(db, review_id) : undefined
  return published ? publishedAnswers(published) : answers
}

/** Moderators must confirm an employer that is not listed. */
export const isProposed = ({ company, answers }: FormContext): boolean =>
  company === undefined && isTicked(answersOf(answers, 'job-details').companyNotListed)
