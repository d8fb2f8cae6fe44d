import type { ListedJob } from '../saved-items'
import { hasEnded, panelPath, stageDayName, upcomingStages } from '../tracker'

const DAYS = 7

const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })

/** Returns the stage dates of the next seven days in London, including today, earliest first. */
export function presentWeek(jobs: readonly ListedJob[], now: Date) {
  return jobs
    .filter(job => !hasEnded(job.appTrackerStages))
    .flatMap(({ id, type, title, company, appTrackerStages }) =>
      upcomingStages(appTrackerStages, now)
        .filter(({ days }) => days < DAYS)
        .map(stage => ({ stage, job: { id, type, title, company } })),
    )
    .map(({ job, stage: { slug, date, order, done } }) => ({
      ...job,
      slug,
      stage: stageDayName({ slug, done }),
      date,
      order,
    }))
    .sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id || a.order - b.order)
    .map(({ order: _, ...item }) => ({ ...item, url: panelPath(item) }))
}

/** Returns "Good morning", "Good afternoon" or "Good evening" in London. */
export function greetingAt(now: Date): string {
  const hour = Number(london.format(now))
  if (hour >= 5 && hour < 12) {
    return 'Good morning'
  }
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
