import { DAY } from '../../../lib/durations'
import type { Job } from '../../../queue/job'
import { deleteMailFiles } from './mail-files'
import { forgetDeletion, listDeletionsBefore } from './queries'
import { deleteDueAccounts } from './request-commands'
import { endUnusedAccounts } from './unused-commands'

/** Longer than the two days for which the mail about a deletion is retried. */
const MAIL_PERIOD_MS = 3 * DAY

export const jobs: readonly Job[] = [
  {
    name: 'erase-deleted-accounts',
    about:
      'Deletes accounts seven days after their owners asked for it, and three days later the address for the last mail, and mail files.',
    schedule: '50 * * * *',
    async run(services, { at }) {
      const { db, mailer } = services
      await deleteDueAccounts(services, at)
      for (const { id, addresses } of await listDeletionsBefore(db, new Date(at.getTime() - MAIL_PERIOD_MS))) {
        await deleteMailFiles(mailer.folder, addresses)
        await forgetDeletion(db, id)
      }
    },
  },
  {
    name: 'end-unused-accounts',
    about: 'Warns people who have not used their account for 24 months, and deletes it 30 days later.',
    schedule: '15 4 * * *',
    run: (services, { at }) => endUnusedAccounts(services, at),
  },
]
