import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Job = NonNullable<Examples<typeof contract>['default']['jobs']>[number]

const job = (id: number, title: string, change: Partial<Job> = {}): Job => ({
  id,
  url: `/jobs/${id}`,
  title,
  company: { name: 'Copperline', url: '/companies/copperline', logo: null, rating: 4.1, reviewCount: 22 },
  place: 'York',
  pattern: 'hybrid',
  pay: '£24,000 a year',
  type: 'Placement',
  closes: 'Closes Friday 9 October, 23:59',
  closesAt: '2026-10-09T22:59:00Z',
  tags: [],
  ...change,
})

const employer = {
  id: 12,
  name: 'Halden Rail',
  loginUrl: '/login?return=%2Fcompanies%2Fhalden-rail&save=companies-12',
}

/** One truth for stories, tests and docs. */
export const examples = {
  default: {
    ...employer,
    opens: 'September and October',
    jobs: [
      job(1, 'Signalling engineering placement', { tags: [{ kind: 'new', text: 'New' }] }),
      job(2, 'Track design internship', { type: 'Internship', pay: 'Pay not stated', pattern: null }),
      job(3, 'Graduate control engineer', { type: 'Graduate job', closes: null, closesAt: null }),
      job(4, 'Rolling stock apprenticeship', { tags: [{ kind: 'closes-tomorrow', text: 'Closes tomorrow' }] }),
    ],
  },
  'one similar job': { ...employer, jobs: [job(1, 'Signalling engineering placement')] },
  empty: employer,
  'long text': {
    ...employer,
    name: 'The Worshipful Association of Water, Wastewater and Environmental Engineers',
    opens: 'January, February, March, April, May, June, July, September, October and November',
    jobs: [
      job(5, 'Water, wastewater and environmental engineering industrial placement with summer extension', {
        place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        pay: '£21,500 to £27,250 a year, depending on the town and on the year of study',
      }),
    ],
  },
} satisfies Examples<typeof contract>
