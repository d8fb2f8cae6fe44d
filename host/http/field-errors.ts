import * as v from 'valibot'
import type { AppError, FieldErrors } from '../errors'

/** Issues of a schema as texts by field. Schemas of forms carry the text that a person reads. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'form'
    ;(fields[field] ??= []).push(issue.message)
  }
  return fields
}

/** An error as a form shows it: at its fields, and all of it in the summary above. Nothing where there is none. */
export function presentErrors(error: AppError | undefined) {
  const errors = error && (error.fields ?? { form: [error.message] })
  const errorList = Object.entries(errors ?? {}).map(([field, [text]]) =>
    field === 'form' ? { text } : { field, text },
  )
  return { errors, errorList }
}
