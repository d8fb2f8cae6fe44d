import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Item = Examples<typeof contract>['default']['items'][number]

const picture = (id: number, title: string, alt: string, change: Partial<Item> = {}): Item => ({
  id,
  type: 'image',
  src: `/pictures/gallery/${id}.svg`,
  thumb: `/pictures/gallery/${id}.svg`,
  width: 1600,
  height: 1000,
  alt,
  title,
  description: null,
  poster: null,
  ...change,
})

const items = [
  picture(1, 'The signalling lab', 'A long bench with a model railway'),
  picture(2, 'Monday stand-up', 'Nine people in a circle beside a window'),
  picture(3, 'A day in the depot', 'A train on a lifting road', { type: 'video', src: '/pictures/clips/depot.webm' }),
  picture(4, 'Lunch on the roof', 'Tables under an awning'),
  picture(5, 'Test track', 'A yellow train in a field'),
]

/** One truth for stories, tests and docs. */
export const examples = {
  default: { heading: 'Inside Halden Rail', items },
  'one picture': { items: items.slice(0, 1), level: 3 },
  empty: { items: [] },
  'long text': {
    heading: 'Inside The Worshipful Association of Water, Wastewater and Environmental Engineers',
    items: [
      picture(
        6,
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, seen from the canteen on a wet morning',
        'A works',
      ),
      picture(7, 'Tall', 'A tower', { width: 600, height: 1800 }),
      picture(8, 'Wide', 'A coast', { width: 3000, height: 600 }),
      picture(9, '', 'A picture without a caption'),
    ],
  },
} satisfies Examples<typeof contract>
