import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'

export const jobs: readonly Job[] = [
  purgeJob({
    name: 'purge-contact-messages',
    about: 'Deletes messages of the contact form that are older than 180 days; the team has them as mail.',
    schedule: '0 4 * * *',
    table: 'contact_messages',
    column: 'created_at',
    days: 180,
  }),
]
