import type { Job } from '../../../queue/job'
import { refreshRatings } from './refresh-commands'

export const jobs: readonly Job[] = [
  {
    name: 'refresh-ratings',
    about: 'Takes reviews out of the ratings of employers once they are four years old.',
    schedule: '20 3 * * *',
    runsAtStart: true,
    run: ({ db }, { at }) => refreshRatings(db, at),
  },
]
