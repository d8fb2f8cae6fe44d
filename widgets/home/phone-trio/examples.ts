import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const files = (name: string) => ({
  webm: `/pictures/clips/${name}.webm`,
  mp4: `/pictures/clips/${name}.mp4`,
  poster: `/pictures/clips/${name}.webp`,
})
const LONG =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and everything else that anybody could ever want to know about it.'

/** One truth for stories, tests and docs. */
export const examples = {
  default: {
    clips: [
      { title: 'Find it', text: 'Search by what, where and how you want to start.', ...files('find') },
      { title: 'Check it', text: 'Read what students say who did the job.', ...files('check') },
      { title: 'Choose it', text: 'Answer eight questions if you are not sure yet.', ...files('choose') },
    ],
  },
  'long text': {
    clips: [
      { title: LONG, text: LONG, ...files('find') },
      { title: 'Check it', text: LONG, ...files('check') },
      { title: 'x', text: '', ...files('choose') },
    ],
  },
} satisfies Examples<typeof contract>
