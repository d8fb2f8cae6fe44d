import type { ModerationAct, Row } from '../../../db/tables'
import { inTransaction, type Transaction } from '../../../db/transaction'
import { AppError, conflict, found, invalid } from '../../../lib/errors'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { mayModerate, type ModeratorAct } from '../../reviews/review-drafts'
import { publishReview, setReviewState, toReviewRow } from '../../reviews/reviews'
import { insertAct } from './act-queries'
import { changeDraft, lockDraft, readLists } from './draft-queries'
import type { ReviewInput } from './input'
import { refuseOwn } from './own-reviews'
import { upholdReports } from './report-queries'

/** An act can be undone within this time, so its mail waits as long. */
export const UNDO_MS = 60_000

interface ReviewDecision {
  draftId: number
  act: ModeratorAct
  input: ReviewInput
  moderatorId: number
}

type Draft = Row<'review_drafts'>
interface Step extends ReviewDecision {
  draft: Draft
  now: Date
}

const MAILS: Readonly<Partial<Record<ModerationAct, string>>> = {
  approve: 'review-published',
  'request-changes': 'review-needs-changes',
  reject: 'review-rejected',
  hide: 'review-reported',
  uphold: 'review-reported',
  reply: 'review-replied',
}

/**
 * Decides about a review. The decision applies at once and its mail waits for a minute. Throws 404, 409 if the review
 * has changed since `version` or its state does not allow the act, 403 for the moderator's own review, and 422 for a
 * missing reason or text.
 */
export async function decide(services: Services, decision: ReviewDecision): Promise<number> {
  const { db, data, clock } = services
  const actId = await inTransaction(db, async trx => {
    const id = await applyDecision(trx, decision, clock.now())
    await enqueueActMail(services, trx, { act: decision.act, actId: id, draftId: decision.draftId })
    return id
  })
  await data.refresh()
  return actId
}

/** Sends no mail. Throws like `decide`. */
export async function applyDecision(trx: Transaction, decision: ReviewDecision, now: Date): Promise<number> {
  const { act, input, moderatorId } = decision
  checkInput(decision)
  const draft = found(await lockDraft(trx, decision.draftId))
  await refuseOwn(trx, moderatorId, { draftId: draft.id })
  checkState(draft, decision)
  const before = await apply(trx, { ...decision, draft, now })
  return insertAct(trx, {
    act,
    moderator_id: moderatorId,
    draft_id: draft.id,
    review_id: draft.review_id,
    reason: input.reason || null,
    text: input.text || null,
    before: { ...before, version: draft.version + 1 },
    acted_at: now,
  })
}

export async function enqueueActMail(
  { queue, clock }: Services,
  trx: Transaction,
  { act, actId, draftId }: { act: ModerationAct; actId: number; draftId: number },
): Promise<void> {
  const mail = MAILS[act]
  if (mail) {
    const startAfter = new Date(clock.now().getTime() + UNDO_MS)
    await enqueueMail(queue, trx, { mail, ids: { act: actId, draft: draftId }, startAfter })
  }
}

function checkInput({ act, input }: ReviewDecision): void {
  if ((act === 'reject' || act === 'request-changes') && !input.reason) {
    throw invalid({ reason: ['Choose a reason'] })
  }
  if ((act === 'request-changes' || act === 'reply') && !input.text) {
    throw invalid({ text: [act === 'reply' ? 'Enter the employer’s reply' : 'Say what the author has to change'] })
  }
}

const DONE: Readonly<Partial<Record<Draft['state'], string>>> = {
  published: 'published this review',
  'changes-requested': 'asked for changes to this review',
  rejected: 'rejected this review',
  'under-review': 'hidden this review',
}

function checkState(draft: Draft, { act, input: { version } }: ReviewDecision): void {
  if (version !== undefined && version !== draft.version) {
    const done = draft.state === 'withdrawn' ? 'The author has withdrawn this review' : undefined
    throw conflict(done ?? `Another moderator has ${DONE[draft.state] ?? 'changed this review, or its author has'}`)
  }
  if (!mayModerate(act, draft.state)) {
    throw conflict(`That cannot be done with a review that is ${draft.state.replace('-', ' ')}`)
  }
}

/** Returns the previous state, for Undo. */
function apply(trx: Transaction, step: Step): Promise<object> {
  if (step.act === 'approve') {
    return approve(trx, step)
  }
  return step.act === 'reply' ? reply(trx, step) : changeState(trx, step)
}

const rowBefore = ({ state, reason, decision_text, decided_at, review_id }: Draft) => ({
  state,
  reason,
  decision_text,
  decided_at,
  review_id,
})

async function approve(trx: Transaction, { draft, now }: Step): Promise<object> {
  const company = await trx
    .selectFrom('companies')
    .select('status')
    .where('id', '=', draft.company_id ?? 0)
    .executeTakeFirst()
  if (draft.company_id === null || company?.status !== 'live') {
    throw conflict('Confirm the employer first')
  }
  const lists = await readLists(trx, draft)
  if (!lists) {
    throw new AppError('conflict', 'The review names no type of job that we know. Ask for changes')
  }
  const review = await rowOf(trx, draft.review_id)
  const reviewId = await publishReview(trx, {
    reviewId: draft.review_id,
    companyId: draft.company_id,
    review: toReviewRow(draft.answers, lists),
    verified: draft.is_verified_student,
    now,
  })
  const decided = { reason: null, decision_text: null, decided_at: now }
  await changeDraft(trx, draft.id, { state: 'published', review_id: reviewId, ...decided, now })
  return { draft: rowBefore(draft), review, published: reviewId }
}

const STATES = {
  'request-changes': 'changes-requested',
  reject: 'rejected',
  hide: 'under-review',
  restore: 'published',
} as const

/** The published text stays up while an edit of it is returned or rejected. */
async function changeState(trx: Transaction, { act, input, draft, now }: Step): Promise<object> {
  const state = STATES[act as keyof typeof STATES]
  const review = await rowOf(trx, draft.review_id)
  if (draft.review_id !== null && draft.state !== 'pending' && state !== 'changes-requested') {
    await setReviewState(trx, draft.review_id, { state, now })
  }
  const decided = { reason: input.reason || null, decision_text: input.text || null, decided_at: now }
  await changeDraft(trx, draft.id, { state, ...decided, now })
  const reports = act === 'hide' && draft.review_id !== null ? await upholdReports(trx, draft.review_id, now) : []
  return { draft: rowBefore(draft), review, reports }
}

async function reply(trx: Transaction, { input, draft, now }: Step): Promise<object> {
  const review = found(await rowOf(trx, draft.review_id))
  if (review.reply_text !== null) {
    throw conflict('The employer has replied already')
  }
  await trx
    .updateTable('reviews')
    .set({ reply_text: input.text, reply_at: now, updated_at: now })
    .where('id', '=', review.id)
    .execute()
  await changeDraft(trx, draft.id, { state: draft.state, now })
  return { draft: rowBefore(draft), review }
}

async function rowOf(trx: Transaction, reviewId: number | null): Promise<Row<'reviews'> | null> {
  const row = await trx
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', reviewId ?? 0)
    .executeTakeFirst()
  return row ?? null
}
