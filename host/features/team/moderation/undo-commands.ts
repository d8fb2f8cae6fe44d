import type { Row } from '../../../db/tables'
import { inTransaction, type Transaction } from '../../../db/transaction'
import { conflict, found, notFound } from '../../../lib/errors'
import type { Services } from '../../../services'
import { moveDrafts } from '../../reviews/review-drafts'
import { restoreReview } from '../../reviews/reviews'
import { findAct, insertAct, isUndone } from './act-queries'
import { lockCompany } from './company-commands'
import { changeDraft, lockDraft } from './draft-queries'
import { reopenReports } from './report-queries'
import { UNDO_MS } from './review-commands'

interface Before {
  draft?: Pick<Row<'review_drafts'>, 'state' | 'reason' | 'decision_text' | 'decided_at' | 'review_id'>
  /** The version of the draft after the act. */
  version?: number
  /** The published review; null if there was none. */
  review?: Row<'reviews'> | null
  /** The id of the review that an approval published or changed. */
  published?: number
  job?: Pick<Row<'jobs'>, 'id' | 'status' | 'closed_reason' | 'closed_at'>
  target?: number
  drafts?: number[]
  reports?: number[]
  nameKey?: string
}

/**
 * Undoes a moderator's act of the last minute; its mail is then not sent. Throws 404 for another moderator's act, and
 * 409 if it is too late or the state has changed since.
 */
export async function undo(services: Services, { actId, moderatorId }: { actId: number; moderatorId: number }) {
  const { db, data, clock } = services
  const now = clock.now()
  await inTransaction(db, async trx => {
    const act = found(await findAct(trx, actId))
    if (act.moderator_id !== moderatorId || act.act === 'undo') {
      throw notFound()
    }
    if (now.getTime() - act.acted_at.getTime() > UNDO_MS || (await isUndone(trx, actId))) {
      throw conflict('This can no longer be undone')
    }
    await takeBack(trx, act, now)
    const { draft_id, review_id, company_id, report_id } = act
    const ids = { draft_id, review_id, company_id, report_id, undoes: actId }
    await insertAct(trx, { act: 'undo', moderator_id: moderatorId, ...ids, acted_at: now })
  })
  await data.refresh()
}

async function takeBack(trx: Transaction, act: Row<'moderation_acts'>, now: Date): Promise<void> {
  const before = (act.before ?? {}) as Before
  await reopenReports(trx, [...(before.reports ?? []), ...(act.report_id === null ? [] : [act.report_id])])
  if (act.draft_id !== null && before.draft) {
    await restoreDraft(trx, act.draft_id, { before, now })
  }
  if (before.job) {
    const { id, ...job } = before.job
    await trx.updateTable('jobs').set(job).where('id', '=', id).execute()
  }
  if (act.act === 'confirm' || act.act === 'merge') {
    await restoreCompany(trx, act.company_id ?? 0, { before, now })
  }
}

async function restoreDraft(
  trx: Transaction,
  id: number,
  { before, now }: { before: Before; now: Date },
): Promise<void> {
  const draft = found(await lockDraft(trx, id))
  if (draft.version !== before.version || !before.draft) {
    throw conflict('The review has changed since. This can no longer be undone')
  }
  await changeDraft(trx, id, { ...before.draft, now })
  const reviewId = before.published ?? draft.review_id
  if (reviewId !== null) {
    await restoreReview(trx, reviewId, { row: before.review, now })
  }
}

async function restoreCompany(
  trx: Transaction,
  id: number,
  { before, now }: { before: Before; now: Date },
): Promise<void> {
  const company = found(await lockCompany(trx, id))
  const { target, drafts, nameKey = company.name_key } = before
  if (target !== undefined) {
    await moveDrafts(trx, { from: target, to: id, ids: drafts ?? [] })
    await trx.deleteFrom('company_aliases').where('name_key', '=', nameKey).where('company_id', '=', target).execute()
  } else if (await hasReviews(trx, id)) {
    throw conflict('A review of this employer was published since. This can no longer be undone')
  }
  await trx
    .updateTable('companies')
    .set({ status: 'draft', name_key: nameKey, updated_at: now })
    .where('id', '=', id)
    .execute()
}

async function hasReviews(trx: Transaction, companyId: number): Promise<boolean> {
  const row = await trx.selectFrom('reviews').select('id').where('company_id', '=', companyId).executeTakeFirst()
  return row !== undefined
}
