import type { QuizDecision } from '../../db/tables'

interface QuizQuestion {
  question: string
  decides: QuizDecision
  answers: readonly (readonly [answer: string, value: string])[]
}

const areas = ['build', 'code', 'discover', 'create', 'lead', 'help'] as const

function areaQuestion(question: string, ...answers: [string, string, string, string, string, string]): QuizQuestion {
  return { question, decides: 'area', answers: areas.map((area, index) => [answers[index] ?? '', area] as const) }
}

/** Five questions find an area of work; three set the filters of the linked searches. */
export const quiz: readonly QuizQuestion[] = [
  areaQuestion(
    'You have a free afternoon. What sounds best?',
    'Mending something that is broken',
    'Writing a small program',
    'Reading about a discovery',
    'Designing a poster',
    'Planning an event',
    'Helping a neighbour',
  ),
  areaQuestion(
    'In a group project, which part do you take?',
    'I build the model',
    'I handle the numbers',
    'I check the facts',
    'I make it look right',
    'I set the plan',
    'I keep everyone going',
  ),
  areaQuestion(
    'A good day ends with…',
    'It runs',
    'It is solved',
    'I learned why',
    'It looks great',
    'We agreed a deal',
    'Someone is better off',
  ),
  areaQuestion('What are you happiest with?', 'Tools', 'Screens', 'Experiments', 'Ideas', 'Meetings', 'People'),
  areaQuestion('Which praise would please you most?', 'Solid', 'Clever', 'Thorough', 'Original', 'Well led', 'Kind'),
  {
    question: 'Where would you like to work?',
    decides: 'pattern',
    answers: [
      ['Out on site', 'on-site'],
      ['In an office', 'on-site'],
      ['A mix of home and office', 'hybrid'],
      ['From home', 'remote'],
    ],
  },
  {
    question: 'What is your next step?',
    decides: 'job-type',
    answers: [
      ['A few days to try it', 'insight'],
      ['A summer', 'internship'],
      ['A year out of my course', 'placement'],
      ['A first job', 'graduate'],
      ['Earning while I train', 'apprenticeship'],
    ],
  },
  {
    question: 'What matters most to you?',
    decides: 'priority',
    answers: [
      ['Pay', 'pay'],
      ['Learning', 'learning'],
      ['Real work', 'work'],
      ['The people', 'people'],
    ],
  },
]
