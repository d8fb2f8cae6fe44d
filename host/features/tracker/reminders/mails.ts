import { nextMailTime } from '../../../lib/london-time'
import { enqueueMail, type MailDefinition } from '../../../queue/mail'
import { loadReminders } from './load'

/** A mail that could not be sent during the day waits until the morning. */
export const mails: readonly MailDefinition[] = [
  {
    name: 'reminders',
    async load(services, { ids, at }) {
      const startAfter = nextMailTime(at)
      if (startAfter > at && !ids.postponed) {
        const mail = { mail: 'reminders', ids: { ...ids, postponed: 1 }, startAfter }
        await enqueueMail(services.queue, services.db, mail)
        return undefined
      }
      return loadReminders(services, { userId: Number(ids.user), mailId: Number(ids.mail) })
    },
  },
]
