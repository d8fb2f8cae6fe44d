import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Job = Examples<typeof contract>['default']['jobs'][number]

const slot = {
  serviceTypeId: 3,
  googleTagManagerEventName: 'service_impression',
  googleTagManagerActionName: 'related_job',
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
  closesAt: '2026-10-09T22:59:00Z',
  tags: [],
  analytics: [slot],
  ...change,
})

const jobs = [
  job(1, 'Signalling engineering placement', {
    tags: [{ kind: 'promoted', text: 'Promoted' }],
    company: { name: 'Copperline', url: '/companies/copperline', logo: null, rating: null, reviewCount: 1 },
  }),
  job(2, 'Track design internship', { type: 'Internship', pay: '', pattern: null }),
  job(3, 'Graduate control engineer', { type: 'Graduate job', tags: [{ kind: 'new', text: 'New' }] }),
  job(4, 'Depot operations placement', { closes: null, closesAt: null }),
  job(5, 'Rolling stock apprenticeship', { tags: [{ kind: 'closes-tomorrow', text: 'Closes tomorrow' }] }),
  job(6, 'Timetable analyst placement', { place: 'Manchester', analytics: [] }),
  job(7, 'Station design summer placement', { place: 'Leeds', analytics: [{ ...slot, serviceTypeId: null }] }),
  job(8, 'Electrification insight week', { type: 'Insight', pattern: 'on-site' }),
]

/** One truth for stories, tests and docs. */
export const examples = {
  default: { jobs },
  silent: { jobs, integration: 0 },
  'two jobs': { heading: 'Also at Halden Rail', level: 3, jobs: jobs.slice(0, 2) },
  empty: { jobs: [] },
  'long text': {
    jobs: [
      job(9, 'Water, wastewater and environmental engineering industrial placement with optional summer extension', {
        place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        pay: '£21,500 to £27,250 a year, depending on the town and on the year of study',
        tags: [
          { kind: 'closing-soon', text: 'Closes in 3 days' },
          { kind: 'promoted', text: 'Promoted' },
        ],
      }),
      job(10, 'Engineer'),
    ],
  },
} satisfies Examples<typeof contract>
