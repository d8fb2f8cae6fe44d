import type { Stage } from './stages'

/** The sections that are saved together: the stages of signup, and `details`, which signup does not ask for. */
export type Section = Exclude<Stage, 'complete'> | 'details'

export const SECTION_FIELDS = {
  account: ['firstName', 'lastName'],
  pathway: ['pathway', 'birthYear'],
  education: [
    'university',
    'universityNotListed',
    'course',
    'degreeArea',
    'level',
    'school',
    'qualification',
    'startYear',
    'endYear',
  ],
  interests: ['interests', 'eventTypes'],
  'job-preferences': [
    'types',
    'roles',
    'industries',
    'places',
    'radius',
    'pattern',
    'salaryMin',
    'startFrom',
    'needsVisa',
  ],
  'about-you': [
    'consent',
    'gender',
    'genderText',
    'ethnicity',
    'ethnicityText',
    'freeSchoolMeals',
    'parentProfession',
    'firstInFamily',
    'disability',
  ],
  'contact-preferences': ['alerts', 'news', 'reminders', 'recommendations', 'changes', 'applications', 'drafts'],
  details: ['phone', 'expectedGrade', 'homePlace'],
} as const satisfies Record<Section, readonly string[]>

export const SECTIONS = Object.keys(SECTION_FIELDS) as Section[]

/** Unvalidated, by field name. */
export type Values = Readonly<Record<string, unknown>>
