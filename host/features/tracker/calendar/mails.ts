import { calendar } from '../../../mails/contents/jobs'
import { catalogueName, subject } from '../../../mails/subject'
import type { MailDefinition } from '../../../queue/mail'
import { findUser } from '../../account/accounts'
import { findOwnTitle } from '../saved-items'
import { feedPath } from './feed-commands'
import { toCalendar } from './ical'
import { loadEvents } from './load'

/** `ids` are the user, the job, and whether it is external. */
export const mails: readonly MailDefinition[] = [
  {
    name: 'calendar',
    async load(services, { ids, createdAt }) {
      const item = { type: ids.external ? 'external-jobs' : 'jobs', id: Number(ids.job) } as const
      const userId = Number(ids.user)
      const [user, title] = [await findUser(services.db, userId), await findOwnTitle(services.db, userId, item)]
      const events = await loadEvents(services, userId, item)
      if (!user || title === undefined || events.length === 0) {
        return undefined
      }
      const content = toCalendar(events, { name: title, now: createdAt })
      return {
        to: user.email,
        subject:
          item.type === 'jobs' ? subject`Deadline: ${catalogueName(title)}` : subject`Deadline of a job you added`,
        content: calendar({ title, feed: services.config.BASE_URL + (await feedPath(services, userId)) }),
        attachments: [
          { filename: 'deadline.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
        ],
      }
    },
  },
]
