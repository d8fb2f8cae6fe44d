import * as v from 'valibot'
import type { FieldErrors } from '../errors'

/** Issues of a schema as texts by field. Schemas of forms carry the text that a person reads. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'form'
    ;(fields[field] ??= []).push(issue.message)
  }
  return fields
}
