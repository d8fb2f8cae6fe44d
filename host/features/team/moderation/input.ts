import * as v from 'valibot'
import { Id } from '../../../http/inputs'
import { MODERATOR_ACTS } from '../../reviews/review-drafts'
import { REASONS } from '../../reviews/reviews'

const optionalText = (limit: number) =>
  v.pipe(
    v.optional(v.string('Enter a text'), ''),
    v.transform(text => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim()),
    v.maxLength(limit, `Text must be ${limit.toLocaleString('en-GB')} characters or fewer`),
  )

const Version = v.optional(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))], 'Version must be a number'),
)

export const ById = v.object({ id: Id })
export const ByReviewAct = v.object({ id: Id, act: v.picklist(MODERATOR_ACTS) })
export const ByCompanyAct = v.object({ id: Id, act: v.picklist(['confirm', 'merge']) })
export const ByReportAct = v.object({ id: Id, act: v.picklist(['dismiss', 'uphold']) })

export const ReviewForm = v.object({
  reason: v.optional(
    v.union([v.literal(''), v.picklist(Object.keys(REASONS), 'Choose a reason')], 'Choose a reason'),
    '',
  ),
  text: optionalText(2000),
  version: Version,
})
export type ReviewInput = v.InferOutput<typeof ReviewForm>

export const CompanyForm = v.object({
  /** The target of a merge: an employer's slug or the address of its page. */
  company: v.optional(
    v.pipe(
      v.string('Enter the employer'),
      v.trim(),
      v.transform(text => text.replace(/^.*\/companies\//, '').replace(/[/?#].*$/, '')),
      v.maxLength(200, 'Enter the employer'),
    ),
    '',
  ),
})
