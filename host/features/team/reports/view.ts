import { type FormValues, textOf } from '../../../http/form'
import { companyUrl } from '../../public/companies'
import { jobUrl } from '../../public/jobs'
import { reviewUrl } from '../../reviews/reviews'
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

export const presentReasons = (type: Subject['type']) =>
  Object.entries(REASONS[type]).map(([value, text]) => ({ value, text }))

export function presentValues(values: FormValues) {
  return { reason: textOf(values, 'reason'), detail: textOf(values, 'detail'), email: textOf(values, 'email') }
}
