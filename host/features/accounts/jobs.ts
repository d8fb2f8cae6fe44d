import { isOlderThan, purge } from '../../db/purge'
import { purgeRateLimits } from '../../http/shared-limiter'
import type { Job } from '../../queue/job'

export const jobs: readonly Job[] = [
  {
    name: 'purge-sessions',
    about: 'Deletes sessions that have expired.',
    schedule: '17 * * * *',
    run: async ({ db }, { at }) => void (await purge(db, 'sessions', isOlderThan('expires_at', 0, at))),
  },
  {
    name: 'purge-confirmations',
    about: 'Deletes links to confirm an address that have expired.',
    schedule: '40 3 * * *',
    run: async ({ db }, { at }) => void (await purge(db, 'email_confirmations', isOlderThan('expires_at', 0, at))),
  },
  {
    name: 'purge-rate-limits',
    about: 'Deletes counts of rate limits that are over.',
    schedule: '27 * * * *',
    run: async ({ db }, { at }) => void (await purgeRateLimits(db, at)),
  },
]
