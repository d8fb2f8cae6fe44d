import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Item = Examples<typeof contract>['default']['items'][number]

const picture = (id: number, props: Pick<Item, 'title' | 'alt'> & Partial<Item>): Item => ({
  id,
  type: 'image',
  src: `/pictures/gallery/${id}.svg`,
  thumb: `/pictures/gallery/${id}.svg`,
  width: 1600,
  height: 1000,
  description: null,
  poster: null,
  ...props,
})

const items = [
  picture(1, { title: 'The signalling lab', alt: 'A long bench with a model railway' }),
  picture(2, { title: 'Monday stand-up', alt: 'Nine people in a circle beside a window' }),
  picture(3, {
    title: 'A day in the depot',
    alt: 'A train on a lifting road',
    type: 'video',
    src: '/pictures/clips/depot.webm',
  }),
  picture(4, { title: 'Lunch on the roof', alt: 'Tables under an awning' }),
  picture(5, { title: 'Test track', alt: 'A yellow train in a field' }),
]

export const examples = {
  default: { heading: 'Inside Halden Rail', items },
  'one picture': { items: items.slice(0, 1), level: 3 },
  empty: { items: [] },
  'long text': {
    heading: 'Inside The Worshipful Association of Water, Wastewater and Environmental Engineers',
    items: [
      picture(6, {
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, seen from the canteen on a wet morning',
        alt: 'A factory',
      }),
      picture(7, { title: 'Tall', alt: 'A tower', width: 600, height: 1800 }),
      picture(8, { title: 'Wide', alt: 'A coast', width: 3000, height: 600 }),
      picture(9, { title: '', alt: 'A picture without a caption' }),
    ],
  },
} satisfies Examples<typeof contract>
