import type { Row } from '../../../db/tables'
import { date, dayOf, deadline } from '../../../lib/formats'
import { paginationOf, queryOf, takePage } from '../../../lib/list-page'
import { dayNumber } from '../../../lib/london-time'
import { companyUrl } from '../../public/companies'
import { isRated } from '../../reviews/reviews'
import type { DatedPlan } from '../application-plans'
import { presentCopy } from '../job-copies'
import { presentNotes } from '../job-notes'
import type { ListedJob } from '../saved-items'
import {
  currentStage,
  hasEnded,
  panelSegments,
  presentChecklist,
  stageDayName,
  STAGES,
  trackerBucket,
  upcomingStages,
} from '../tracker'
import type { TrackerView } from './input'
import { presentNudge } from './news'

/** The stages that are steps; the rest are outcomes, which exclude each other. */
const STEPS = 9
/** Cards per column: each card lists all stages, and a board has several columns. */
const COLUMN_ROWS = 15

interface Around {
  /** The upcoming plans of all jobs, earliest first. */
  plans: readonly DatedPlan[]
  counts: readonly { type: string; item_id: number; count: number }[]
  now: Date
}

/** Active applications come first, then ended ones. */
export function presentRows(jobs: readonly ListedJob[], around: Around) {
  const rows = presentAll(jobs, around)
  return { going: rows.filter(({ isEnded }) => !isEnded), ended: rows.filter(({ isEnded }) => isEnded) }
}

function presentAll(jobs: readonly ListedJob[], { counts, plans, now }: Around) {
  const notes = new Map(counts.map(({ type, item_id, count }) => [`${type}-${item_id}`, count]))
  const first = new Map(plans.toReversed().map(plan => [plan.key, plan]))
  return jobs.map(job => {
    const key = `${job.type}-${job.id}`
    const plan = first.get(key)
    return {
      ...presentJob(job),
      closes: closingText(job, now, dayOf),
      next: nextDate(job, plan, now),
      nudge: plan ? null : presentNudge(job, now),
      notes: notes.get(key) ?? 0,
    }
  })
}

export function presentList(jobs: readonly ListedJob[], { view, ...around }: Around & { view: TrackerView }) {
  const ended = jobs.filter(({ appTrackerStages }) => hasEnded(appTrackerStages))
  const going = jobs.filter(({ appTrackerStages }) => !hasEnded(appTrackerStages))
  const { items, ...place } = takePage([...going, ...ended], view.page)
  const pagination = paginationOf(place, listPath(view.filter), chosenQuery(view))
  return { ...presentRows(items, around), endedCount: ended.length, pagination }
}

/** Shows the first cards of each column, and the requested page of the chosen column. */
export function presentBoard(
  jobs: readonly ListedJob[],
  { view: shownView, ...around }: Around & { view: TrackerView },
) {
  const { column, page, ...view } = shownView
  const hrefOf = (slug: string, to: number) =>
    `${listPath(view.filter)}${queryOf({ ...chosenQuery(view), column: slug, page: to })}`
  const stages = jobs.map(({ appTrackerStages }) => currentStage(appTrackerStages).slug)
  const columns = STAGES.map(stage => {
    const held = jobs.filter((_, index) => stages[index] === stage.slug)
    const shown = takePage(held, column === stage.slug ? page : 1, COLUMN_ROWS)
    return {
      ...stage,
      count: held.length,
      cards: presentAll(shown.items, around),
      previous: shown.page > 1 ? hrefOf(stage.slug, shown.page - 1) : null,
      next: shown.page < shown.pages ? hrefOf(stage.slug, shown.page + 1) : null,
    }
  })
  const last = columns.findLastIndex(({ count }, index) => index < STEPS && count > 0)
  return columns.filter(({ count }, index) => count > 0 || index === 0 || (index === last + 1 && index < STEPS))
}

export function presentPlace({ filter, page, column, ...choice }: TrackerView) {
  const query = { ...chosenQuery(choice), column, page: page === 1 ? undefined : page }
  const viewQuery = {
    list: queryOf(chosenQuery({ ...choice, view: 'list' })),
    board: queryOf(chosenQuery({ ...choice, view: 'board' })),
  }
  return { base: listPath(filter), listQuery: queryOf(query), viewQuery }
}

const listPath = (filter: string) => `/dashboard/app-tracker/${filter}`

const chosenQuery = ({ 'sort-by': sortBy, direction, search, view }: Omit<TrackerView, 'filter' | 'page'>) => ({
  'sort-by': sortBy === 'updatedAt' ? undefined : sortBy,
  direction,
  search,
  view: view === 'list' ? undefined : view,
})

interface Details {
  notes: readonly Row<'job_notes'>[]
  rating: Rating | undefined
  copy: Row<'job_copies'> | undefined
  plan: DatedPlan | undefined
  now: Date
}

export function presentPanel(job: ListedJob, { notes, rating, copy, plan, now }: Details) {
  const closes = closingText(job, now)
  const date = nextDate(job, plan, now)
  const isAction = plan?.kind === 'next-action' && date === plan.text
  const closing = trackerBucket(job.appTrackerStages) === 'not-applied' ? closes : null
  return {
    ...presentJob(job),
    closes,
    // A next action is shown separately, with its tick.
    next: isAction ? null : date === null ? closing : { text: date, isUrgent: false },
    stages: job.appTrackerStages,
    checklist: checklistOf(job),
    nudge: plan ? null : presentNudge(job, now),
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

function checklistOf({ appTrackerStages: stages }: ListedJob) {
  const { slug } = currentStage(stages)
  return presentChecklist(slug, stages.find(stage => stage.slug === slug)?.ticks ?? [])
}

/** Earliest first, with the days since the previous stage; includes cleared stages. */
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
    starred: job.starred,
    path: panelSegments(job),
  }
}

/** Returns null without a deadline. `format` is for dates 15 days away or more. */
function closingText(job: ListedJob, now: Date, format = deadline): { text: string; isUrgent: boolean } | null {
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
  return { text: near ?? `Closes ${format(closes, now)}`, isUrgent: days <= 2 }
}

/** Returns the next date of a stage or a plan: "Interview on 3 October, 14:30". */
function nextDate(job: ListedJob, plan: DatedPlan | undefined, now: Date): string | null {
  const [next] = upcomingStages(job.appTrackerStages, now)
  if (plan && (!next || plan.day <= next.date)) {
    return plan.text
  }
  const by = next?.slug === 'accepted' && !next.done ? 'by' : 'on'
  return next ? `${stageDayName(next)} ${by} ${dayOf(`${next.date}T12:00:00Z`, now)}` : null
}
