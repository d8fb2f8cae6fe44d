import type { Examples } from '@firstrung/mount/contract'
import { exampleJob, longJob, unratedCompany } from '@firstrung/ui/examples'
import type { contract } from './contract'

type Job = Examples<typeof contract>['default']['jobs'][number]

const promotion = {
  serviceTypeId: 2,
  googleTagManagerEventName: 'service_impression',
  googleTagManagerActionName: 'hot_job',
  serviceCategoryName: 'Engineering & science',
  serviceCategoryId: 5,
}

const job = (id: number, title: string, overrides: Partial<Job> = {}): Job => ({
  ...exampleJob(id, title, { closesAt: '2099-10-09T22:59:00Z' }),
  analytics: [],
  ...overrides,
})

const jobs = [
  job(1, 'Signalling engineering placement', { tags: [{ kind: 'closes-tomorrow', text: 'Closes tomorrow' }] }),
  job(2, 'Track design internship', {
    type: 'Internship',
    company: unratedCompany,
    tags: [
      { kind: 'promoted', text: 'Promoted' },
      { kind: 'closing-soon', text: 'Closes in 3 days' },
    ],
    analytics: [promotion],
  }),
  job(3, 'Graduate control engineer', { type: 'Graduate job', pay: '', pattern: null }),
  job(4, 'Depot operations placement', { tags: [{ kind: 'promoted', text: 'Promoted' }], analytics: [promotion] }),
  job(5, 'Rolling stock apprenticeship', { closes: null, closesAt: null }),
  job(6, 'Timetable analyst placement', { analytics: [{ ...promotion, serviceTypeId: null }] }),
]

export const examples = {
  default: { returnTo: '/hot-jobs', more: { text: 'All jobs', href: '/search-jobs' }, jobs },
  row: { layout: 'row', jobs },
  'without heading': { heading: null, jobs: jobs.slice(0, 4) },
  'one job': { level: 3, jobs: jobs.slice(1, 2) },
  silent: { integration: 0, jobs },
  empty: { jobs: [] },
  'long text': {
    heading: 'Hot jobs in water, wastewater and environmental engineering that close before the end of the month',
    more: { text: 'All jobs in water, wastewater and environmental engineering', href: '/search-jobs' },
    jobs: [
      job(9, longJob.title, {
        ...longJob,
        tags: [
          { kind: 'promoted', text: 'Promoted' },
          { kind: 'closing-soon', text: 'Closes in 3 days' },
        ],
        analytics: [promotion],
      }),
      job(10, 'Engineer'),
    ],
  },
} satisfies Examples<typeof contract>
