import type { Examples } from '@firstrung/mount/contract'
import { exampleJob, longJob } from '@firstrung/ui/examples'
import type { contract } from './contract'

const company = { name: 'Copperline', url: '/companies/copperline', logo: null, rating: 4.1, reviewCount: 22 }
const job: typeof exampleJob = (id, title, change) => exampleJob(id, title, { company, ...change })

const employer = {
  id: 12,
  name: 'Halden Rail',
  loginUrl: '/login?return=%2Fcompanies%2Fhalden-rail&save=companies-12',
  followUrl: '/login?save=search&return=%2Fsearch-jobs%2Fcompany-halden-rail',
}

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
    jobs: [job(5, longJob.title, longJob)],
  },
} satisfies Examples<typeof contract>
