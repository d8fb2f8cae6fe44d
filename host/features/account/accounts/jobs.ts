import { purgeRateLimits } from '../../../http/shared-limiter'
import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'

export const jobs: readonly Job[] = [
  purgeJob({
    name: 'purge-sessions',
    about: 'Deletes sessions that have expired.',
    schedule: '17 * * * *',
    table: 'sessions',
    column: 'expires_at',
  }),
  purgeJob({
    name: 'purge-confirmations',
    about: 'Deletes links to confirm an address that have expired.',
    schedule: '40 3 * * *',
    table: 'email_confirmations',
    column: 'expires_at',
  }),
  purgeJob({
    name: 'purge-password-resets',
    about: 'Deletes links to choose a new password that have expired.',
    schedule: '43 3 * * *',
    table: 'password_resets',
    column: 'expires_at',
  }),
  purgeJob({
    name: 'purge-email-changes',
    about: 'Deletes changes of an address that ended more than 7 days ago.',
    schedule: '45 3 * * *',
    table: 'email_changes',
    column: 'expires_at',
    days: 7,
  }),
  purgeJob({
    name: 'purge-two-step-logins',
    about: 'Deletes log-ins that waited too long for the code of their second step.',
    schedule: '19 * * * *',
    table: 'two_step_logins',
    column: 'expires_at',
  }),
  purgeJob({
    name: 'purge-two-step-set-ups',
    about: 'Deletes set-ups of two-step log-in that were not finished.',
    schedule: '21 * * * *',
    table: 'two_step',
    column: 'expires_at',
  }),
  purgeJob({
    name: 'purge-passkey-challenges',
    about: 'Deletes what devices were asked to sign and did not.',
    schedule: '23 * * * *',
    table: 'passkey_challenges',
    column: 'expires_at',
  }),
  {
    name: 'purge-rate-limits',
    about: 'Deletes counts of rate limits that are over.',
    schedule: '27 * * * *',
    run: async ({ db }, { at }) => void (await purgeRateLimits(db, at)),
  },
]
