import * as jobs from './contents/jobs'
import * as team from './contents/team'
import { accountExamples, firstName, LONG, type MailExample, SITE, TOKEN } from './examples-account'
import { reviewExamples } from './examples-reviews'

export type { MailExample } from './examples-account'

const stop = `${SITE}/unsubscribe/${TOKEN}`

const interview = {
  ...{ firstName, name: 'interview', title: 'Software Engineering Placement' },
  ...{ when: '6 October 2026, 14:30 to 15:15', place: 'Halden House, Leeds', hasLink: false, isSoon: false },
  ...{ panel: `${SITE}/dashboard/app-tracker/all/1#panel`, stop },
}

const job: jobs.DigestJob = {
  title: 'Software Engineering Placement',
  url: `${SITE}/jobs/1-software-engineering-placement`,
  company: 'Halden Rail',
  place: 'Leeds',
  pay: '£24,000 a year',
  closes: 'Closes Friday 9 October, 23:59',
}
const longJob: jobs.DigestJob = {
  ...job,
  title: 'Summer Internship in Sustainable Infrastructure, Flood Defence and Water Resources Engineering',
  company: LONG,
  place: 'Manchester and 3 more places',
  pay: '£12.60 to £14.20 an hour',
  closes: null,
}
const group: jobs.DigestGroup = {
  name: 'Placements, Leeds +15 miles',
  jobs: [
    job,
    { ...longJob, company: 'Brackenfield & Moore' },
    { ...job, title: 'Insight Week', company: 'Ösund', place: '' },
  ],
  total: 3,
  hasMore: false,
  reviews: { text: '2 new reviews', url: `${SITE}/companies/halden-rail/reviews` },
  url: `${SITE}/search-jobs/type-placement/in-leeds/within-15-miles?sort=newest`,
  links: {
    stop,
    often: `${stop}?about=often`,
    useful: `${stop}?about=useful`,
    notUseful: `${stop}?about=not-useful`,
  },
}

const due: jobs.Reminder = {
  title: 'Software Engineering Placement closes in 2 days',
  text: 'You saved this and have not marked it as applied. It closes Friday 9 October, 23:59.',
  links: [
    { text: 'View and apply', url: job.url },
    { text: 'I have already applied', url: `${SITE}/dashboard/app-tracker/all?jobId=1` },
    { text: 'Turn this reminder off', url: `${SITE}/dashboard/saved-items?type=jobs` },
  ],
}
const similar = [{ text: 'See similar jobs', url: job.url }]
const oneReminder = (item: jobs.Reminder): MailExample => ({
  subject: item.title,
  content: jobs.reminders({ firstName, items: [item], stop }),
})

export const largestDigest: MailExample = {
  subject: '3,200 new: Software Engineering Placement at Halden Rail',
  content: jobs.alertDigest({
    firstName,
    stopAll: stop,
    groups: Array.from({ length: 10 }, () => ({
      ...group,
      name: 'Graduate schemes, Software engineering, Manchester +15 miles',
      jobs: Array.from({ length: 10 }, (_, index) => (index % 2 ? longJob : job)),
      total: 320,
      hasMore: true,
    })),
  }),
}

