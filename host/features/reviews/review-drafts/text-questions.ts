import { QUESTIONS, type Section } from '../reviews'
import { type FormContext, long, oneOf, optionsFrom, type Question, stars } from './field'
import { isApprenticeship, isUnpaid } from './job-questions'

const TEXT = { min: 100, max: 2000 }
const POINT = { min: 30, max: 500 }

const always = () => true
/** By question code: whether "Not relevant" is offered. */
const IRRELEVANT: Readonly<Record<string, (context: FormContext) => boolean>> = {
  C4: isUnpaid,
  K5: always,
  R5: always,
}

const scored = (section: Section): Question[] =>
  Object.entries(QUESTIONS[section]).map(([name, label]) => stars({ name, label }, IRRELEVANT[name]))

export const ROLE_QUESTIONS: readonly Question[] = [
  ...scored('role'),
  long(
    {
      name: 'roleText',
      label: 'What did you do?',
      examples: [
        'I wrote test plans for a signalling upgrade and spent one day a week on site with the installers.',
        'Most weeks were half spreadsheets and half meetings with suppliers.',
      ],
    },
    TEXT,
  ),
]

export const COMPANY_QUESTIONS: readonly Question[] = [
  ...scored('company'),
  stars({ name: 'A1', label: 'How good was the training provider?', isIncluded: isApprenticeship }),
  oneOf(
    {
      name: 'A2',
      label: 'Was study time protected?',
      kind: 'choices',
      isIncluded: isApprenticeship,
      options: optionsFrom({ yes: 'Yes', mostly: 'Mostly', no: 'No' }),
    },
    'Say whether study time was protected',
  ),
  long(
    {
      name: 'companyText',
      label: 'How was the job organised?',
      examples: [
        'A two-week introduction, then a mentor who met me every Friday.',
        'My laptop came late, and training stopped after the first month.',
      ],
    },
    TEXT,
  ),
]

export const CULTURE_QUESTIONS: readonly Question[] = [
  ...scored('culture'),
  long(
    {
      name: 'cultureText',
      label: 'How did people treat you?',
      examples: [
        'The team asked for my opinion in reviews, and used it.',
        'People left at five, and nobody wrote to me at weekends.',
      ],
    },
    TEXT,
  ),
]

export const SUMMARY_QUESTIONS: readonly Question[] = [
  long({ name: 'bestThing', label: 'The best thing' }, POINT),
  long({ name: 'toImprove', label: 'One thing to improve' }, POINT),
  long({ name: 'tips', label: 'Tips for applicants', optional: true }, { min: 0, max: 1000 }),
  oneOf(
    {
      name: 'recommend',
      label: 'Would you recommend it to a friend?',
      kind: 'choices',
      options: optionsFrom({ yes: 'Yes', no: 'No' }),
    },
    'Say whether you would recommend it',
  ),
  oneOf(
    {
      name: 'returnOffer',
      label: 'Were you offered a job afterwards?',
      kind: 'choices',
      optional: true,
      options: optionsFrom({ yes: 'Yes', no: 'No', waiting: 'Not known yet', 'not-relevant': 'Not relevant' }),
    },
    'Choose an answer from the list',
  ),
  oneOf(
    {
      name: 'display',
      label: 'How should we describe you?',
      kind: 'choices',
      optional: true,
      options: optionsFrom({ university: 'As a student at my university', student: 'As a student' }),
    },
    'Choose an answer from the list',
  ),
]
