import type { Job } from '../../queue/job'
import { publishTopEmployers } from './publish-commands'

export const jobs: readonly Job[] = [
  {
    name: 'publish-top-employers',
    about:
      'Publishes the top employers of the year, once; the first night after September, or with ten employers to rank.',
    schedule: '50 3 * * *',
    runsAtStart: true,
    run: ({ db }, { at }) => publishTopEmployers(db, at),
  },
]
