import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Job = Examples<typeof contract>['default']['jobs'][number]

const slot = {
  serviceTypeId: 2,
  googleTagManagerEventName: 'service_impression',
  googleTagManagerActionName: 'hot_job',
  serviceCategoryName: 'Engineering & science',
  serviceCategoryId: 5,
}

const job = (id: number, title: string, change: Partial<Job> = {}): Job => ({
  id,
  url: `/jobs/${id}`,
  title,
  company: { name: 'Halden Rail', url: '/companies/halden-rail', logo: null, rating: 4.2, reviewCount: 38 },
  place: 'York',
  pattern: 'hybrid',
  pay: '£24,000 a year',
  type: 'Placement',
  closes: 'Closes Friday 9 October, 23:59',
  closesAt: '2099-10-09T22:59:00Z',
  tags: [],
  analytics: [],
  ...change,
})

const jobs = [
  job(1, 'Signalling engineering placement', { tags: [{ kind: 'closes-tomorrow', text: 'Closes tomorrow' }] }),
  job(2, 'Track design internship', {
    type: 'Internship',
    company: { name: 'Copperline', url: '/companies/copperline', logo: null, rating: null, reviewCount: 1 },
    tags: [
      { kind: 'promoted', text: 'Promoted' },
      { kind: 'closing-soon', text: 'Closes in 3 days' },
    ],
    analytics: [slot],
  }),
  job(3, 'Graduate control engineer', { type: 'Graduate job', pay: '', pattern: null }),
  job(4, 'Depot operations placement', { tags: [{ kind: 'promoted', text: 'Promoted' }], analytics: [slot] }),
  job(5, 'Rolling stock apprenticeship', { closes: null, closesAt: null }),
  job(6, 'Timetable analyst placement', { analytics: [{ ...slot, serviceTypeId: null }] }),
]

/** One truth for stories, tests and docs. */
export const examples = {
  default: { returnTo: '/hot-jobs', more: { text: 'All jobs', href: '/search-jobs' }, jobs },
  'without heading': { heading: null, jobs: jobs.slice(0, 4) },
  'one job': { level: 3, jobs: jobs.slice(1, 2) },
  silent: { integration: 0, jobs },
  empty: { jobs: [] },
  'long text': {
    heading: 'Hot jobs in water, wastewater and environmental engineering that close before the end of the month',
    more: { text: 'All jobs in water, wastewater and environmental engineering', href: '/search-jobs' },
    jobs: [
      job(9, 'Water, wastewater and environmental engineering industrial placement with optional summer extension', {
        place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        pay: '£21,500 to £27,250 a year, depending on the town and on the year of study',
        tags: [
          { kind: 'promoted', text: 'Promoted' },
          { kind: 'closing-soon', text: 'Closes in 3 days' },
        ],
        analytics: [slot],
      }),
      job(10, 'Engineer'),
    ],
  },
} satisfies Examples<typeof contract>
