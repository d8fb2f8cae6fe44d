import type { Job } from '../../../queue/job'
import { readBounces } from './commands'

export const jobs: readonly Job[] = [
  {
    name: 'read-bounces',
    about: 'Reads returned mails from MAIL_BOUNCES_DIR, and stops alerts and reminders to addresses that do not exist.',
    schedule: '*/5 * * * *',
    run: services => readBounces(services),
  },
]
