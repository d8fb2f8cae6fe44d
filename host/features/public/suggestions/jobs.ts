import type { Job } from '../../../queue/job'
import { refreshSuggestions } from './refresh-commands'

export const jobs: readonly Job[] = [
  {
    name: 'refresh-suggestions',
    about: 'Brings the search suggestions up to date with the data.',
    schedule: '* * * * *',
    runsAtStart: true,
    run: ({ db, data }, { at }) => refreshSuggestions(db, { now: at, nextExpiry: data.nextExpiry() }),
  },
]
