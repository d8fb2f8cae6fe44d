import type { Job } from '../../../queue/job'
import { publishTopEmployers } from './publish-commands'

export const jobs: readonly Job[] = [
  {
    name: 'publish-top-employers',
    about: 'Publishes the lists of top employers once a year, in October or as soon as ten employers can be ranked.',
    schedule: '50 3 * * *',
    runsAtStart: true,
    run: ({ db }, { at }) => publishTopEmployers(db, at),
  },
]
