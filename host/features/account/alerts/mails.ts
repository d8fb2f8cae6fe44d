import { nextMailTime } from '../../../lib/london-time'
import { alertDigest } from '../../../mails/contents/jobs'
import { enqueueMail, type MailDefinition } from '../../../queue/mail'
import { loadDigest } from './load'

/** A mail that could not be sent by day waits until the morning. */
export const mails: readonly MailDefinition[] = [
  {
    name: 'alert-digest',
    async load(services, { ids, at }) {
      const startAfter = nextMailTime(at)
      if (startAfter > at && !ids.postponed) {
        const mail = { mail: 'alert-digest', ids: { ...ids, postponed: 1 }, startAfter }
        await enqueueMail(services.queue, services.db, mail)
        return undefined
      }
      const digest = await loadDigest(services, Number(ids.digest))
      if (!digest) {
        return undefined
      }
      const { to, subject, view, stopAll: url } = digest
      return { to, subject, content: alertDigest(view), unsubscribe: { url, email: services.config.CONTACT_EMAIL } }
    },
  },
]
