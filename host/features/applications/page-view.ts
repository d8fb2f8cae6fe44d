import type { Row } from '../../db/tables'
import { dayNumber } from '../../http/days'
import { date, deadline } from '../../http/formats'
import { companyUrl } from '../companies'
import { presentCopy } from '../job-copies'
import { presentNotes } from '../job-notes'
import { isRated } from '../reviews'
import type { ListedJob } from '../saved-items'
import { currentStage, hasEnded, panelSegments, STAGES, trackerBucket } from '../tracker'
import { SILENT_DAYS } from './news'

/** The stages that are steps: the ends after them exclude each other. */
const STEPS = 9

interface Around {
  counts: readonly { type: string; item_id: number; count: number }[]
  now: Date
}

/** Returns the rows of the list: those that continue, and those that have ended. */
export function presentRows(jobs: readonly ListedJob[], { counts, now }: Around) {
  const rows = jobs.map(job => ({
    ...presentJob(job),
    closes: closingText(job, now),
    next: nextDate(job, now),
    silentDays: silentDays(job, now),
    notes: counts.find(({ type, item_id }) => type === job.type && item_id === job.id)?.count ?? 0,
  }))
  return { going: rows.filter(({ isEnded }) => !isEnded), ended: rows.filter(({ isEnded }) => isEnded) }
}

/** Returns the columns of the board: every stage that has cards, and the next one. */
export function presentBoard(jobs: readonly ListedJob[]) {
  const cards = jobs.map(presentJob)
  const columns = STAGES.map(stage => ({ ...stage, cards: cards.filter(({ current }) => current.slug === stage.slug) }))
  const last = columns.findLastIndex(({ cards: held }, index) => index < STEPS && held.length > 0)
  return columns.filter(
    ({ cards: held }, index) => held.length > 0 || index === 0 || (index === last + 1 && index < STEPS),
  )
}

interface Details {
  notes: readonly Row<'job_notes'>[]
  rating: Rating | undefined
  copy: Row<'job_copies'> | undefined
  now: Date
}

/** Returns what the panel of one job shows. */
export function presentPanel(job: ListedJob, { notes, rating, copy, now }: Details) {
  return {
    ...presentJob(job),
    closes: closingText(job, now),
    stages: job.appTrackerStages,
    silentDays: silentDays(job, now),
    history: historyOf(job),
    notes: presentNotes(notes),
    copy: copy ? presentCopy(copy) : null,
    canBeCopied: job.type === 'jobs' && job.isListed,
    companyUrl: job.companySlug ? companyUrl({ slug: job.companySlug }) : null,
    rating: rating && isRated(rating.review_count) ? { value: rating.overall, count: rating.review_count } : null,
    reviewUrl: `/write-a-review/job-details${job.companySlug ? `?company=${job.companySlug}` : ''}`,
    applyUrl: job.type === 'jobs' ? (job.state === 'open' ? `/go/job/${job.id}` : null) : job.url,
  }
}

/** Returns when each stage was done, the first one first, with the days since the one before; cleared stages included. */
function historyOf({ appTrackerStages }: ListedJob) {
  const steps = appTrackerStages
    .flatMap(({ slug, name, done, doneAt }) =>
      doneAt && slug !== 'interested' ? [{ name, done, at: new Date(doneAt) }] : [],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return steps.map(({ name, done, at }, index) => {
    const before = steps[index - 1]
    const after = before ? dayNumber(at) - dayNumber(before.at) : 0
    return { name, done, at: at.toISOString(), day: date(at), after }
  })
}

interface Rating {
  overall: number | null
  review_count: number
}

function presentJob(job: ListedJob) {
  const current = currentStage(job.appTrackerStages)
  return {
    id: job.id,
    type: job.type,
    title: job.title,
    company: job.company,
    logo: job.logo,
    url: job.url,
    state: job.state,
    isListed: job.isListed,
    current,
    bucket: trackerBucket(job.appTrackerStages),
    isEnded: hasEnded(job.appTrackerStages),
    pips: job.appTrackerStages.slice(0, STEPS).map(({ slug, done }) => ({ done, current: slug === current.slug })),
    path: panelSegments(job),
  }
}

/** "Closes in 3 days", "Closes Friday 9 October, 23:59" or "Closed"; null without a deadline. */
function closingText(job: ListedJob, now: Date): { text: string; isUrgent: boolean } | null {
  if (!job.isListed) {
    return { text: 'No longer listed', isUrgent: false }
  }
  if (job.state === 'closed') {
    return { text: 'Closed', isUrgent: false }
  }
  if (job.deadlineTimestamp === null) {
    return job.state === 'opening-soon' ? { text: 'Not open yet', isUrgent: false } : null
  }
  const closes = new Date(job.deadlineTimestamp)
  const days = dayNumber(closes) - dayNumber(now)
  const near = ['Closes today', 'Closes tomorrow'][days] ?? (days < 15 ? `Closes in ${days} days` : undefined)
  return { text: near ?? `Closes ${deadline(closes)}`, isUrgent: days <= 2 }
}

/** Returns the next day that the person gave for a stage that is not done: "Interview on 3 October 2026". */
function nextDate(job: ListedJob, now: Date): string | null {
  const today = dayNumber(now)
  const [next] = job.appTrackerStages
    .flatMap(({ name, date: day, done }) => (day && !done ? [{ name, at: new Date(`${day}T12:00:00Z`) }] : []))
    .filter(({ at }) => dayNumber(at) >= today)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return next ? `${next.name} on ${date(next.at)}` : null
}

/** Returns how many days an application has been without a change, from 21 days on and unless the person has answered. */
function silentDays(job: ListedJob, now: Date): number | null {
  const days = dayNumber(now) - dayNumber(new Date(job.updatedAt))
  if (job.askAgainAt !== null && new Date(job.askAgainAt) > now) {
    return null
  }
  return trackerBucket(job.appTrackerStages) === 'applied' && !hasEnded(job.appTrackerStages) && days >= SILENT_DAYS
    ? days
    : null
}
