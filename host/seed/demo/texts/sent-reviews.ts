export interface SentReview {
  author: string
  company: string
  title: string
  role: string
  place: string
  /** The answers of the three sections, in order. */
  stars: readonly [role: string, company: string, culture: string]
  texts: readonly [role: string, company: string, culture: string]
  best: string
  improve: string
  /** Undefined for an unfinished review. */
  sentDaysAgo?: number
  decision?: { act: 'request-changes' | 'reject'; reason: string; text: string; daysAgo: number }
  appeal?: { text: string; daysAgo: number }
}

const SIGNAL_TEXTS = [
  'I wrote test plans for a new junction and spent one day a week beside the track with the installers, reading meters.',
  'The first fortnight was planned to the hour. After that I had a meeting every Friday and a list of aims for each term.',
  'Nobody treated me as the student. People left at five, and the team went bouldering on the last Thursday of the month.',
] as const

/** The first two belong to the account that the start prints. */
export const SENT_REVIEWS: readonly SentReview[] = [
  {
    author: 'student@firstrung.test',
    company: 'Tallis Ledger',
    title: 'Accounts assistant',
    role: 'audit',
    place: 'Leeds',
    stars: ['4', '4', '5'],
    texts: ['I kept the books of six cafes and a bike workshop, and', '', ''],
    best: '',
    improve: '',
  },
  {
    author: 'student@firstrung.test',
    company: 'Quillon Partners',
    title: 'Analyst, placement',
    role: 'data-ai',
    place: 'Manchester',
    stars: ['4', '3', '3'],
    texts: [
      'Half of my week was cleaning figures that clients had sent, the other half was turning them into slides with a senior.',
      'Training was two days of slides. What I know now I learnt from the two analysts who sat across from me all year.',
      'Our director Gregory Pemberton shouted at people in open meetings, and the mood of the floor depended on his mornings.',
    ],
    best: 'You see how a dozen firms work within a year.',
    improve: 'Start with a week beside someone instead of slides.',
    sentDaysAgo: 6,
    decision: {
      act: 'request-changes',
      reason: 'names-a-person',
      text: 'Please leave out the name of the director. You can say "a senior manager".',
      daysAgo: 4,
    },
  },
  {
    author: 'dana@firstrung.test',
    company: 'Penhallow Grey',
    title: 'Audit trainee',
    role: 'audit',
    place: 'Bristol',
    stars: ['5', '4', '4'],
    texts: [
      'From the third week I counted stock, checked invoices and wrote the first draft of the report for a school trust.',
      'Study days are in the calendar before the year starts, and nobody books you on them. The exams are still hard work.',
      'Friendly floor, tea at three. If you want to know more about the interviews, write to dana.audit@mail.example any time.',
    ],
    best: 'I had a client of my own by the spring, with help.',
    improve: 'January is long: sixty hours in two of the weeks.',
    sentDaysAgo: 1,
  },
  {
    author: 'eli@firstrung.test',
    company: 'Ostler Byrne',
    title: 'Signalling intern',
    role: 'data-ai',
    place: 'Birmingham',
    stars: ['5', '5', '5'],
    texts: SIGNAL_TEXTS,
    best: 'You stand beside the line and see your drawing work.',
    improve: 'The laptop came three weeks after I had started.',
    sentDaysAgo: 2,
  },
  {
    author: 'farah@firstrung.test',
    company: 'Tidewater Robotics',
    title: 'Robotics intern',
    role: 'software-engineering',
    place: 'Newcastle upon Tyne',
    stars: ['5', '4', '4'],
    texts: [
      'I wrote the part of the controller that keeps an arm from reaching too far, and tested it on the real thing in week six.',
      'They are twelve people, so there is no programme. You get a desk, a mentor and a problem, and it works better than it sounds.',
      'We ate lunch at one table every day. On Fridays someone showed what had broken, and no one had to be ashamed of it.',
    ],
    best: 'My code moves something that weighs forty kilos.',
    improve: 'Write down how the office works for new people.',
    sentDaysAgo: 2,
  },
  {
    author: 'gwen@firstrung.test',
    company: 'Ostler Byrne',
    title: 'Signalling engineer',
    role: 'data-ai',
    place: 'London',
    stars: ['4', '4', '5'],
    texts: SIGNAL_TEXTS,
    best: 'You stand beside the line and see your drawing work.',
    improve: 'The laptop came three weeks after I had started.',
    sentDaysAgo: 10,
  },
  {
    author: 'dana@firstrung.test',
    company: 'Tallis Ledger',
    title: 'Payroll assistant',
    role: 'operations',
    place: 'Manchester',
    stars: ['2', '2', '3'],
    texts: [
      'I typed payslips for eight months. The software fell over on the last day of every month, and we stayed until it ran.',
      'I was promised a rotation after the summer, asked for it four times, and got a new headset instead of a new desk.',
      'The people around me were kind and tired. Most of them were looking for something else by the time that I left.',
    ],
    best: 'You learn how pay works, which helps for life.',
    improve: 'Do the rotations that the advert talks about.',
    sentDaysAgo: 9,
    decision: {
      act: 'reject',
      reason: 'legal',
      text: 'We cannot publish that the employer broke a promise of the advert without more detail.',
      daysAgo: 7,
    },
    appeal: {
      text: 'The advert is still on this site and says "three rotations". I had one. I can send you my contract.',
      daysAgo: 3,
    },
  },
]
