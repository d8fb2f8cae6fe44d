import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'
import { numberInSlices } from './listed-job-commands'

export const jobs: readonly Job[] = [
  {
    name: 'number-jobs',
    about: 'Numbers the jobs that have opened, in the order in which alerts mention them.',
    schedule: '25 * * * *',
    run: async ({ db }, { at }) => void (await numberInSlices(db, at)),
  },
  purgeJob({
    name: 'purge-searches',
    about: 'Removes saved searches that were deleted more than a day ago.',
    schedule: '35 3 * * *',
    table: 'saved_searches',
    column: 'deleted_at',
    days: 1,
  }),
]
