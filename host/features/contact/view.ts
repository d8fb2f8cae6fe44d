import type { AppError } from '../../errors'
import { TOPICS } from './input'

/** The form with what was typed, and what is wrong with it. */
export function presentForm(typed: Record<string, unknown>, error?: AppError) {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  const errors = error && (error.fields ?? { form: [error.message] })
  return {
    values: { name: text('name'), email: text('email'), topic: text('topic'), message: text('message') },
    topics: Object.entries(TOPICS).map(([value, label]) => ({ value, text: label })),
    errors,
    errorList: Object.entries(errors ?? {}).map(([field, [line]]) =>
      field === 'form' ? { text: line } : { field, text: line },
    ),
  }
}
