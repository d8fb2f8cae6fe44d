import { isOlderThan, purge } from '../../db/purge'
import type { Job } from '../../queue/job'

const DAYS = 180

export const jobs: readonly Job[] = [
  {
    name: 'purge-contact-messages',
    about: 'Deletes messages of the contact form that are older than 180 days; the team has them as mail.',
    schedule: '0 4 * * *',
    run: async ({ db }, { at }) => void (await purge(db, 'contact_messages', isOlderThan('created_at', DAYS, at))),
  },
]
