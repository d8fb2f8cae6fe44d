import type { Examples } from '@firstrung/mount/contract'
import { exampleJob, longJob, unratedCompany } from '@firstrung/ui/examples'
import type { contract } from './contract'

type Job = Examples<typeof contract>['default']['jobs'][number]

const promotion = {
  serviceTypeId: 3,
  googleTagManagerEventName: 'service_impression',
  googleTagManagerActionName: 'related_job',
  serviceCategoryName: 'Engineering & science',
  serviceCategoryId: 5,
}

const job = (id: number, title: string, overrides: Partial<Job> = {}): Job => ({
  ...exampleJob(id, title),
  analytics: [promotion],
  ...overrides,
})

const jobs = [
  job(1, 'Signalling engineering placement', {
    tags: [{ kind: 'promoted', text: 'Promoted' }],
    company: unratedCompany,
  }),
  job(2, 'Track design internship', { type: 'Internship', pay: '', pattern: null }),
  job(3, 'Graduate control engineer', { type: 'Graduate job', tags: [{ kind: 'new', text: 'New' }] }),
  job(4, 'Depot operations placement', { closes: null, closesAt: null }),
  job(5, 'Rolling stock apprenticeship', { tags: [{ kind: 'closes-tomorrow', text: 'Closes tomorrow' }] }),
  job(6, 'Timetable analyst placement', { place: 'Manchester', analytics: [] }),
  job(7, 'Station design summer placement', { place: 'Leeds', analytics: [{ ...promotion, serviceTypeId: null }] }),
  job(8, 'Electrification insight week', { type: 'Insight', pattern: 'on-site' }),
]

export const examples = {
  default: { jobs },
  silent: { jobs, integration: 0 },
  'two jobs': { heading: 'Also at Halden Rail', level: 3, jobs: jobs.slice(0, 2) },
  empty: { jobs: [] },
  'long text': {
    jobs: [
      job(9, longJob.title, {
        ...longJob,
        tags: [
          { kind: 'closing-soon', text: 'Closes in 3 days' },
          { kind: 'promoted', text: 'Promoted' },
        ],
      }),
      job(10, 'Engineer'),
    ],
  },
} satisfies Examples<typeof contract>
