import { contactMessage } from '../../../mails/contents/team'
import { subject } from '../../../mails/subject'
import type { MailDefinition } from '../../../queue/mail'
import { TOPICS, type Topic } from './input'
import { findMessage } from './queries'

export const mails: readonly MailDefinition[] = [
  {
    name: 'contact',
    async load({ db, config }, { ids }) {
      const message = await findMessage(db, Number(ids.message))
      return (
        message && {
          to: config.CONTACT_EMAIL,
          replyTo: message.email,
          subject: subject`Contact: ${TOPICS[message.topic as Topic]}`,
          content: contactMessage(message),
        }
      )
    },
  },
]
