import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'

const DAYS = 90

export const jobs: readonly Job[] = [
  purgeJob({
    name: 'purge-search-gaps',
    about: 'Deletes the counts of searches without results that are older than 90 days.',
    schedule: '25 4 * * *',
    table: 'search_gaps',
    column: 'day',
    days: DAYS,
  }),
]
