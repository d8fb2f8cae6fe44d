import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const counts = { notApplied: 3, applied: 2, closingSoon: 1 }
const logo = '/pictures/logo/halden-rail.svg'

export const examples = {
  default: {
    screenId: 'tracker',
    counts,
    items: [
      { title: 'Signalling placement', company: 'Halden Rail', logo, stage: 'Interview', done: 4 },
      { title: 'Junior service designer', company: 'Orchard & Lane', stage: 'Applied', done: 2 },
      { title: 'Summer analyst', company: 'Northway Bank', stage: 'Interested', done: 1 },
    ],
    types: [
      { name: 'Placement', url: '/search-jobs/type-placement', jobs: 128 },
      { name: 'Internship', url: '/search-jobs/type-internship', jobs: 96 },
      { name: 'Graduate', url: '/search-jobs/type-graduate', jobs: 1204 },
      { name: 'Apprenticeship', url: '/search-jobs/type-apprenticeship', jobs: 40 },
      { name: 'Insight', url: '/search-jobs/type-insight', jobs: 1 },
      { name: 'Volunteering', url: '/search-jobs/type-volunteering', jobs: 0 },
    ],
  },
  empty: { counts: { notApplied: 0, applied: 0, closingSoon: 0 }, items: [], types: [] },
  'long text': {
    counts,
    items: [
      {
        title: 'Degree apprenticeship in mathematics, operational research, statistics and data science',
        company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        stage: 'Assessment centre',
        done: 6,
      },
    ],
    types: [
      {
        name: 'Higher apprenticeships in engineering, manufacturing and related industries',
        url: '/search-jobs/type-apprenticeship',
        jobs: 12_345,
      },
    ],
  },
} satisfies Examples<typeof contract>
