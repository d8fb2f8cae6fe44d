import { date, deadline } from '../../../lib/formats'
import { dayNumber } from '../../../lib/london-time'
import { type CatalogueName, catalogueName, type Subject, subject, wholeName } from '../../../mails/subject'
import type { loadSearches } from '../../account/saved-searches'
import type { listUnfinished } from '../../reviews/review-drafts'
import { type DatedRow, dayText, isDue } from '../application-plans'
import { NEWS_LINKS } from '../applications'
import type { ListedJob } from '../saved-items'
import { describeSilence, findNudge, panelPath, trackerBucket } from '../tracker'
import type { ReminderRow } from './queries'

export interface Known {
  jobs: readonly ListedJob[]
  drafts: Awaited<ReturnType<typeof listUnfinished>>
  searches: Awaited<ReturnType<typeof loadSearches>>
  plans: readonly DatedRow[]
  /** The links that stop or confirm the mails of each search, by its id. */
  links: ReadonlyMap<number, string>
  now: Date
  baseUrl: string
}

export interface Item {
  title: string
  /** Like the title, but without the user's input. */
  subject: Subject
  text: string
  links: readonly { text: string; url: string }[]
}

const STEPS = 7

export function presentReminder(row: ReminderRow, known: Known): Item | undefined {
  switch (row.type) {
    case 'review-drafts':
      return presentDraft(row, known)
    case 'saved-searches':
      return presentSearch(row, known)
    case 'next-actions':
      return presentAction(row, known)
    case 'jobs':
    case 'external-jobs': {
      const job = known.jobs.find(({ type, id }) => type === row.type && id === row.item_id)
      return job && presentJob(row, job, known)
    }
  }
}

/** The subject names the first reminder and counts the others. */
export function subjectOf([first, ...others]: readonly Item[]): Subject {
  const news = first?.subject ?? subject`Your reminders`
  if (others.length === 0) {
    return news
  }
  return news.endsWith('?') ? subject`${news} And ${others.length} more` : subject`${news}, and ${others.length} more`
}

/** The title names the job; the subject omits the name of an external job, because the user entered it. */
function headline(job: ListedJob, write: (name: CatalogueName) => Subject): Pick<Item, 'title' | 'subject'> {
  return {
    title: write(wholeName(job.title)),
    subject: write(job.type === 'jobs' ? catalogueName(job.title) : ADDED_JOB),
  }
}

const ADDED_JOB = catalogueName('A job you added')

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
  const end = job.deadlineTimestamp === null ? null : new Date(job.deadlineTimestamp)
  const when = end ? `It closes ${deadline(end, known.now)}.` : 'It has no closing date.'
  const links = jobLinks(job, known)
  switch (row.kind) {
    case 'closing-7':
    case 'closing-2': {
      const days = end ? dayNumber(end) - dayNumber(known.now) : 0
      const isDue = job.reminders && days > 0 && days <= Number(row.kind.slice(-1))
      const text = `You saved this and have not marked it as applied. ${when}`
      return isDue ? { ...headline(job, name => closes(name, days)), text, links } : undefined
    }
    case 'opened':
      return { ...headline(job, isOpen), text: `You saved it before it opened. ${when}`, links }
    case 'interest-opened':
      return {
        ...headline(job, isOpen),
        text: `You asked us to tell you. It is now in your saved jobs. ${when}`,
        links,
      }
    case 'date-changed': {
      const change = headline(job, name =>
        end ? subject`${name} now closes ${end}` : subject`${name} no longer has a closing date`,
      )
      return { ...change, text: `The employer changed this by ${date(row.created_at)}. ${when}`, links }
    }
    default:
      return undefined
  }
}

const closes = (name: CatalogueName, days: number): Subject =>
  days === 1 ? subject`${name} closes tomorrow` : subject`${name} closes in ${days} days`

const isOpen = (name: CatalogueName): Subject => subject`${name} is open`

