import { excerpt } from '../../lib/formats'
import { button, type MailContent, paragraph, quote } from '../content'

const TEAM = 'This email goes to the people who run the site.'

export const contactMessage = (message: { name: string | null; email: string; message: string }): MailContent => ({
  preheader: excerpt(message.message, 100),
  heading: 'A message from the contact form',
  blocks: [
    {
      kind: 'facts',
      facts: [{ name: 'From', value: `${message.name || '(no name)'} <${message.email}>` }],
    },
    ...quote(message.message),
  ],
  reason: `${TEAM} Answer it to reply to the person.`,
})

interface ReportView {
  subject: { title: string; company: string }
  reason: string
  detail: string | null
  email: string | null
  url: string
}

export const report = ({ subject, reason, detail, email, url }: ReportView): MailContent => ({
  preheader: reason,
  heading: `Report: ${subject.title} (${subject.company})`,
  blocks: [
    {
      kind: 'facts',
      facts: [
        { name: 'Reason', value: reason },
        { name: 'From', value: email ?? 'no email address given' },
      ],
    },
    ...(detail ? quote(detail) : [paragraph('No further details.')]),
    button('Open its page', url),
  ],
  reason: TEAM,
})
