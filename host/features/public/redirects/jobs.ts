import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'

export const jobs: readonly Job[] = [
  purgeJob({
    name: 'purge-clicks',
    about: 'Deletes clicks to employers that are older than 400 days.',
    schedule: '50 3 * * *',
    table: 'redirects',
    column: 'clicked_at',
    days: 400,
  }),
]
