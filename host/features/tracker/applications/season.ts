import type { TrackerStage } from '../../../db/tables'
import { DAY } from '../../../lib/durations'
import { date } from '../../../lib/formats'
import type { ListedJob } from '../saved-items'
import { ANSWERS } from '../tracker'

interface Week {
  start: string
  applied: number
  answered: number
  offered: number
}

const WEEK = 7 * DAY
/** Older weeks are omitted. */
const MAX_WEEKS = 26
const HEIGHT = 120
const WIDTH = 32
/** A lower bar has no room for its number, which the table has. */
const NUMBER_HEIGHT = 14

export function presentSeason(jobs: readonly ListedJob[], now: Date) {
  const weeks = countWeeks(jobs, now)
  const highest = Math.max(...weeks.map(({ applied, answered, offered }) => applied + answered + offered))
  const bars = weeks.flatMap((week, index) => {
    let y = HEIGHT
    return (['applied', 'answered', 'offered'] as const).map(kind => {
      const height = Math.round((week[kind] / highest) * HEIGHT)
      y -= height
      return { kind, x: index * WIDTH, y, height, number: height < NUMBER_HEIGHT ? null : week[kind] }
    })
  })
  return weeks.length > 0 ? { weeks, bars, width: weeks.length * WIDTH, height: HEIGHT, barWidth: WIDTH - 6 } : null
}

function countWeeks(jobs: readonly ListedJob[], now: Date): Week[] {
  const applied = jobs.flatMap(job => firstDay(job, ['applied']) ?? [])
  const answered = jobs.flatMap(job => firstDay(job, ANSWERS) ?? [])
  const offered = jobs.flatMap(job => firstDay(job, ['offer', 'accepted']) ?? [])
  const days = [...applied, ...answered, ...offered].filter(day => day <= now)
  if (days.length === 0) {
    return []
  }
  const last = mondayOf(now)
  const first = Math.max(mondayOf(new Date(Math.min(...days.map(Number)))), last - (MAX_WEEKS - 1) * WEEK)
  const countIn = (list: readonly Date[], start: number) => list.filter(day => mondayOf(day) === start).length
  return Array.from({ length: Math.round((last - first) / WEEK) + 1 }, (_, index) => {
    const start = first + index * WEEK
    return {
      start: date(new Date(start)),
      applied: countIn(applied, start),
      answered: countIn(answered, start),
      offered: countIn(offered, start),
    }
  })
}

/** Prefers the user's date to the day of the tick. */
export function firstDay(
  { appTrackerStages }: Pick<ListedJob, 'appTrackerStages'>,
  slugs: readonly TrackerStage[],
): Date | undefined {
  return appTrackerStages
    .filter(({ slug, done }) => done && slugs.includes(slug))
    .flatMap(({ date: day, doneAt }) => (day ? [new Date(`${day}T12:00:00Z`)] : doneAt ? [new Date(doneAt)] : []))
    .sort((a, b) => a.getTime() - b.getTime())[0]
}

/** Returns noon UTC of the Monday of a week. */
function mondayOf(day: Date): number {
  const noon = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12)
  return noon - ((day.getUTCDay() + 6) % 7) * DAY
}
