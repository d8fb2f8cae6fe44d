import { dayNumber } from '../../http/days'
import { date, deadline } from '../../http/formats'
import type { listUnfinished } from '../review-drafts'
import type { ListedJob } from '../saved-items'
import type { loadSearches } from '../saved-searches'
import { hasEnded, panelPath, trackerBucket } from '../tracker'
import type { ReminderRow } from './queries'

/** What the person has now. */
export interface Known {
  jobs: readonly ListedJob[]
  drafts: Awaited<ReturnType<typeof listUnfinished>>
  searches: Awaited<ReturnType<typeof loadSearches>>
  /** The links that stop or keep the mails of each search. */
  links: ReadonlyMap<number, string>
  now: Date
  baseUrl: string
}

export interface Item {
  title: string
  text: string
  links: readonly { text: string; url: string }[]
}

const STEPS = 7

/** Returns one reminder as the mail shows it; undefined when it is out of date. */
export function presentReminder(row: ReminderRow, known: Known): Item | undefined {
  switch (row.type) {
    case 'review-drafts':
      return presentDraft(row, known)
    case 'saved-searches':
      return presentSearch(row, known)
    case 'jobs':
    case 'external-jobs': {
      const job = known.jobs.find(({ type, id }) => type === row.type && id === row.item_id)
      return job && presentJob(row, job, known)
    }
  }
}

/** The subject names the first reminder, and counts the others. */
export function subjectOf([first, ...others]: readonly Item[]): string {
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return `${first?.title ?? 'Your reminders'}${more}`
}

function presentJob(row: ReminderRow, job: ListedJob, known: Known): Item | undefined {
  const isWaiting = trackerBucket(job.appTrackerStages) === 'not-applied'
  if (row.kind === 'stale') {
    return presentStale(job, known)
  }
  if (row.kind === 'closed-early') {
    return isWaiting && job.state === 'closed' ? closedEarly(row, job, known) : undefined
  }
  return isWaiting && job.state === 'open' ? presentOpen(row, job, known) : undefined
}

function presentOpen(row: ReminderRow, job: ListedJob, known: Known): Item | undefined {
  const closes = job.deadlineTimestamp === null ? null : new Date(job.deadlineTimestamp)
  const when = closes ? `It closes ${deadline(closes)}.` : 'It has no closing date.'
  const links = jobLinks(job, known)
  switch (row.kind) {
    case 'closing-7':
    case 'closing-2': {
      const days = closes ? dayNumber(closes) - dayNumber(known.now) : 0
      const isDue = job.reminders && days > 0 && days <= Number(row.kind.slice(-1))
      const text = `You saved this and have not marked it as applied. ${when}`
      return isDue ? { title: `${job.title} closes ${formatDays(days)}`, text, links } : undefined
    }
    case 'opened':
      return { title: `${job.title} is open`, text: `You saved it before it opened. ${when}`, links }
    case 'interest-opened':
      return {
        title: `${job.title} is open`,
        text: `You asked us to tell you. It is now in your saved jobs. ${when}`,
        links,
      }
    case 'date-changed': {
      const title = closes ? `${job.title} now closes ${date(closes)}` : `${job.title} no longer has a closing date`
      return { title, text: `The employer changed this by ${date(row.created_at)}. ${when}`, links }
    }
    default:
      return undefined
  }
}

const formatDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${days} days`)

const closedEarly = (row: ReminderRow, job: ListedJob, { baseUrl }: Known): Item => ({
  title: `${job.title} has closed early`,
  text: `The employer closed it by ${date(row.created_at)}. Its page shows similar jobs that are open.`,
  links: [{ text: 'See similar jobs', url: `${baseUrl}${job.url ?? ''}` }],
})

function jobLinks(job: ListedJob, { baseUrl }: Known): Item['links'] {
  const panel = `${baseUrl}${panelPath(job)}`
  const view = job.type === 'jobs' ? `${baseUrl}${job.url ?? ''}` : (job.url ?? panel)
  return [
    { text: 'View and apply', url: view },
    { text: 'I have already applied', url: panel },
    { text: 'Turn this reminder off', url: `${baseUrl}/dashboard/saved-items?type=jobs` },
  ]
}

function presentStale(job: ListedJob, { now, baseUrl }: Known): Item | undefined {
  const isAnswered = job.askAgainAt !== null && new Date(job.askAgainAt) > now
  const isUnderWay = trackerBucket(job.appTrackerStages) === 'applied' && !hasEnded(job.appTrackerStages)
  if (isAnswered || !isUnderWay) {
    return undefined
  }
  const days = dayNumber(now) - dayNumber(new Date(job.updatedAt))
  return {
    title: `Any news from ${job.company || job.title}?`,
    text: `Nothing has changed about your application for ${job.title} for ${days} days.`,
    links: [{ text: 'Still waiting, moved on, or not successful', url: `${baseUrl}${panelPath(job)}` }],
  }
}

function presentDraft(row: ReminderRow, { drafts, baseUrl }: Known): Item | undefined {
  const draft = drafts.find(({ reviewId, state }) => reviewId === row.item_id && state === 'draft')
  return (
    draft && {
      title: draft.company ? `Finish your ${draft.company} review` : 'Finish your review',
      text: `${Math.round((draft.percent * STEPS) / 100)} of ${STEPS} steps done.`,
      links: [
        { text: 'Continue', url: `${baseUrl}/write-a-review/${draft.reviewId}/${draft.stage}` },
        { text: 'Delete it', url: `${baseUrl}/dashboard/my-reviews/${draft.reviewId}/delete` },
      ],
    }
  )
}

function presentSearch(row: ReminderRow, { searches, links }: Known): Item | undefined {
  const search = searches.find(({ id, frequency, paused }) => id === row.item_id && frequency !== 'off' && !paused)
  const link = links.get(row.item_id)
  return search && link
    ? {
        title: 'Still want these emails?',
        text: `You have not opened “${search.name}” for a year. We stop its emails in 30 days unless you keep them.`,
        links: [
          { text: 'Keep them', url: `${link}?about=keep` },
          { text: 'Stop them now', url: link },
        ],
      }
    : undefined
}
