import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const question = (text: string, ...answers: [text: string, area?: string][]) => ({
  question: text,
  answers: answers.map(([answer, area], index) => ({ code: 'abcdef'.charAt(index), text: answer, area })),
})

const questions = [
  question(
    'You have a free afternoon. What sounds best?',
    ['Mending something that is broken', 'build'],
    ['Writing a small program', 'code'],
    ['Reading about a discovery', 'discover'],
    ['Designing a poster', 'create'],
    ['Planning an event', 'lead'],
    ['Helping a neighbour', 'help'],
  ),
  question(
    'What is your next step?',
    ['A few days to try it'],
    ['A summer'],
    ['A year out of my course'],
    ['A first job'],
    ['Earning while I train'],
  ),
  question('What matters most to you?', ['Pay'], ['Learning'], ['Real work'], ['The people']),
]
const areas = ['lead', 'build', 'code', 'discover', 'create', 'help']

export const examples = {
  default: { questions, areas },
  'the first of eight': { questions: questions.slice(0, 1), total: 8, level: 2 },
  'going back': { questions, areas, answers: 'ec', question: 2 },
  'the last question': { questions, areas, answers: 'ec' },
  empty: { questions: [] },
  'long text': {
    questions: [
      question(
        'Think of everything you did at school, at work and at home in the last year or two. Which of these did you look forward to most of all?',
        ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
        ['Patiently explaining to someone for the third time how it works, and seeing that it has helped'],
        ['Neither'],
      ),
    ],
    total: 8,
  },
} satisfies Examples<typeof contract>
