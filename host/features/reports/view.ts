import type { AppError } from '../../errors'
import { presentErrors } from '../../http/field-errors'
import type { FormValues } from '../../http/router'
import { companyUrl } from '../companies'
import { jobUrl } from '../jobs'
import { reviewUrl } from '../reviews'
import { REASONS } from './input'
import type { Subject } from './queries'

const NOUNS = { job: 'job', review: 'review', company: 'employer' } as const

export function subjectUrl({ type, id, slug }: Pick<Subject, 'type' | 'id' | 'slug'>): string {
  return type === 'job' ? jobUrl({ id, slug }) : type === 'review' ? reviewUrl({ id, slug }) : companyUrl({ slug })
}

export function presentSubject(subject: Subject) {
  const { type, title, company } = subject
  return {
    noun: NOUNS[type],
    title: type === 'job' ? `${title} at ${company}` : title,
    company,
    url: subjectUrl(subject),
    action: `/report/${type}/${subject.id}`,
  }
}

/** The form with what was typed, and what is wrong with it. */
export function presentForm(subject: Subject, typed: FormValues = {}, error?: AppError) {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  return {
    subject: presentSubject(subject),
    reasons: Object.entries(REASONS[subject.type]).map(([value, label]) => ({ value, text: label })),
    values: { reason: text('reason'), detail: text('detail'), email: text('email') },
    ...presentErrors(error),
  }
}
