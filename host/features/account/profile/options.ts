import type { Qualification, StudyLevel, YesNoPrefer } from '../../../db/tables'
import { PATTERNS } from '../../../lib/formats'

const LEVEL_NAMES: Readonly<Record<StudyLevel, string>> = {
  foundation: 'Foundation year or degree',
  bachelors: 'Bachelor’s degree',
  'integrated-masters': 'Integrated master’s',
  masters: 'Master’s degree',
  doctorate: 'Doctorate',
  professional: 'Professional qualification',
  other: 'Something else',
}

const QUALIFICATION_NAMES: Readonly<Record<Qualification, string>> = {
  gcse: 'GCSEs or National 5s',
  'a-level': 'A levels',
  't-level': 'T levels',
  btec: 'BTEC',
  highers: 'Highers or Advanced Highers',
  ib: 'International Baccalaureate',
  access: 'Access to Higher Education',
  apprenticeship: 'Apprenticeship',
  other: 'Something else',
}

const YES_NO_NAMES: Readonly<Record<YesNoPrefer, string>> = {
  yes: 'Yes',
  no: 'No',
  'prefer-not-to-say': 'Prefer not to say',
}

export const LEVELS = Object.keys(LEVEL_NAMES) as StudyLevel[]
export const QUALIFICATIONS = Object.keys(QUALIFICATION_NAMES) as Qualification[]
export const YES_NO = Object.keys(YES_NO_NAMES) as YesNoPrefer[]

export const MAX_PLACES = 5

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, text]) => ({ value, text }))

export const OPTIONS = {
  levels: optionsOf(LEVEL_NAMES),
  qualifications: optionsOf(QUALIFICATION_NAMES),
  yesNo: optionsOf(YES_NO_NAMES),
  patterns: optionsOf(PATTERNS),
}
