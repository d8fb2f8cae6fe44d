import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'

export const jobs: readonly Job[] = [
  purgeJob({
    name: 'purge-changes',
    about: 'Deletes notes of changes for the page caches that are older than a day.',
    schedule: '20 * * * *',
    table: 'data_changes',
    column: 'noted_at',
    days: 1,
  }),
]
