import type { Examples } from '@firstrung/mount/contract'
import { exampleReview } from '@firstrung/ui/examples'
import type { contract } from './contract'

type Review = Examples<typeof contract>['default']['reviews'][number]

const promotion = {
  serviceTypeId: 4,
  googleTagManagerEventName: 'service_impression',
  googleTagManagerActionName: 'related_review',
  serviceCategoryName: 'Placements & internships',
  serviceCategoryId: 1,
}

const review = (id: number, title: string, overrides: Partial<Review> = {}): Review => ({
  ...exampleReview(id, title),
  analytics: [promotion],
  ...overrides,
})

const reviews = [
  review(1, 'Real work from week two'),
  review(2, 'Kind people, slow laptops', { rating: 3.8, helpful: 1, recommend: null }),
  review(3, 'Long days on site, and worth each of them', { rating: 4.9, analytics: [] }),
  review(4, 'Not what the advert said', { rating: 2.1, recommend: false, helpful: 40 }),
  review(5, 'A manager who taught me to estimate', { rating: 4.6 }),
  review(6, 'Good pay, quiet office', { rating: 3.5, helpful: 0 }),
]

export const examples = {
  default: { reviews },
  silent: { reviews, integration: 0 },
  'one review': { heading: 'Also from Morrow & Lyle', level: 3, reviews: reviews.slice(0, 1) },
  'of one employer': { heading: 'More reviews of Morrow & Lyle', showCompany: false, reviews },
  empty: { reviews: [] },
  'long text': {
    reviews: [
      review(7, 'I came for the summer, stayed for the year, and would stay for longer if the trains allowed it', {
        role: 'Water, wastewater and environmental engineering industrial placement student',
        authorLine: 'Civil and environmental engineering student, year in industry, 2025, Newcastle upon Tyne',
        extract: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. '.repeat(4),
      }),
      review(8, 'Fine', { extract: '' }),
    ],
  },
} satisfies Examples<typeof contract>
