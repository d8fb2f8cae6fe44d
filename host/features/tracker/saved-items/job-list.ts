import { trackerBucket } from '../tracker'
import type { ListedJob } from './view'

export interface JobListChoice {
  'sort-by': 'updatedAt' | 'deadlineTimestamp' | 'title' | 'company'
  direction?: 'asc' | 'desc' | undefined
  'exclude-pre-reg': 'true' | 'false'
  filter: 'all' | 'applied' | 'unsuccessful' | 'not-applied' | 'starred'
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/** Jobs without a deadline come last in both directions. Ties are listed by id, newest first. */
export function chooseJobs(jobs: readonly ListedJob[], choice: JobListChoice): ListedJob[] {
  const key = choice['sort-by']
  const sign = (choice.direction ?? (key === 'updatedAt' ? 'desc' : 'asc')) === 'asc' ? 1 : -1
  return jobs
    .filter(({ state }) => choice['exclude-pre-reg'] === 'false' || state !== 'opening-soon')
    .filter(job => isInList(job, choice.filter))
    .sort((a, b) => compare([a, b], key, sign) || b.id - a.id || a.type.localeCompare(b.type))
}

export const isInList = ({ appTrackerStages, starred }: ListedJob, filter: JobListChoice['filter']): boolean =>
  filter === 'all' || (filter === 'starred' ? starred : trackerBucket(appTrackerStages) === filter)

function compare([a, b]: [ListedJob, ListedJob], key: JobListChoice['sort-by'], sign: 1 | -1): number {
  if (key !== 'deadlineTimestamp') {
    return sign * collator.compare(a[key], b[key])
  }
  const [first, second] = [a.deadlineTimestamp, b.deadlineTimestamp]
  if (first === null || second === null) {
    return Number(first === null) - Number(second === null)
  }
  return sign * (first - second)
}
