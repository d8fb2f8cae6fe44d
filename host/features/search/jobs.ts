import type { Job } from '../../queue/job'
import { sweepAll } from './sweep-commands'

export const jobs: readonly Job[] = [
  {
    name: 'refresh-search',
    about: 'Removes jobs that have closed from the search tables, and counts those that have opened.',
    schedule: '* * * * *',
    run: ({ db }, { at }) => sweepAll(db, at),
  },
]
