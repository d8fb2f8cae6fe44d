import type { DraftState } from '../../../db/tables'
import { actionsOf, type OwnRow, presentUnfinished } from '../review-drafts'
import { ratingOf, reasonText, reviewUrl } from '../reviews'

/** The states in which the author sees a moderator's decision. */
const DECIDED: ReadonlySet<DraftState> = new Set(['changes-requested', 'rejected', 'under-review'])

const STATES: Readonly<Record<DraftState, { text: string; tone: string }>> = {
  draft: { text: 'Not sent yet', tone: 'plain' },
  pending: { text: 'Waiting for a moderator', tone: 'opening' },
  published: { text: 'Published', tone: 'good' },
  'changes-requested': { text: 'Needs a change', tone: 'urgent' },
  rejected: { text: 'Not published', tone: 'error' },
  'under-review': { text: 'Hidden while we check it', tone: 'urgent' },
  withdrawn: { text: 'Withdrawn by you', tone: 'closed' },
}

export function presentOwn(row: OwnRow) {
  const isDecided = DECIDED.has(row.state)
  return {
    reviewId: row.id,
    state: row.state,
    company: row.company,
    jobTitle: row.job_title,
    overallRating: row.overall ?? ratingOf(row.answers),
    reason: isDecided ? reasonText(row.reason) : null,
    reasonText: isDecided ? row.decision_text : null,
    url: urlOf(row),
    views: row.views ?? 0,
    helpful: row.helpful ?? 0,
    updatedAt: row.updated_at.toISOString(),
    actions: actionsOf(row),
  }
}

/** Reviews that their author still has to finish come first. */
export function presentPage(rows: readonly OwnRow[]) {
  const isUnfinished = ({ actions }: { actions: readonly string[] }) => actions.includes('continue')
  const items = rows.map(row => ({ ...presentOwn(row), ...presentUnfinished(row), status: STATES[row.state] }))
  return { unfinished: items.filter(isUnfinished), sent: items.filter(item => !isUnfinished(item)) }
}

const urlOf = ({ review_id, slug, review_state, company_status }: OwnRow): string | null =>
  review_id !== null && review_state === 'published' && company_status === 'live'
    ? reviewUrl({ id: review_id, slug: slug ?? '' })
    : null
