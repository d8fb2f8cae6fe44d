import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { label: 'Link to this result', url: 'https://firstrung.example/career-quiz/result/abcdefab' },
  'of a job': {
    label: 'Link to this job',
    url: 'https://firstrung.example/jobs/12-signalling-placement',
    title: 'Signalling placement at Halden Rail',
  },
  'of a search': {
    label: 'Link to these results',
    url: 'https://firstrung.example/search-jobs/type-placement',
    follows: true,
  },
  'long text': {
    label: 'Link to the list of all placements and internships for students of engineering that are open now',
    url: `https://firstrung.example/search-jobs/type-placement/role-${'mechanical-engineering_'.repeat(8)}software-testing`,
  },
} satisfies Examples<typeof contract>
