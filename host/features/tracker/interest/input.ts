import { interestFields } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { Id } from '../../../http/inputs'
import { invalid, notFound } from '../../../lib/errors'

export const ByJobId = v.object({ jobId: Id })

/** Throws 422 without an id, and 404 for a text that cannot be one. */
export function readJobId(text: string | undefined): number {
  if (!text) {
    throw invalid({ jobId: ['Give the id of the job'] })
  }
  const result = v.safeParse(Id, text)
  if (!result.success) {
    throw notFound()
  }
  return result.output
}

export const InterestForm = v.object({
  ...interestFields,
  transition: v.optional(v.picklist(['register', 'withdraw'], 'Choose register or withdraw'), 'register'),
})

export type InterestInput = v.InferOutput<typeof InterestForm>
