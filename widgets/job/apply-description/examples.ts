import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {
    id: 12,
    employer: 'Halden Rail',
    text: ['The form takes about twenty minutes and saves as you go: https://careers.halden-rail.example/form.'],
    steps: ['Choose the office that you would like.', 'Send a CV of two pages at most.', 'Answer two short questions.'],
    stages: ['Application form', 'Online test', 'Video interview', 'Assessment centre', 'Offer'],
    documents: ['CV', 'Transcript of your marks'],
    contact: 'Early careers team, early.careers@halden-rail.example',
    rolling: true,
  },
  minimal: { id: 13, employer: 'Corner Bakery' },
  'only stages': { id: 14, employer: 'Copperline', stages: ['Portfolio', 'Offer'] },
  'long text': {
    id: 15,
    employer: 'The Worshipful Association of Water, Wastewater and Environmental Engineers',
    heading: 'How to apply to the Worshipful Association of Water, Wastewater and Environmental Engineers',
    text: Array<string>(3).fill(
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft needs a long line: https://the-worshipful-association-of-water-wastewater-and-environmental-engineers.example/careers/apply?source=somewhere-else',
    ),
    stages: ['Expression of interest by post', 'Unterbeamtengesellschaftsaufnahmeprüfung', 'Three interviews', 'Offer'],
    documents: ['CV', 'Covering letter', 'Transcript of your marks', 'Portfolio', 'Names of two referees'],
    contact:
      'The secretary of the early careers committee, donaudampfschifffahrtselektrizitätenhauptbetriebswerk@engineers.example',
  },
} satisfies Examples<typeof contract>
