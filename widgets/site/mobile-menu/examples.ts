import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const items = [
  {
    text: 'Jobs',
    href: '/search-jobs',
    items: [
      { text: 'Placements', href: '/search-jobs?search=placement' },
      { text: 'Internships', href: '/search-jobs?search=internship' },
      { text: 'Graduate jobs', href: '/search-jobs?search=graduate' },
      { text: 'Apprenticeships', href: '/search-jobs?search=apprenticeship' },
    ],
  },
  {
    text: 'Employers',
    href: '/search-companies',
    items: [{ text: 'Top employers', href: '/top-employers' }],
  },
  { text: 'Reviews', href: '/search-reviews' },
  { text: 'Advice', href: '/faqs' },
]

const guides = [
  { text: 'Career quiz', href: '/career-quiz' },
  { text: 'Review guidelines', href: '/review-guidelines' },
]

export const examples = {
  default: { items },
  'current page': { items, current: '/faqs' },
  'group without its own page': { items: [{ text: 'Advice', items: guides }, ...items.slice(0, 1)] },
  'no submenus': { items: items.map(({ text, href }) => ({ text, href })) },
  'long text': {
    items: [
      {
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        href: '/long',
        items: [...Array(24).keys()].map(index => ({
          text: `A submenu entry with a text that is far too long, number ${index + 1}`,
          href: `/long/${index}`,
        })),
      },
      { text: 'Short', href: '/short' },
    ],
  },
} satisfies Examples<typeof contract>
