import { EmailAddress, OneLine } from '@firstrung/api/contracts'
import * as v from 'valibot'

export const TOPICS = {
  job: 'A job on this site',
  review: 'A review, or writing one',
  account: 'My account',
  privacy: 'My data and privacy',
  accessibility: 'Something I cannot use',
  employer: 'I am an employer',
  other: 'Something else',
} as const
export type Topic = keyof typeof TOPICS

const topics = Object.keys(TOPICS) as Topic[]
const short = 'Tell us a little more (20 characters or more)'

export const ContactForm = v.object({
  name: v.optional(
    v.pipe(v.string('Enter your name'), OneLine, v.maxLength(100, 'Name must be 100 characters or fewer')),
    '',
  ),
  email: EmailAddress,
  topic: v.pipe(v.optional(v.string('Choose a topic'), ''), v.picklist(topics, 'Choose a topic')),
  message: v.pipe(
    v.optional(v.string(short), ''),
    v.transform(text => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim()),
    v.minLength(20, short),
    v.maxLength(4000, 'Message must be 4,000 characters or fewer'),
  ),
  /** Hidden from people: only bots fill it in. */
  website: v.optional(v.unknown()),
})

/** A link may preset the topic; an unknown one is ignored. */
export const ContactQuery = v.object({ topic: v.fallback(v.optional(v.picklist(topics)), undefined) })
