import * as v from 'valibot'
import type { AppError, FieldErrors } from '../lib/errors'

/** Returns the first issue of each field: an empty field is not also too short. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    fields[v.getDotPath(issue) ?? 'form'] ??= [messageOf(issue)]
  }
  return fields
}

/** The library's default messages name its types and repeat the input. */
function messageOf({ message, received }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) {
    return message
  }
  return received === 'undefined' ? 'This is missing' : 'This is not valid'
}

/** Returns the messages by field, and the list for the summary; both empty without an error. */
export function presentErrors(error: AppError | undefined) {
  const errors = error && (error.fields ?? { form: [error.message] })
  const errorList = Object.entries(errors ?? {}).map(([field, [text]]) =>
    field === 'form' ? { text } : { field, text },
  )
  return { errors, errorList }
}
