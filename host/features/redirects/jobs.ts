import { isOlderThan, purge } from '../../db/purge'
import type { Job } from '../../queue/job'

const DAYS = 400

export const jobs: readonly Job[] = [
  {
    name: 'purge-clicks',
    about: 'Deletes clicks to employers that are older than 400 days.',
    schedule: '50 3 * * *',
    run: async ({ db }, { at }) => void (await purge(db, 'redirects', isOlderThan('clicked_at', DAYS, at))),
  },
]