/** By the mail's name, then by its state. Stories, tests and screenshots use them. */
export const examples: Readonly<Record<string, Readonly<Record<string, MailExample>>>> = {
  ...accountExamples,
  'alert-digest': {
    'one search': {
      subject: '3 new: Software Engineering Placement at Halden Rail',
      content: jobs.alertDigest({ firstName, groups: [group], stopAll: stop }),
    },
    'one job': {
      subject: '1 new: Software Engineering Placement at Halden Rail',
      content: jobs.alertDigest({ firstName, groups: [{ ...group, jobs: [job], total: 1 }], stopAll: stop }),
    },
    'several searches': {
      subject: '47 new: Software Engineering Placement at Halden Rail',
      content: jobs.alertDigest({
        firstName,
        stopAll: stop,
        groups: [
          group,
          { ...group, name: `Jobs at ${LONG}`, jobs: [longJob, { ...job, place: '' }], total: 44, hasMore: true },
        ],
      }),
    },
    'ten searches with ten jobs': largestDigest,
  },
  reminders: {
    'closing soon': oneReminder(due),
    'closed early': oneReminder({
      title: 'Software Engineering Placement has closed early',
      text: 'The employer closed it by 5 October 2026. Its page shows similar jobs that are open.',
      links: similar,
    }),
    'date changed': oneReminder({
      ...due,
      title: 'Software Engineering Placement now closes 16 October 2026',
      text: 'The employer changed this by 5 October 2026. It closes Friday 16 October, 23:59.',
    }),
    opened: oneReminder({
      ...due,
      title: 'Software Engineering Placement is open',
      text: 'You asked us to tell you. It is now in your saved jobs. It closes Friday 9 October, 23:59.',
    }),
    'stale application': oneReminder({
      title: 'Any news from Halden Rail about Software Engineering Placement?',
      text: 'You last updated your application for Software Engineering Placement 24 days ago. Has anything happened since?',
      links: [
        { text: 'Still waiting', url: `${SITE}/dashboard/app-tracker/all/1?answer=waiting#panel` },
        { text: 'I moved on a stage', url: `${SITE}/dashboard/app-tracker/all/1?answer=moved#stages` },
        { text: 'Not successful', url: `${SITE}/dashboard/app-tracker/all/1?answer=unsuccessful#panel` },
      ],
    }),
    'draft waiting': oneReminder({
      title: 'Finish your review of Software Engineer at Halden Rail',
      text: '3 of 7 steps done.',
      links: [
        { text: 'Continue', url: `${SITE}/write-a-review/12/culture` },
        { text: 'Delete it', url: `${SITE}/dashboard/my-reviews/12/delete` },
      ],
    }),
    'keep alert': oneReminder({
      title: 'Still want these emails?',
      text: 'You have not opened “Placements, Leeds +15 miles” for a year. We stop its emails in 30 days unless you keep them.',
      links: [
        { text: 'Keep them', url: `${stop}?about=keep` },
        { text: 'Stop them now', url: stop },
      ],
    }),
    several: {
      subject: `${due.title}, and 2 more`,
      content: jobs.reminders({
        firstName,
        stop,
        items: [
          due,
          { ...due, title: `${longJob.title} closes in 7 days` },
          { title: 'Insight Week has closed early', text: 'The employer closed it by 5 October 2026.', links: similar },
        ],
      }),
    },
  },
  appointment: {
    tomorrow: {
      subject: 'Your interview is tomorrow',
      content: jobs.appointmentReminder(interview),
    },
    'in an hour': {
      subject: 'Your call is in an hour',
      content: jobs.appointmentReminder({
        ...interview,
        ...{ name: 'call', isSoon: true, place: null, hasLink: true },
      }),
    },
    'long title': {
      subject: 'Your assessment centre is tomorrow',
      content: jobs.appointmentReminder({ ...interview, name: 'assessment centre', title: LONG, place: LONG }),
    },
  },
  'interest-confirmed': {
    shared: {
      subject: `You are on the list for ${job.title}`,
      content: jobs.interestConfirmed({
        title: job.title,
        opens: 'November 2026',
        isShared: true,
        link: '/register-interest/1',
      }),
    },
    'not shared, no month': {
      subject: `You are on the list for ${job.title}`,
      content: jobs.interestConfirmed({ title: job.title, opens: null, isShared: false, link: '/register-interest/1' }),
    },
  },
  calendar: {
    default: {
      subject: `Deadline: ${job.title}`,
      content: jobs.calendar({ title: job.title, feed: `${SITE}/calendar/${TOKEN}.ics` }),
    },
  },
  ...reviewExamples,
  contact: {
    default: {
      subject: 'Contact: A job or employer',
      content: team.contactMessage({
        name: 'Sam <b>Lee</b>',
        email: 'sam@example.test',
        message: 'Hello,\n\nthe closing date of a placement is wrong.\nIt closes in May & not in April.',
      }),
    },
  },
  report: {
    default: {
      subject: 'Report: jobs 1, It is closed',
      content: team.report({
        subject: { title: job.title, company: job.company },
        reason: 'It is closed',
        detail: 'The employer’s page says that it closed last week.',
        email: 'sam@example.test',
        url: '/jobs/1-software-engineering-placement',
      }),
    },
    'no details': {
      subject: 'Report: jobs 1, It is closed',
      content: team.report({
        subject: { title: job.title, company: job.company },
        reason: 'It is closed',
        detail: null,
        email: null,
        url: '/jobs/1-software-engineering-placement',
      }),
    },
  },
}
