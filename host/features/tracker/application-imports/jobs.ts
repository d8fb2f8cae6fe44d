import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'

export const jobs: readonly Job[] = [
  purgeJob({
    name: 'purge-application-imports',
    about: 'Deletes spreadsheets that were uploaded for an import and not imported within an hour.',
    schedule: '47 * * * *',
    table: 'application_imports',
    column: 'expires_at',
  }),
]
