import type { Job } from '../../../queue/job'
import { followJobs } from './opening-commands'

export const jobs: readonly Job[] = [
  {
    name: 'open-interest',
    about: 'Saves jobs that have opened for the people who registered interest, and ends registrations of closed jobs.',
    schedule: '* * * * *',
    run: ({ db }, { at }) => followJobs(db, at),
  },
]
