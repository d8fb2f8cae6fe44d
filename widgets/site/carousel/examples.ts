import type { Examples } from '@firstrung/mount/contract'
import { exampleJob, exampleReview } from '@firstrung/ui/examples'
import type { contract } from './contract'

const company = (id: number, name: string, { industry, openJobs }: { industry: string; openJobs: number }) => ({
  kind: 'company' as const,
  card: {
    id,
    url: `/companies/${name.toLowerCase().replace(/\W+/g, '-')}`,
    name,
    logo: null,
    industry,
    place: 'Leeds',
    rating: id % 4 === 0 ? null : 3.6 + (id % 3) / 2,
    reviewCount: id % 4 === 0 ? 1 : id * 7,
    openJobs,
  },
})

const haldenRail = company(1, 'Halden Rail', { industry: 'Engineering', openJobs: 12 })

const job = {
  kind: 'job' as const,
  card: exampleJob(31, 'Signalling engineering placement', {
    url: '/jobs/31-signalling-placement',
    tags: [{ kind: 'closing-soon', text: 'Closes in 5 days' }],
  }),
}

const review = {
  kind: 'review' as const,
  card: exampleReview(8, 'Real work from week two', { url: '/reviews/8-real-work-from-week-two' }),
}

const tiles = [
  'Is a placement year worth it?',
  'Write a CV in an afternoon',
  'What a day at an assessment centre is like',
]

export const examples = {
  default: {
    heading: 'Employers that students rate',
    slides: [
      haldenRail,
      company(2, 'Brightwater Energy', { industry: 'Energy', openJobs: 3 }),
      company(3, 'Copperline', { industry: 'Technology', openJobs: 1 }),
      company(4, 'Fenwick Labs', { industry: 'Science', openJobs: 0 }),
      company(5, 'Morrow & Lyle', { industry: 'Construction', openJobs: 6 }),
      company(6, 'Tidal Bank', { industry: 'Finance', openJobs: 24 }),
      company(7, 'Orchard Health', { industry: 'Health', openJobs: 9 }),
    ],
  },
  mixed: { heading: 'New this week', slides: [job, review, haldenRail] },
  tiles: {
    heading: 'Good to know',
    level: 3,
    slides: tiles.map((title, index) => ({
      kind: 'tile' as const,
      url: `/advice/${index + 1}`,
      title,
      text: 'A four-minute read by someone who has just done it.',
    })),
  },
  'one slide': { heading: 'Employer of the month', slides: [haldenRail] },
  empty: { heading: 'Employers that students rate', slides: [] },
  'long text': {
    heading: 'Employers with names that are too long for a card, and a heading that runs over several lines',
    slides: [
      company(9, 'The Worshipful Association of Water, Wastewater and Environmental Engineers of Northumbria', {
        industry: 'Water',
        openJobs: 1,
      }),
      company(10, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', { industry: 'Transport', openJobs: 120 }),
      company(11, 'X', { industry: 'Retail', openJobs: 2 }),
    ],
  },
} satisfies Examples<typeof contract>
