import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const files = (name: string) => ({
  webm: `/pictures/clips/${name}.webm`,
  mp4: `/pictures/clips/${name}.mp4`,
  poster: `/pictures/clips/${name}.webp`,
})
const LONG =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and everything else you could ever want to know about it.'

export const examples = {
  default: {
    clips: [
      { title: 'Find it', text: 'Search by job, place and start date.', ...files('find') },
      { title: 'Check it', text: 'Read reviews by students who did the job.', ...files('check') },
      { title: 'Choose it', text: 'Not sure yet? Answer eight questions.', ...files('choose') },
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
