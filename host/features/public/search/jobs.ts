import type { Job } from '../../../queue/job'
import { repairSearch } from './repair-commands'

export const jobs: readonly Job[] = [
  {
    name: 'refresh-search',
    about: 'Removes jobs that have closed from the search tables, and counts those that have opened.',
    schedule: '* * * * *',
    run: async ({ db }, { at }) => void (await repairSearch(db, at)),
  },
]
