import { date } from '../../../lib/formats'
import { dataReady } from '../../../mails/contents/account'
import { subject } from '../../../mails/subject'
import type { MailDefinition } from '../../../queue/mail'
import { findUser } from '../accounts'
import { findOpenExport } from './load'

export const mails: readonly MailDefinition[] = [
  {
    name: 'data-ready',
    async load(services, { ids }) {
      const user = await findUser(services.db, Number(ids.user))
      const open = await findOpenExport(services, Number(ids.user))
      return user && open
        ? {
            to: user.email,
            subject: subject`Your data is ready`,
            content: dataReady({ firstName: user.first_name, link: open.url, until: date(open.until) }),
          }
        : undefined
    },
  },
]
