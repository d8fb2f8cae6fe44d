import type { DatedPlan } from '../application-plans'
import type { ListedJob } from '../saved-items'
import { daysUntilStage, hasEnded, panelPath, stageDayName, upcomingStages } from '../tracker'

const DAYS = 7

const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })

export function listDates(jobs: readonly ListedJob[], plans: readonly DatedPlan[], now: Date) {
  const plansOf = ({ type, id }: ListedJob) => plans.filter(({ key }) => key === `${type}-${id}`)
  return jobs
    .filter(job => !hasEnded(job.appTrackerStages))
    .flatMap(job => [
      ...plansOf(job).map(({ kind, name, day, time }) => ({
        ...{ job, slug: kind, name, date: day, time, days: daysUntilStage(day, now), order: 0 },
      })),
      ...upcomingStages(job.appTrackerStages, now)
        .filter(({ slug, date }) => !plansOf(job).some(({ kind, day }) => day === date && isKindOf(slug, kind)))
        .map(({ slug, done, date, days, order }) => ({
          ...{ job, slug, name: stageDayName({ slug, done }), date, time: '', days, order },
        })),
    ])
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) || a.job.id - b.job.id || a.order - b.order || a.time.localeCompare(b.time),
    )
}

/** An appointment such as "Interview at 14:30" is more precise than the day of its stage. */
const isKindOf = (stage: string, kind: DatedPlan['kind']): boolean =>
  stage.endsWith(kind === 'call' ? 'phone-interview' : kind)

export const presentWeek = (jobs: readonly ListedJob[], plans: readonly DatedPlan[], now: Date) =>
  listDates(jobs, plans, now)
    .filter(({ days }) => days < DAYS)
    .map(({ job: { id, type, title, company }, slug, name, date, time }) => ({
      ...{ id, type, title, company, slug, stage: name, date, time, url: panelPath({ id, type }) },
    }))

export function greetingAt(now: Date): string {
  const hour = Number(london.format(now))
  if (hour >= 5 && hour < 12) {
    return 'Good morning'
  }
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
