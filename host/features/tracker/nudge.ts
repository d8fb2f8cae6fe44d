import { STAGES } from '@firstrung/api/contracts'
import type { TrackerStage } from '../../db/tables'
import { dayNumber } from '../../lib/london-time'
import { hasEnded, type StageState, trackerBucket } from './stages'

/** An application without a change for this many days gets the question whether there is news. */
export const SILENT_DAYS = 21
/** An offer needs an answer sooner: a mail asks for it after this many days. */
export const OFFER_DAYS = 7

type Day = Pick<StageState, 'slug' | 'done' | 'date'>

interface Application {
  appTrackerStages: readonly Day[]
  updatedAt: string
  askAgainAt: string | null
}

/** The question about an application. `days` is the time since the last change or the last date. */
export interface Nudge {
  kind: 'news' | 'offer'
  days: number
  /** The stage with the last date, if that was after the last change. */
  since: TrackerStage | null
}

/** Returns the number of days until the day of a stage; negative for a day that has passed. */
export const daysUntilStage = (day: string, now: Date): number =>
  dayNumber(new Date(`${day}T12:00:00Z`)) - dayNumber(now)

/** Returns the stages with a future date, earliest first. A stage that was done today is past. */
export function upcomingStages<T extends Day>(stages: readonly T[], now: Date): (T & { date: string; days: number })[] {
  return stages
    .flatMap(stage =>
      stage.date === null ? [] : [{ ...stage, date: stage.date, days: daysUntilStage(stage.date, now) }],
    )
    .filter(({ days, done }) => days > 0 || (days === 0 && !done))
    .sort((a, b) => a.days - b.days)
}

/**
 * Returns the meaning of a stage's date. Before an offer is accepted, the date of that stage is the day to answer by.
 */
export function stageDayName({ slug, done }: Pick<Day, 'slug' | 'done'>): string {
  return slug === 'accepted' && !done ? 'Answer the offer' : (STAGES.find(stage => stage.slug === slug)?.name ?? slug)
}

/**
 * Returns the question about an application in progress; undefined before a future date, before the user wants to be
 * asked again, and in the first three weeks. An offer is asked about at once.
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
 * Returns how long ago the last news was: "You last updated it 24 days ago", "The interview was 24 days ago". `title`
 * names the job for a sentence without context.
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
