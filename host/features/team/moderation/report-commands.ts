import type { Row } from '../../../db/tables'
import { inTransaction, type Transaction } from '../../../db/transaction'
import { conflict, found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { setReviewState } from '../../reviews/reviews'
import { insertAct } from './act-queries'
import { changeDraft, ensureDraft } from './draft-queries'
import { refuseOwn } from './own-reviews'
import { upholdReports } from './report-queries'
import { enqueueActMail } from './review-commands'

interface ReportDecision {
  reportId: number
  act: 'dismiss' | 'uphold'
  moderatorId: number
}

/**
 * Closes a report. Upholding a report of a review closes all its reports and hides it until a moderator has checked it
 * again; upholding one of a job closes the job. A report of an employer changes nothing else, because editors correct
 * its facts. Throws 404, 403 if the moderator wrote the review, 409 if the report is already closed.
 */
export async function handleReport(
  services: Services,
  { reportId, act, moderatorId }: ReportDecision,
): Promise<number> {
  const { db, data, clock } = services
  const now = clock.now()
  const actId = await inTransaction(db, async trx => {
    const report = found(await lockReport(trx, reportId))
    if (report.review_id !== null) {
      await refuseOwn(trx, moderatorId, { reviewId: report.review_id })
    }
    if (report.state !== 'open') {
      throw conflict('Another moderator has handled this report')
    }
    const state = act === 'uphold' ? 'upheld' : 'dismissed'
    await trx.updateTable('reports').set({ state, handled_at: now }).where('id', '=', reportId).execute()
    const { draftId = null, ...before } = act === 'uphold' ? await uphold(trx, report, now) : {}
    const { review_id, company_id } = report
    const ids = { draft_id: draftId, review_id, company_id, report_id: reportId }
    const id = await insertAct(trx, { act, moderator_id: moderatorId, ...ids, before, acted_at: now })
    if (draftId !== null) {
      await enqueueActMail(services, trx, { act, actId: id, draftId })
    }
    return id
  })
  await data.refresh()
  return actId
}

const lockReport = (trx: Transaction, id: number) =>
  trx.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface Upheld {
  draftId?: number
  draft?: object
  version?: number
  job?: object
  reports?: number[]
}

async function uphold(trx: Transaction, { review_id, job_id }: Row<'reports'>, now: Date): Promise<Upheld> {
  if (review_id !== null) {
    const reports = await upholdReports(trx, review_id, now)
    return { ...(await hideReview(trx, review_id, now)), reports }
  }
  return job_id === null ? {} : closeJob(trx, job_id, now)
}

async function hideReview(trx: Transaction, reviewId: number, now: Date): Promise<Upheld> {
  const draft = await ensureDraft(trx, reviewId, now)
  const { state: shown } = await trx
    .selectFrom('reviews')
    .select('state')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow()
  if (shown !== 'published') {
    return {}
  }
  await setReviewState(trx, reviewId, { state: 'under-review', now })
  // A pending edit stays in the queue, although the published version is hidden.
  const state = draft.state === 'published' ? 'under-review' : draft.state
  await changeDraft(trx, draft.id, { state, now })
  const { reason, decision_text, decided_at, review_id } = draft
  const before = { state: draft.state, reason, decision_text, decided_at, review_id }
  return { draftId: draft.id, draft: before, version: draft.version + 1 }
}

async function closeJob(trx: Transaction, jobId: number, now: Date): Promise<Upheld> {
  const job = await trx
    .selectFrom('jobs')
    .select(['id', 'status', 'closed_reason', 'closed_at'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (job.status !== 'open' && job.status !== 'interest') {
    return {}
  }
  await trx
    .updateTable('jobs')
    .set({ status: 'closed', closed_reason: 'report', closed_at: now, updated_at: now })
    .where('id', '=', jobId)
    .execute()
  return { job }
}
