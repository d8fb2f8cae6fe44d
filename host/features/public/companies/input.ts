import * as v from 'valibot'
import { PageNumber, Slug } from '../../../http/inputs'

export const BySlug = v.object({ slug: Slug })

export const JobsQuery = v.object({ page: PageNumber })

export const ReviewsQuery = v.object({
  page: PageNumber,
  /** Rounded. */
  stars: v.optional(v.pipe(v.picklist(['1', '2', '3', '4', '5']), v.transform(Number))),
  type: v.optional(Slug),
  role: v.optional(Slug),
  /** The year in which the work started. */
  year: v.optional(v.pipe(v.string(), v.regex(/^(19|20)\d\d$/), v.transform(Number))),
  /** Only reviews with a score or a text in this section. */
  section: v.optional(v.picklist(['role', 'company', 'culture'])),
})
