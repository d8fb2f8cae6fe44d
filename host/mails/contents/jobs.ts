import { excerpt, number } from '../../lib/formats'
import { type Block, button, heading, links, type MailContent, type MailLink, paragraph } from '../content'

export interface DigestJob {
  title: string
  url: string
  company: string
  place: string
  pay: string
  closes: string | null
}

export interface DigestGroup {
  name: string
  jobs: readonly DigestJob[]
  total: number
  hasMore: boolean
  url: string
  /** New reviews, if the search is the list of one employer. */
  reviews: MailLink | null
  links: { stop: string; often: string; useful: string; notUseful: string }
}

interface Digest {
  firstName: string
  groups: readonly DigestGroup[]
  stopAll: string
}

const sentences = (...parts: readonly (string | null)[]): string =>
  parts
    .filter(Boolean)
    .map(part => `${part}.`)
    .join(' ')

/** Keeps a mail below 40 kB. The search pages list the other jobs. */
const MAX_BYTES = 15_500
/** The HTML around the texts of a job. */
const JOB_BYTES = 180

export function alertDigest({ firstName, groups, stopAll }: Digest): MailContent {
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return {
    preheader: excerpt(groups.map(({ name }) => name).join(', '), 120),
    heading: count === 1 ? 'A new job for you' : `${number(count)} new jobs for you`,
    blocks: [
      paragraph(`Hi ${firstName}.`),
      ...shorten(groups).flatMap(group => blocksOfGroup(group, groups.length === 1)),
    ],
    reason: 'You get this email because you saved these searches.',
    stops: [{ text: 'Stop all of these emails', url: stopAll }],
  }
}

/** All groups get the same maximum of jobs, the largest that fits into one mail. */
function shorten(groups: readonly DigestGroup[]): DigestGroup[] {
  let each = Math.max(...groups.map(({ jobs }) => jobs.length))
  while (each > 1 && sizeOf(groups.flatMap(({ jobs }) => jobs.slice(0, each))) > MAX_BYTES) {
    each -= 1
  }
  return groups.map(group => ({
    ...group,
    jobs: group.jobs.slice(0, each),
    hasMore: group.hasMore || group.jobs.length > each,
  }))
}

const sizeOf = (jobs: readonly DigestJob[]): number =>
  jobs.reduce((sum, job) => sum + JOB_BYTES + Buffer.byteLength(Object.values(job).join('')), 0)

const blocksOfGroup = (group: DigestGroup, isOnly: boolean): Block[] => [
  heading(group.name),
  {
    kind: 'jobs',
    jobs: group.jobs.map(({ title, url, company, place, pay, closes }) => ({
      title,
      url,
      company,
      line: sentences(place, pay, closes),
    })),
  },
  ...linksOfGroup(group, isOnly),
  {
    kind: 'links',
    label: 'Was this useful?',
    links: [
      { text: 'Yes', url: group.links.useful },
      { text: 'No', url: group.links.notUseful },
      { text: 'Change how often', url: group.links.often },
      { text: 'Stop this', url: group.links.stop },
    ],
  },
]

function linksOfGroup({ hasMore, total, url, reviews }: DigestGroup, isOnly: boolean): Block[] {
  const main = { text: hasMore ? `See all ${total}` : 'Open this search', url }
  const others = reviews ? [reviews] : []
  return isOnly ? [button(main.text, url), ...others.map(link => links(link))] : [links(main, ...others)]
}

export interface Reminder {
  title: string
  text: string
  links: readonly MailLink[]
}

interface Reminders {
  firstName: string
  items: readonly Reminder[]
  stop: string
}

/** With several items each is a section of the mail; a single item is the whole mail. */
export function reminders({ firstName, items, stop }: Reminders): MailContent {
  const [first, ...others] = items
  const isOne = others.length === 0
  return {
    preheader: isOne ? (first?.text ?? '') : excerpt(items.map(({ title }) => title).join(', '), 120),
    heading: isOne ? (first?.title ?? '') : `${items.length} things to know today`,
    blocks: [
      paragraph(`Hi ${firstName}.`),
      ...items.flatMap(item =>
        isOne ? blocksOfReminder(item) : [heading(item.title), paragraph(item.text), links(...item.links)],
      ),
    ],
    reason: 'You get this email because of what you saved or started on Firstrung.',
    stops: [{ text: 'Stop these emails', url: stop }],
  }
}

const blocksOfReminder = ({ text, links: [main, ...more] }: Reminder): Block[] => [
  paragraph(text),
  ...(main ? [button(main.text, main.url)] : []),
  ...(more.length > 0 ? [links(...more)] : []),
]

interface Interest {
  title: string
  /** "October 2026" */
  opens: string | null
  isShared: boolean
  link: string
}

export const interestConfirmed = ({ title, opens, isShared, link }: Interest): MailContent => ({
  preheader: 'We will email you when it opens.',
  heading: `You are on the list for ${title}`,
  blocks: [
    paragraph(`We will email you when it opens${opens ? `, expected ${opens}` : ''}.`),
    paragraph(isShared ? 'You chose to share your details with the employer.' : 'We share nothing with the employer.'),
    button('Change or remove your registration', link),
  ],
  reason: 'You get this email because you registered your interest in this job.',
})

interface Appointment {
  firstName: string
  /** "interview" */
  name: string
  title: string
  when: string
  place: string | null
  hasLink: boolean
  isSoon: boolean
  panel: string
  stop: string
}

export const appointmentReminder = (appointment: Appointment): MailContent => ({
  preheader: appointment.when,
  heading: `Your ${appointment.name} is ${appointment.isSoon ? 'in an hour' : 'tomorrow'}`,
  blocks: [
    paragraph(`Hi ${appointment.firstName}.`),
    paragraph(`${appointment.title}. ${appointment.when}.`),
    ...(appointment.place ? [paragraph(`Place: ${appointment.place}`)] : []),
    ...(appointment.hasLink ? [paragraph('The link to the call is with the application.')] : []),
    button('Open the application', appointment.panel),
  ],
  reason: 'You get this email because you added this appointment to your tracker.',
  stops: [{ text: 'Stop these emails', url: appointment.stop }],
})

export const calendar = ({ title, feed }: { title: string; feed: string }): MailContent => ({
  preheader: 'The invite is attached.',
  heading: `Deadline: ${title}`,
  blocks: [
    paragraph(`The dates of ${title} are attached. The file doesn’t update by itself.`),
    paragraph(
      'To have the dates of all your jobs in your calendar, and every change, subscribe to your private calendar.',
    ),
    { kind: 'button', text: 'Subscribe to your calendar', url: feed, isSpelledOut: true },
    paragraph('Don’t share this address: anyone who has it sees your dates. You can replace it in your tracker.'),
  ],
  reason: 'You get this email because you asked for the dates of this job.',
})
