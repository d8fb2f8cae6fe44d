import { PATTERNS } from '../../../lib/formats'
import { HOW_FOUND, RENT_BANDS } from '../reviews'
import { textOf } from './answers'
import { fromList, long, month, number, oneOf, optionsFrom, type Question, text } from './field'

const TRAVEL = optionsFrom({
  walk: 'On foot',
  bike: 'Bike',
  bus: 'Bus',
  train: 'Train',
  tram: 'Tram or underground',
  car: 'Car',
  'car-share': 'Shared car',
  other: 'Another way',
})
const OUTCODE = /^[A-Z]{1,2}\d[A-Z\d]?$/i

const EASY_TO_HARD = optionsFrom({ 1: 'Very low', 2: 'Low', 3: 'Medium', 4: 'High', 5: 'Very high' })
const DIFFICULTY = optionsFrom({ 1: 'Very easy', 2: 'Easy', 3: 'Medium', 4: 'Hard', 5: 'Very hard' })
const YES_NO = optionsFrom({ yes: 'Yes', no: 'No' })
const FROM_LIST = 'Choose an answer from the list'

export const PLACE_QUESTIONS: readonly Question[] = [
  text(
    { name: 'place', label: 'Town or city', list: 'places' },
    { min: 2, max: 100, message: 'Enter the town or city where you worked' },
  ),
  {
    ...text(
      { name: 'outcode', label: 'First half of the postcode', hint: 'Like M14.', optional: true },
      { max: 4, message: '' },
    ),
    check: value =>
      typeof value === 'string' && value.trim() && !OUTCODE.test(value.trim())
        ? 'Enter the first half of a postcode, like M14'
        : undefined,
  },
  oneOf(
    { name: 'pattern', label: 'How did you work?', kind: 'choices', options: optionsFrom(PATTERNS) },
    'Choose on site, hybrid or remote',
  ),
  number(
    { name: 'daysOnSite', label: 'Days on site a week', optional: true },
    { min: 0, max: 7, message: 'Days must be a number from 0 to 7' },
  ),
  oneOf(
    { name: 'travelMode', label: 'How did you get there?', kind: 'select', optional: true, options: TRAVEL },
    FROM_LIST,
  ),
  number(
    { name: 'travelMinutes', label: 'Minutes each way', optional: true },
    { min: 0, max: 300, message: 'Minutes must be a number from 0 to 300' },
  ),
  number(
    { name: 'travelCost', label: 'Cost of travel a week', prefix: '£', optional: true },
    { min: 0, max: 1000, message: 'Cost must be a number, like 25' },
  ),
  text(
    { name: 'livedIn', label: 'Where did you live?', hint: 'A town or area.', optional: true },
    { max: 100, message: '' },
  ),
  oneOf(
    {
      name: 'rentBand',
      label: 'What did your room cost?',
      kind: 'select',
      optional: true,
      options: optionsFrom(RENT_BANDS),
    },
    FROM_LIST,
  ),
  oneOf(
    { name: 'livingCost', label: 'Cost of living there', kind: 'choices', optional: true, options: EASY_TO_HARD },
    FROM_LIST,
  ),
]

export const SOURCE_QUESTIONS: readonly Question[] = [
  oneOf(
    { name: 'howFound', label: 'How did you find the job?', kind: 'choices', options: optionsFrom(HOW_FOUND) },
    'Choose how you found the job',
  ),
  month({ name: 'monthApplied', label: 'When did you apply?', optional: true }, 'Choose when you applied'),
  {
    ...oneOf(
      {
        name: 'processStages',
        label: 'Steps you went through',
        kind: 'choices',
        multiple: true,
        optional: true,
        options: context => fromList('app-tracker-stages')(context).filter(({ value }) => STEPS.has(value)),
      },
      FROM_LIST,
    ),
    check: value => ([value ?? []].flat().every(step => STEPS.has(textOf(step))) ? undefined : FROM_LIST),
  },
  number(
    { name: 'weeksToOffer', label: 'Weeks from applying to the offer', optional: true },
    { min: 0, max: 104, message: 'Weeks must be a number from 0 to 104' },
  ),
  oneOf(
    { name: 'difficulty', label: 'How hard was it to get in?', kind: 'choices', optional: true, options: DIFFICULTY },
    FROM_LIST,
  ),
  long(
    {
      name: 'interviewQuestions',
      label: 'What were you asked?',
      hint: 'Interview questions, tests and tasks.',
      optional: true,
    },
    { min: 0, max: 1000 },
  ),
  long({ name: 'processText', label: 'How did the steps go?', optional: true }, { min: 0, max: 1000 }),
  oneOf(
    { name: 'feedback', label: 'Did you get feedback?', kind: 'choices', optional: true, options: YES_NO },
    FROM_LIST,
  ),
]

/** The tracker's stages that are steps of an application process. */
const STEPS: ReadonlySet<string> = new Set([
  'applied',
  'online-test',
  'video-interview',
  'phone-interview',
  'interview',
  'assessment-centre',
])
