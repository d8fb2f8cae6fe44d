import { listYears } from '../../../reference'
import { type Lists, OPTIONS, type Stage, type Values } from '../profile'
import { type Field, fieldsWith, optionsOf, textOf } from './fields'
import { placesField } from './place-field'

export interface FormSource {
  lists: Lists
  values: Values
  isMinor: boolean
  now: Date
}

export const FIELDS: Readonly<Record<Stage, (source: FormSource) => Field[]>> = {
  account({ values }) {
    const { text } = fieldsWith(values)
    return [
      text({ name: 'firstName', label: 'First name' }, { autoComplete: 'given-name' }),
      text({ name: 'lastName', label: 'Last name', optional: true }, { autoComplete: 'family-name' }),
    ]
  },

  pathway({ values, lists }) {
    const { oneOf, text } = fieldsWith(values)
    return [
      oneOf({ name: 'pathway', label: 'I am a' }, optionsOf(lists.items('pathways'))),
      text(
        { name: 'birthYear', label: 'Year of birth', hint: 'Like 2005.', optional: true },
        { inputType: 'number', autoComplete: 'bday-year' },
      ),
    ]
  },

  education: source => (isAtSchool(source) ? schoolForm(source) : universityForm(source)),

  interests({ values, lists }) {
    const { someOf } = fieldsWith(values)
    return [
      someOf({ name: 'interests', label: 'I want to' }, optionsOf(lists.items('user-interests'))),
      someOf(
        { name: 'eventTypes', label: 'Events I might go to', optional: true },
        optionsOf(lists.items('event-types')),
      ),
    ]
  },

  'job-preferences': jobForm,
  'about-you': equalityForm,

  'contact-preferences'({ values, isMinor }) {
    const { oneOf, tick } = fieldsWith(values)
    const often = (...frequencies: string[]) =>
      frequencies.map(text => ({ value: text === 'Never' ? 'off' : text.toLowerCase(), text }))
    const alerts = oneOf(
      { name: 'alerts', label: 'New jobs that match my saved searches' },
      often('Never', 'Daily', 'Weekly'),
    )
    const reminders = tick({ name: 'reminders', label: 'Remind me before jobs I saved close' })
    return isMinor
      ? [alerts, reminders]
      : [
          alerts,
          reminders,
          oneOf({ name: 'news', label: 'News about jobs and events' }, often('Never', 'Weekly', 'Monthly')),
          tick({ name: 'recommendations', label: 'Suggest jobs that match my profile' }),
        ]
  },

  complete: () => [],
}

/** Pathways of apprentices and school students ask for a school, the others for a university. */
const isAtSchool = ({ lists, values }: FormSource) =>
  lists.find('pathways', textOf(values.pathway))?.details.place === 'school'

function yearFields({ values, now }: FormSource, place: 'school' | 'university'): Field[] {
  const { select } = fieldsWith(values)
  const years = listYears(place, now).map(year => ({ value: String(year), text: String(year) }))
  return [
    select({ name: 'startYear', label: 'Start year', optional: true }, years),
    select({ name: 'endYear', label: 'End year', hint: 'The year you finish or finished.' }, years),
  ]
}

function schoolForm(source: FormSource): Field[] {
  const { text, select } = fieldsWith(source.values)
  return [
    text({ name: 'school', label: 'School or college' }),
    select({ name: 'qualification', label: 'What are you studying for?' }, OPTIONS.qualifications),
    ...yearFields(source, 'school'),
  ]
}

function universityForm(source: FormSource): Field[] {
  const { text, select, tick } = fieldsWith(source.values)
  return [
    text({ name: 'university', label: 'University' }, { list: 'universities' }),
    tick({ name: 'universityNotListed', label: 'Mine is not listed' }),
    text({ name: 'course', label: 'Course' }, { list: 'courses' }),
    select(
      {
        name: 'degreeArea',
        label: 'Subject area',
        hint: 'Only if we do not suggest your course.',
        optional: true,
      },
      optionsOf(source.lists.items('degree-areas')),
    ),
    select({ name: 'level', label: 'Level', optional: true }, OPTIONS.levels),
    ...yearFields(source, 'university'),
  ]
}

function jobForm({ values, lists }: FormSource): Field[] {
  const { text, select, someOf, tags } = fieldsWith(values)
  const known = (list: string) => (entered: string) =>
    optionsOf([lists.find(list, entered)].flatMap(item => item ?? []))[0]
  const chosenTypes = new Set(Array.isArray(values.types) ? values.types : [values.types])
  const types = lists.items('job-types').filter(({ parent_id, slug }) => parent_id === null || chosenTypes.has(slug))
  const more = { optional: true, group: 'more' } as const
  return [
    someOf({ name: 'types', label: 'Types of job' }, optionsOf(types)),
    tags({ name: 'roles', label: 'Roles', hint: 'Up to 10.', optional: true, list: 'job-roles' }, known('job-roles')),
    tags(
      { name: 'industries', label: 'Industries', hint: 'Up to 10.', optional: true, list: 'company-industries' },
      known('company-industries'),
    ),
    placesField(values),
    someOf({ name: 'pattern', label: 'Where you work', ...more }, OPTIONS.patterns),
    text({ name: 'salaryMin', label: 'Lowest salary a year', ...more }, { prefix: '£', inputType: 'number' }),
    text({ name: 'startFrom', label: 'I can start from', ...more }, { inputType: 'date' }),
    select({ name: 'needsVisa', label: 'I need a visa to work in the UK', ...more }, OPTIONS.yesNo.slice(0, 2)),
  ]
}

function equalityForm({ values, lists }: FormSource): Field[] {
  const { text, select, oneOf, tick } = fieldsWith(values)
  const base = { optional: true, group: 'consent' } as const
  const groups = new Map(lists.items('ethnicities').map(row => [row.id, row]))
  const ethnicities = lists
    .items('ethnicities')
    .filter(({ id }) => !lists.items('ethnicities').some(({ parent_id }) => parent_id === id))
    .map(row => ({ ...row, name: [groups.get(row.parent_id ?? 0)?.name, row.name].filter(Boolean).join(': ') }))
  return [
    tick({
      name: 'consent',
      label: 'I agree that Firstrung keeps my answers to these questions',
      hint: 'Tick this to open the questions. Each has "Prefer not to say".',
    }),
    oneOf({ name: 'gender', label: 'Gender', ...base }, optionsOf(lists.items('genders'))),
    text({ name: 'genderText', label: 'If another way, how?', ...base }),
    select({ name: 'ethnicity', label: 'Ethnicity', ...base }, optionsOf(ethnicities)),
    text({ name: 'ethnicityText', label: 'If another background, which?', ...base }),
    select(
      { name: 'freeSchoolMeals', label: 'Did you get free school meals?', ...base },
      optionsOf(lists.items('free-school-meals')),
    ),
    select(
      { name: 'parentProfession', label: 'Job of your main earner at home when you were about 14', ...base },
      optionsOf(lists.items('parent-professions')),
    ),
    oneOf(
      { name: 'firstInFamily', label: 'Are you the first in your family to go to university?', ...base },
      OPTIONS.yesNo,
    ),
    oneOf({ name: 'disability', label: 'Do you have a disability or long-term condition?', ...base }, OPTIONS.yesNo),
  ]
}
