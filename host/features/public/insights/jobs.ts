import type { Job } from '../../../queue/job'
import { refreshInsights } from './refresh-commands'

export const jobs: readonly Job[] = [
  {
    name: 'refresh-insights',
    about: 'Works out figures from reviews about pay, applications and travel.',
    schedule: '40 3 * * *',
    runsAtStart: true,
    run: ({ db }, { at }) => refreshInsights(db, at),
  },
]
