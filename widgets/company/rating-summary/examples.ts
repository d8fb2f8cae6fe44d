import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Props = Examples<typeof contract>['default']

const counts = [2, 3, 6, 13, 14]

const enough: Props = {
  count: 38,
  overall: 4.2,
  recommend: 91.4,
  sections: { role: 4.3, company: 3.9, culture: 4.4 },
  stars: counts.map((count, index) => ({
    stars: (index + 1) as 1 | 2 | 3 | 4 | 5,
    count,
    url: `/companies/halden-rail/reviews?stars=${index + 1}`,
  })),
  reviewsUrl: '/companies/halden-rail/reviews',
  methodUrl: '/faqs#faq-how-are-ratings-worked-out',
  questions: [
    { section: 'role', question: 'How much did you enjoy the work itself?', value: 4.4 },
    { section: 'role', question: 'How well did the job match its advert?', value: 4.1 },
    { section: 'company', question: 'How good was the training?', value: 3.8 },
    { section: 'company', question: 'How fair was the pay for the work?', value: null },
    { section: 'culture', question: 'How welcome did you feel in the team?', value: 4.7 },
  ],
}

const tooFew: Props = {
  ...enough,
  count: 2,
  overall: null,
  recommend: null,
  sections: { role: null, company: null, culture: null },
  stars: [],
}

export const examples = {
  default: enough,
  'filtered by stars': {
    ...enough,
    olderCount: 4,
    stars: enough.stars.map(bar => ({ ...bar, current: bar.stars === 4 })),
  },
  'no reviews': { ...tooFew, count: 0 },
  'two reviews': tooFew,
  'three reviews': {
    ...enough,
    count: 3,
    overall: 5,
    recommend: null,
    stars: enough.stars.map(bar => ({ ...bar, count: bar.stars === 5 ? 3 : 0 })),
    questions: [],
  },
  'few answers': {
    ...enough,
    recommend: 75,
    sections: { role: 4.3, company: null, culture: 4.4 },
    answered: { role: 38, company: 2, culture: 30, recommend: 4 },
  },
  'long text': { ...enough, heading: 'Ratings of The Worshipful Association of Water Engineers', count: 128_402 },
} satisfies Examples<typeof contract>
