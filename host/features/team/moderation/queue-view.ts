import type { ReviewFlag } from '../../../db/tables'
import { HOUR } from '../../../lib/durations'
import { monthYear, rating } from '../../../lib/formats'
import { TEXT_FIELDS } from '../../reviews/review-drafts'
import { ratingOf } from '../../reviews/reviews'
import { reportReason } from '../reports'
import type { ProposedRow, QueueRow, ReportRow } from './queue-queries'
import { workingDays } from './working-days'

/** In working days. Authors are promised a decision within this time. */
const MAX_DAYS = 3
/** Reports with a legal ground are handled within this time. */
const LEGAL_HOURS = 48

const FLAG_NAMES: Readonly<Record<ReviewFlag['kind'], string>> = {
  contact: 'Contact data',
  insult: 'Insult',
  capitals: 'Capitals',
  repeated: 'Repeated text',
  copy: 'Copy',
  many: 'Many a day',
  disposable: 'Throw-away address',
  name: 'Name',
  'new-employer': 'New employer',
  appeal: 'Appeal',
}

export const presentFlags = (flags: readonly ReviewFlag[]) =>
  [...new Set(flags.map(({ kind }) => kind))].map(kind => ({ kind, text: FLAG_NAMES[kind] }))

const reviewPath = (id: number) => `/moderation/reviews/${id}`

export const presentNeighbours = ({ previous, next }: { previous: number | undefined; next: number | undefined }) => ({
  previous: previous === undefined ? undefined : reviewPath(previous),
  next: next === undefined ? undefined : reviewPath(next),
})

export function presentQueue(rows: readonly QueueRow[], now: Date) {
  return rows.map(row => {
    const days = workingDays(row.submitted_at ?? row.updated_at, now)
    return {
      id: row.id,
      url: reviewPath(row.id),
      company: row.company,
      age: days,
      late: days > MAX_DAYS,
      isEdit: row.review_id !== null,
      isAppeal: row.appealed_at !== null,
      flags: presentFlags(row.flags),
      score: scoreOf(row),
      words: wordCount(row),
    }
  })
}

function scoreOf({ answers }: QueueRow): string | null {
  const score = ratingOf(answers)
  return score === null ? null : rating(score)
}

const TEXTS: ReadonlySet<string> = new Set(TEXT_FIELDS.map(({ field }) => field))

function wordCount({ answers }: QueueRow): number {
  const texts = Object.values(answers).flatMap(stage =>
    Object.entries(stage).flatMap(([name, value]) => (TEXTS.has(name) && typeof value === 'string' ? [value] : [])),
  )
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

export function presentReports(rows: readonly ReportRow[], now: Date) {
  return rows.map(row => ({
    id: row.id,
    action: `/moderation/reports/${row.id}`,
    type: { job: 'Job', review: 'Review', company: 'Employer' }[row.type],
    subject: row.job ?? row.headline ?? row.company ?? `number ${row.item_id}`,
    company: row.company,
    url: urlOf(row),
    reason: reportReason(row.type, row.reason) ?? row.reason,
    detail: row.detail,
    age: workingDays(row.created_at, now),
    clock: row.reason === 'legal' ? clockOf(row.created_at, now) : null,
    effect: { job: 'Close the job', review: 'Hide the review', company: 'Accept' }[row.type],
  }))
}

function urlOf({ type, item_id, job_slug, review_slug, company_slug }: ReportRow): string {
  return type === 'job'
    ? `/jobs/${item_id}-${job_slug ?? ''}`
    : type === 'review'
      ? `/reviews/${item_id}-${review_slug ?? ''}`
      : `/companies/${company_slug ?? ''}`
}

function clockOf(reported: Date, now: Date) {
  const left = Math.floor((reported.getTime() + LEGAL_HOURS * HOUR - now.getTime()) / HOUR)
  return { text: left >= 0 ? `${left} h left` : `${-left} h late`, late: left < 0 }
}

export function presentProposed(rows: readonly ProposedRow[]) {
  return rows.map(({ id, name, created_at, reviews }) => ({
    id,
    name,
    action: `/moderation/companies/${id}`,
    reviews: reviews ?? 0,
    since: monthYear(created_at),
  }))
}
