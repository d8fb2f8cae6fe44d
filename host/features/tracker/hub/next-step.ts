import { date } from '../../../lib/formats'
import { dayNumber } from '../../../lib/london-time'
import type { Completion } from '../../account/profile'
import type { presentUnfinished } from '../../reviews/review-drafts'
import type { DatedPlan } from '../application-plans'
import type { ListedJob } from '../saved-items'
import { hasEnded, panelPath, trackerBucket, upcomingStages } from '../tracker'

import { listDates } from './week'

type Unfinished = Pick<
  ReturnType<typeof presentUnfinished>,
  'reviewId' | 'company' | 'jobTitle' | 'stage' | 'percent' | 'state'
>

export interface Situation {
  jobs: readonly ListedJob[]
  reviews: readonly Unfinished[]
  plans: readonly DatedPlan[]
  completion: Completion
  /** The user has dismissed the request to complete their profile. */
  isProfileDismissed: boolean
  now: Date
}

interface NextStep {
  kind: Kind
  title: string
  reason: string
  action: string
  url: string
}

type Kind = 'appointment' | 'offer' | 'closing' | 'changes' | 'review' | 'profile' | 'first-job' | 'apply' | 'search'
type Step = Omit<NextStep, 'kind'>

const APPOINTMENTS: readonly string[] = [
  'test',
  'call',
  'next-action',
  'online-test',
  'video-interview',
  'phone-interview',
  'interview',
  'assessment-centre',
]
const NEAR = ['today', 'tomorrow'] as const
const URGENT_DAYS = 2

/** Most urgent first. The first applicable step is shown, and "Not now" moves to the second. */
const ORDER: readonly [Kind, (situation: Situation) => Step | undefined][] = [
  ['appointment', nextAppointment],
  ['offer', openOffer],
  ['closing', closingJob],
  ['changes', ({ reviews }) => reviewStep(reviews.find(({ state }) => state === 'changes-requested'))],
  ['review', ({ reviews }) => reviewStep(reviews.find(({ state }) => state === 'draft'))],
  ['first-job', firstJob],
  ['profile', profileStep],
  ['apply', savedJob],
  ['search', search],
]

export function listNextSteps(situation: Situation): NextStep[] {
  return ORDER.flatMap(([kind, find]) => {
    const step = find(situation)
    return step ? [{ kind, ...step }] : []
  })
}

const daysUntil = (instant: Date, now: Date) => dayNumber(instant) - dayNumber(now)
const nameOf = ({ title, company }: Pick<ListedJob, 'title' | 'company'>) =>
  company ? `${title} at ${company}` : title

function nextAppointment({ jobs, plans, now }: Situation): Step | undefined {
  const first = listDates(jobs, plans, now).find(({ slug, days }) => APPOINTMENTS.includes(slug) && days <= 1)
  return (
    first && {
      title: `${first.name} ${NEAR[first.days < 1 ? 0 : 1]}${first.time && `, ${first.time}`}: ${first.job.title}`,
      reason: `${first.job.company ? `At ${first.job.company}. ` : ''}Your notes and dates are in your tracker.`,
      action: 'Get ready',
      url: panelPath(first.job),
    }
  )
}

/** An offer without a date to answer by comes first, so that the user adds it. */
function openOffer({ jobs, now }: Situation): Step | undefined {
  const [first] = jobs
    .filter(({ appTrackerStages }) => !hasEnded(appTrackerStages))
    .filter(({ appTrackerStages }) => appTrackerStages.some(({ slug, done }) => slug === 'offer' && done))
    .map(job => ({ job, by: upcomingStages(job.appTrackerStages, now).find(({ slug }) => slug === 'accepted') }))
    .sort((a, b) => (a.by?.days ?? -1) - (b.by?.days ?? -1) || a.job.id - b.job.id)
  return (
    first && {
      title: `Answer the offer: ${nameOf(first.job)}`,
      reason: first.by
        ? `Your last day to answer is ${date(`${first.by.date}T12:00:00Z`)}.`
        : 'Tell us what you said, or the last day to answer.',
      action: 'Open the offer',
      url: panelPath(first.job),
    }
  )
}

function openJobs({ jobs, now }: Situation) {
  return jobs
    .filter(job => job.state === 'open' && trackerBucket(job.appTrackerStages) === 'not-applied')
    .filter(job => !hasEnded(job.appTrackerStages))
    .map(job => ({
      job,
      closes: job.deadlineTimestamp ?? Infinity,
      days: job.deadlineTimestamp === null ? Infinity : daysUntil(new Date(job.deadlineTimestamp), now),
    }))
    .sort((a, b) => (a.closes === b.closes ? 0 : a.closes - b.closes) || a.job.id - b.job.id)
}

function closingJob(situation: Situation): Step | undefined {
  const first = openJobs(situation).find(({ days }) => days <= URGENT_DAYS)
  const when = first && (NEAR[first.days as 0 | 1] ?? `in ${first.days} days`)
  return (
    first && {
      title: `Apply for ${nameOf(first.job)}`,
      reason: `It closes ${when}, and you haven’t applied yet.`,
      action: 'Open the job',
      url: panelPath(first.job),
    }
  )
}

function reviewStep(review: Unfinished | undefined): Step | undefined {
  const isReturned = review?.state === 'changes-requested'
  return (
    review && {
      title: `${isReturned ? 'Change' : 'Finish'} your review${review.company ? ` of ${review.company}` : ''}`,
      reason: isReturned
        ? 'Our moderators asked for changes before we can publish it.'
        : `You’re ${review.percent}% of the way there.`,
      action: isReturned ? 'See what to change' : 'Continue',
      url: `/write-a-review/${review.reviewId}/${review.stage}`,
    }
  )
}

function profileStep({ completion, isProfileDismissed }: Situation): Step | undefined {
  return completion.isProfileCompleted || isProfileDismissed
    ? undefined
    : {
        title: 'Tell us what you look for',
        reason: `Your profile is ${completion.progression}% complete. We use it to suggest jobs that suit you.`,
        action: 'Continue your profile',
        url: `/register/${completion.currentStage}`,
      }
}

function firstJob({ jobs }: Situation): Step | undefined {
  return jobs.length > 0
    ? undefined
    : {
        title: 'Save your first job',
        reason: 'Start here: save a job. We keep its dates and show you what comes next.',
        action: 'Search jobs',
        url: '/search-jobs',
      }
}

function savedJob(situation: Situation): Step | undefined {
  const [first] = openJobs(situation)
  return (
    first && {
      title: `Apply for ${nameOf(first.job)}`,
      reason:
        first.days === Infinity ? 'You saved it and it has no closing date.' : 'It is the next of your jobs to close.',
      action: 'Open the job',
      url: panelPath(first.job),
    }
  )
}

function search({ jobs }: Situation): Step | undefined {
  return jobs.length > 0
    ? {
        title: 'Look for more jobs',
        reason: 'Nothing you saved is waiting for you.',
        action: 'Search jobs',
        url: '/search-jobs',
      }
    : undefined
}
