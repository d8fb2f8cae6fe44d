import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'
import { MAX_DAYS } from './load'

export const jobs: readonly Job[] = [
  purgeJob({
    name: 'purge-views',
    about: 'Deletes which jobs signed-in people looked at more than 90 days ago.',
    schedule: '55 3 * * *',
    table: 'recently_viewed_jobs',
    column: 'viewed_at',
    days: MAX_DAYS,
  }),
]
