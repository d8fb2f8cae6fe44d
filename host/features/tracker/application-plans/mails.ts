import { date } from '../../../lib/formats'
import { appointmentReminder } from '../../../mails/contents/jobs'
import { subject } from '../../../mails/subject'
import type { MailDefinition } from '../../../queue/mail'
import { findUser } from '../../account/accounts'
import { readContactPreferences } from '../../account/profile'
import { unsubscribeUrl } from '../../account/unsubscribe'
import { findOwnTitle } from '../saved-items'
import { panelPath } from '../tracker'
import { jobOf } from './nouns'
import { findPlan } from './queries'
import { timeOf } from './view'

const NAMES = {
  interview: subject`interview`,
  test: subject`test`,
  call: subject`call`,
  'assessment-centre': subject`assessment centre`,
}

/** `ids` are the user, the appointment, and whether it is within the hour. */
export const mails: readonly MailDefinition[] = [
  {
    name: 'appointment',
    async load(services, { ids, at }) {
      const { db, config } = services
      const userId = Number(ids.user)
      const [user, row] = [
        await findUser(db, userId),
        await findPlan(db, 'appointments', { userId, id: Number(ids.appointment) }),
      ]
      const { reminders } = await readContactPreferences(db, userId, at)
      if (
        !user ||
        !row ||
        !reminders ||
        row.starts_at <= at ||
        (ids.hour ? !row.hour_mailed_at : !row.evening_mailed_at)
      ) {
        return undefined
      }
      const name = NAMES[row.kind]
      const url = await unsubscribeUrl(services, { userId, list: 'reminders' })
      return {
        to: user.email,
        subject: ids.hour ? subject`Your ${name} is in an hour` : subject`Your ${name} is tomorrow`,
        content: appointmentReminder({
          firstName: user.first_name,
          ...{ name, title: (await findOwnTitle(db, userId, jobOf(row))) ?? 'a job you saved' },
          ...{ when: `${date(`${row.day}T12:00:00Z`)}, ${timeOf(row)}`, place: row.place, hasLink: row.link !== null },
          ...{ isSoon: Boolean(ids.hour), panel: config.BASE_URL + panelPath(jobOf(row)), stop: url },
        }),
        unsubscribe: { url, email: config.CONTACT_EMAIL },
      }
    },
  },
]
