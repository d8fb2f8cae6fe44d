import { dayNumber } from '../../http/days'
import type { ListedJob } from '../saved-items'
import { hasEnded, panelPath } from '../tracker'

const DAYS = 7

const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })

/** Returns the stage dates of the next seven days in London, today included, the first day first. */
export function presentWeek(jobs: readonly ListedJob[], now: Date) {
  return jobs
    .filter(job => !hasEnded(job.appTrackerStages))
    .flatMap(job =>
      job.appTrackerStages.flatMap(({ slug, name, date, done, order }) =>
        date === null || done
          ? []
          : [{ id: job.id, type: job.type, title: job.title, company: job.company, slug, stage: name, date, order }],
      ),
    )
    .filter(({ date }) => isThisWeek(date, now))
    .sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id || a.order - b.order)
    .map(({ order: _, ...item }) => ({ ...item, url: panelPath(item) }))
}

function isThisWeek(date: string, now: Date): boolean {
  const days = dayNumber(new Date(`${date}T12:00:00Z`)) - dayNumber(now)
  return days >= 0 && days < DAYS
}

/** Returns "Good morning", "Good afternoon" or "Good evening" in London. */
export function greetingAt(now: Date): string {
  const hour = Number(london.format(now))
  if (hour >= 5 && hour < 12) {
    return 'Good morning'
  }
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
