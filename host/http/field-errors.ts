import * as v from 'valibot'
import type { AppError, FieldErrors } from '../errors'

/** Groups the issues of a schema by field. The schemas of forms contain the messages that people read. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'form'
    ;(fields[field] ??= []).push(issue.message)
  }
  return fields
}

/** Presents an error for a form: messages by field, and the list for the summary; empty without an error. */
export function presentErrors(error: AppError | undefined) {
  const errors = error && (error.fields ?? { form: [error.message] })
  const errorList = Object.entries(errors ?? {}).map(([field, [text]]) =>
    field === 'form' ? { text } : { field, text },
  )
  return { errors, errorList }
}