const closedEarly = (row: ReminderRow, job: ListedJob, { baseUrl }: Known): Item => ({
  ...headline(job, name => subject`${name} has closed early`),
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

/** Asks the question of the application's panel. Each answer links to the panel with the matching button. */
function presentStale(job: ListedJob, { now, baseUrl }: Known): Item | undefined {
  const nudge = findNudge(job, now)
  if (!nudge) {
    return undefined
  }
  const name = catalogueName(job.company || job.title)
  const at = job.company ? `${job.company} about ${job.title}` : job.title
  const isOffer = nudge.kind === 'offer'
  return {
    title: isOffer ? `Have you answered the offer for ${nameOf(job)}?` : `Any news from ${at}?`,
    subject: isOffer ? askAboutOffer(job, name) : askForNews(job, name),
    text: isOffer
      ? 'Tell us what you said, or the last day to answer, and it is in your tracker and your calendar.'
      : `${describeSilence(nudge, job.title)}. Has anything happened since?`,
    links: NEWS_LINKS[nudge.kind].map(({ value, text }) => ({
      text,
      url: `${baseUrl}${panelPath(job)}?answer=${value}#${value === 'moved' ? 'stages' : 'panel'}`,
    })),
  }
}

const askForNews = ({ type }: ListedJob, name: CatalogueName): Subject =>
  type === 'jobs' ? subject`Any news from ${name}?` : subject`Any news of a job you added?`

const askAboutOffer = ({ type }: ListedJob, name: CatalogueName): Subject =>
  type === 'jobs' ? subject`Have you answered ${name}?` : subject`Have you answered an offer?`

const nameOf = ({ title, company }: { title: string; company: string }) => (company ? `${title} at ${company}` : title)

function presentAction(row: ReminderRow, { plans, jobs, now, baseUrl }: Known): Item | undefined {
  const action = plans.find(({ kind, id, day }) => kind === 'next-action' && id === row.item_id && isDue(day, now))
  const job = action && jobs.find(({ type, id }) => type === action.type && id === action.item_id)
  return (
    job && {
      title: `${action.text}: ${nameOf(job)}`,
      subject: subject`You planned something for today`,
      text: `You planned this for ${dayText(action.day)}. Tick it off when it is done.`,
      links: [{ text: 'Open the application', url: `${baseUrl}${panelPath(job)}` }],
    }
  )
}

function presentDraft(row: ReminderRow, { drafts, baseUrl }: Known): Item | undefined {
  const draft = drafts.find(({ reviewId, state }) => reviewId === row.item_id && state === 'draft')
  return (
    draft && {
      title: describeDraft(draft),
      subject: draft.listedCompany
        ? subject`Finish your ${catalogueName(draft.listedCompany)} review`
        : subject`Finish your review`,
      text: `${Math.round((draft.percent * STEPS) / 100)} of ${STEPS} steps done.`,
      links: [
        { text: 'Continue', url: `${baseUrl}/write-a-review/${draft.reviewId}/${draft.stage}` },
        { text: 'Delete it', url: `${baseUrl}/dashboard/my-reviews/${draft.reviewId}/delete` },
      ],
    }
  )
}

function describeDraft({ jobTitle, company }: Known['drafts'][number]): string {
  const about = jobTitle ? ` of ${nameOf({ title: jobTitle, company: company ?? '' })}` : ''
  return about || !company ? `Finish your review${about}` : `Finish your ${company} review`
}

function presentSearch(row: ReminderRow, { searches, links }: Known): Item | undefined {
  const search = searches.find(({ id, frequency, paused }) => id === row.item_id && frequency !== 'off' && !paused)
  const link = links.get(row.item_id)
  return search && link
    ? {
        title: 'Still want these emails?',
        subject: subject`Still want these emails?`,
        text: `You have not opened “${search.name}” for a year. We stop its emails in 30 days unless you keep them.`,
        links: [
          { text: 'Keep them', url: `${link}?about=keep` },
          { text: 'Stop them now', url: link },
        ],
      }
    : undefined
}
