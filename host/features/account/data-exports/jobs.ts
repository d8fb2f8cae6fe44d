import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'
import { makeExport } from './commands'

export const jobs: readonly Job[] = [
  {
    name: 'export-data',
    about: 'Makes the copy of their data that a person has requested.',
    run: (services, { ids }) => makeExport(services, Number(ids.user)),
  },
  purgeJob({
    name: 'purge-data-exports',
    about: 'Deletes copies of data that were made more than 7 days ago.',
    schedule: '5 4 * * *',
    table: 'data_exports',
    column: 'expires_at',
  }),
]
