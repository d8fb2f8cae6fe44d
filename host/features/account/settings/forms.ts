import type { Section } from '../profile'
import { type Field, FIELDS, fieldsWith, type FormSource } from '../signup'

export interface SettingsForm {
  tab: 'personal-information' | 'contact-preferences' | 'job-preferences'
  title: string
  lead: string
  /** Replaces the lead for people under 18. */
  leadForMinors?: string
  sections: readonly Section[]
  fields: (source: FormSource) => Field[]
  saved: string
}

/** By the last part of the address. Includes the questions of signup and a few more. */
export const FORMS = {
  details: {
    tab: 'personal-information',
    title: 'About you',
    lead: 'Your name is in our emails, and nowhere else.',
    sections: ['account', 'pathway', 'details'],
    fields: source => [...FIELDS.account(source), ...FIELDS.pathway(source), ...detailFields(source)],
    saved: 'Profile saved',
  },
  education: {
    tab: 'personal-information',
    title: 'Education',
    lead: 'We use your course to suggest placements and jobs. Employers never see it.',
    sections: ['education'],
    fields: FIELDS.education,
    saved: 'Profile saved',
  },
  equality: {
    tab: 'personal-information',
    title: 'Questions about equality',
    lead: 'Optional. We only use your answers in statistics that identify nobody.',
    sections: ['about-you'],
    fields: FIELDS['about-you'],
    saved: 'Answers saved',
  },
  'job-preferences': {
    tab: 'job-preferences',
    title: 'What you look for',
    lead: 'We use this to suggest jobs. It never hides a job from you when you search.',
    sections: ['job-preferences'],
    fields: FIELDS['job-preferences'],
    saved: 'Preferences saved',
  },
  interests: {
    tab: 'job-preferences',
    title: 'What you are here for',
    lead: 'Choose as many as you like.',
    sections: ['interests'],
    fields: FIELDS.interests,
    saved: 'Preferences saved',
  },
  emails: {
    tab: 'contact-preferences',
    title: 'Emails from us',
    lead: 'We always email you about your account and about reviews that you send.',
    leadForMinors: 'News and suggestions are off; you can turn them on once you are 18.',
    sections: ['contact-preferences'],
    fields: source => [...FIELDS['contact-preferences'](source), ...mailFields(source)],
    saved: 'Preferences saved',
  },
} as const satisfies Record<string, SettingsForm>

export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as FormName[]

function detailFields({ values }: FormSource): Field[] {
  const { text } = fieldsWith(values)
  return [
    text({ name: 'phone', label: 'Phone number', hint: 'A UK number.', optional: true }, { autoComplete: 'tel' }),
    text(
      { name: 'homePlace', label: 'Where you live', hint: 'A town, city or county.', optional: true },
      { list: 'places' },
    ),
    text({ name: 'expectedGrade', label: 'Grade you expect', hint: 'Like 2:1 or ABB.', optional: true }),
  ]
}

/** Signup does not ask about these mails. */
function mailFields({ values }: FormSource): Field[] {
  const { tick } = fieldsWith(values)
  return [
    tick({ name: 'changes', label: 'Tell me when a job I saved changes or closes early' }),
    tick({ name: 'applications', label: 'Ask me for news of applications after three weeks' }),
    tick({ name: 'drafts', label: 'Remind me of reviews that I have not finished' }),
  ]
}
