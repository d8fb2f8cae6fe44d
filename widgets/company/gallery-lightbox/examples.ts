import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Item = Examples<typeof contract>['default']['items'][number]

const picture = (id: number, title: string, change: Partial<Item> = {}): Item => ({
  id,
  type: 'image',
  src: `/pictures/gallery/${id}.svg`,
  thumb: `/pictures/gallery/${id}.svg`,
  width: 1600,
  height: 1000,
  alt: `Picture of ${title.toLowerCase()}`,
  title,
  description: null,
  ...change,
})

const items = [
  picture(1, 'The signalling lab'),
  picture(2, 'Monday stand-up', {
    description:
      'Ten minutes, standing, with coffee. Placement students take turns to lead it from their third week on.',
  }),
  picture(3, 'A day in the depot', { type: 'video', src: '/pictures/clips/depot.webm', poster: '/pictures/depot.svg' }),
  picture(4, 'Lunch on the roof', { description: 'Weather permitting.' }),
]

export const examples = {
  default: { label: 'Inside Halden Rail', items },
  'one picture': { items: items.slice(0, 1) },
  'own player': { items, player: { script: '/player/player.js', style: '/player/player.css' } },
  empty: { items: [] },
  'long text': {
    items: [
      picture(
        5,
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, seen from the canteen on a wet morning in May',
        {
          description: 'The works were built in 1911 and have been rebuilt twice since. '.repeat(12),
        },
      ),
    ],
  },
} satisfies Examples<typeof contract>
