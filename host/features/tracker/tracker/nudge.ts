import { STAGES } from '@firstrung/api/contracts'
import type { TrackerStage } from '../../../db/tables'
import { dayNumber } from '../../../lib/london-time'
import { hasEnded, type StageState, trackerBucket } from './stages'

/** Days without a change until the user is reminded to update an application. */
export const SILENT_DAYS = 21
/** Days. An offer needs an answer sooner. */
export const OFFER_DAYS = 7

type Day = Pick<StageState, 'slug' | 'done' | 'date'>

interface Application {
  appTrackerStages: readonly Day[]
  updatedAt: string
  askAgainAt: string | null
}

/** `days` counts from the last change or the last date. */
export interface Nudge {
  kind: 'news' | 'offer'
  days: number
  /** The stage of the last date, if that is later than the last change. */
  since: TrackerStage | null
}

/** Negative for a past day. */
export const daysUntilStage = (day: string, now: Date): number =>
  dayNumber(new Date(`${day}T12:00:00Z`)) - dayNumber(now)

/** Stages with a future date, earliest first. A stage that was done today counts as past. */
export function upcomingStages<T extends Day>(stages: readonly T[], now: Date): (T & { date: string; days: number })[] {
  return stages
    .flatMap(stage =>
      stage.date === null ? [] : [{ ...stage, date: stage.date, days: daysUntilStage(stage.date, now) }],
    )
    .filter(({ days, done }) => days > 0 || (days === 0 && !done))
    .sort((a, b) => a.days - b.days)
}

/** Until an offer is accepted, the date of the stage "accepted" is the day to answer by. */
export function stageDayName({ slug, done }: Pick<Day, 'slug' | 'done'>): string {
  return slug === 'accepted' && !done ? 'Answer the offer' : (STAGES.find(stage => stage.slug === slug)?.name ?? slug)
}

/**
 * Returns the question about an application in progress. Returns undefined if it has a future date, if the user wants
 * to be reminded later, and in the first three weeks. An offer gets the question at once.
 */
export function findNudge(
  { appTrackerStages: stages, updatedAt, askAgainAt }: Application,
  now: Date,
): Nudge | undefined {
  const isUnderWay = trackerBucket(stages) === 'applied' && !hasEnded(stages)
  if (!isUnderWay || upcomingStages(stages, now).length > 0 || (askAgainAt !== null && new Date(askAgainAt) > now)) {
    return undefined
  }
  const { days, since } = lastNews(stages, updatedAt, now)
  if (stages.some(({ slug, done }) => slug === 'offer' && done)) {
    return { kind: 'offer', days, since }
  }
  return days >= SILENT_DAYS ? { kind: 'news', days, since } : undefined
}

function lastNews(stages: readonly Day[], updatedAt: string, now: Date): Omit<Nudge, 'kind'> {
  const changed = { days: dayNumber(now) - dayNumber(new Date(updatedAt)), since: null }
  return stages
    .flatMap(({ slug, date }) =>
      date === null || slug === 'interested' ? [] : [{ days: -daysUntilStage(date, now), since: slug }],
    )
    .reduce<Omit<Nudge, 'kind'>>((last, day) => (day.days < last.days ? day : last), changed)
}

/**
 * Returns "You last updated it 24 days ago" or "The interview was 24 days ago". `title` names the job if the sentence
 * appears without context.
 */
export function describeSilence({ days, since }: Pick<Nudge, 'days' | 'since'>, title?: string): string {
  const job = title === undefined ? '' : ` for ${title}`
  const when = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  if (since === null) {
    return `You last updated ${title === undefined ? 'it' : `your application${job}`} ${when}`
  } else if (since === 'applied') {
    return `You applied${job} ${when}`
  }
  return since === 'accepted'
    ? `The last day to answer the offer${job} was ${when}`
    : `The ${(STAGES.find(({ slug }) => slug === since)?.name ?? since).toLowerCase()}${job} was ${when}`
}
