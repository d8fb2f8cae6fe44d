import type { AppError } from '../../errors'
import { presentErrors } from '../../http/field-errors'
import type { FormValues } from '../../http/router'
import { TOPICS } from './input'

/** The form with what was typed, and what is wrong with it. */
export function presentForm(typed: FormValues, error?: AppError) {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  return {
    values: { name: text('name'), email: text('email'), topic: text('topic'), message: text('message') },
    topics: Object.entries(TOPICS).map(([value, label]) => ({ value, text: label })),
    ...presentErrors(error),
  }
}
