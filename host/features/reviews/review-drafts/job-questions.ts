import { answersOf, isTicked, textOf, type Values } from './answers'
import { type FormContext, fromList, month, number, oneOf, optionsFrom, type Question, text, tick } from './field'

const PAY_UNITS = optionsFrom({
  hour: 'an hour',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  unpaid: 'I was not paid',
  'not-say': 'I would rather not say',
})
const PAID = ['hour', 'week', 'month', 'year']

/** Other answers, such as unpaid, have no amount. */
export const isPaidBy = (unit: string): boolean => PAID.includes(unit)

/** Apprenticeships have additional questions. */
export function isApprenticeship({ answers, lists }: FormContext): boolean {
  const slug = textOf(answersOf(answers, 'job-details').jobType)
  const types = lists.filter(({ list }) => list === 'job-types')
  const type = types.find(row => row.slug === slug)
  const parent = types.find(({ id }) => id === type?.parent_id)
  return (parent ?? type)?.slug === 'apprenticeship'
}

export const isUnpaid = ({ answers }: FormContext): boolean => answersOf(answers, 'job-details').payUnit === 'unpaid'

const NO_EMPLOYER = 'Choose an employer'
const MAX_NAME_LENGTH = 120

/** The answer is a listed employer, or a new name that a moderator has to confirm. */
function checkCompany(value: unknown, { companyNotListed }: Values, { company }: FormContext): string | undefined {
  const { length } = textOf(value)
  if (length > MAX_NAME_LENGTH) {
    return `Employer must be ${MAX_NAME_LENGTH} characters or fewer`
  }
  return company || (isTicked(companyNotListed) && length >= 2) ? undefined : NO_EMPLOYER
}

/** Must not be before the start. Optional if the author still works there. */
function checkEnd(value: unknown, { startMonth, stillThere }: Values, context: FormContext): string | undefined {
  if (isTicked(stillThere)) {
    return undefined
  }
  const fault = END.check(value, {}, context)
  return fault ?? (textOf(value) < textOf(startMonth) ? 'End date must be after the start date' : undefined)
}

const END = month(
  { name: 'endMonth', label: 'When did you finish?' },
  'Choose when you finished, or "I still work there"',
)

const PAY = number(
  { name: 'payAmount', label: 'Pay before tax', prefix: '£', legend: 'Pay', optional: true },
  { min: 0.01, max: 1_000_000, message: 'Pay must be a number, like 24000' },
)

export const JOB_QUESTIONS: readonly Question[] = [
  { name: 'company', label: 'Employer', kind: 'text', list: 'companies', check: checkCompany },
  tick({
    name: 'companyNotListed',
    label: 'My employer is not listed',
    hint: 'We check new employers before we show them.',
  }),
  oneOf(
    {
      name: 'job',
      label: 'Advert on this site',
      kind: 'select',
      optional: true,
      isIncluded: ({ jobs }) => jobs.length > 0,
      options: ({ jobs }) => jobs.map(({ id, title, year }) => ({ value: String(id), text: `${title}, ${year}` })),
    },
    'Choose an advert from the list',
  ),
  text(
    { name: 'jobTitle', label: 'Job title' },
    { min: 3, max: 100, message: 'Enter a job title of 3 characters or more' },
  ),
  oneOf(
    { name: 'jobType', label: 'Type of job', kind: 'select', options: fromList('job-types') },
    'Choose a type of job',
  ),
  oneOf({ name: 'role', label: 'Role', kind: 'select', options: fromList('job-roles') }, 'Choose a role'),
  text({ name: 'team', label: 'Team', optional: true }, { max: 100, message: '' }),
  month({ name: 'startMonth', label: 'When did you start?' }, 'Choose when you started'),
  tick({ name: 'stillThere', label: 'I still work there' }),
  { ...END, check: checkEnd, shownFor: { field: 'stillThere', value: '' } },
  {
    ...PAY,
    check: (value, values, context) =>
      textOf(value) === '' && isPaidBy(textOf(values.payUnit))
        ? 'Enter your pay, or choose that you would rather not say'
        : PAY.check(value, values, context),
  },
  oneOf(
    { name: 'payUnit', label: 'Paid', kind: 'select', legend: 'Pay', options: PAY_UNITS },
    'Choose how you were paid, or that you would rather not say',
  ),
  number(
    { name: 'hoursPerWeek', label: 'Hours a week', optional: true },
    { min: 1, max: 100, message: 'Hours must be a number from 1 to 100' },
  ),
  text({ name: 'university', label: 'University', list: 'universities', optional: true }, { max: 150, message: '' }),
  oneOf(
    { name: 'degreeArea', label: 'Subject area', kind: 'select', optional: true, options: fromList('degree-areas') },
    'Choose a subject area from the list',
  ),
  number(
    { name: 'studyYear', label: 'Year of study', optional: true },
    { min: 1, max: 8, message: 'Year of study must be a number from 1 to 8' },
  ),
  tick(
    { name: 'ownExperience', label: 'I did this job myself and was not paid to review it' },
    'Confirm this is your own experience',
  ),
]
