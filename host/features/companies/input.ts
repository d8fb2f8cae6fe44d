import * as v from 'valibot'
import { PageNumber, Slug } from '../../http/inputs'

export const BySlug = v.object({ slug: Slug })

export const JobsQuery = v.object({ page: PageNumber })

export const ReviewsQuery = v.object({
  page: PageNumber,
  /** Only reviews with this many stars, rounded. */
  stars: v.optional(v.pipe(v.picklist(['1', '2', '3', '4', '5']), v.transform(Number))),
  /** Only of this kind of job. */
  type: v.optional(Slug),
  role: v.optional(Slug),
  /** Only of work that began in this year. */
  year: v.optional(v.pipe(v.string(), v.regex(/^(19|20)\d\d$/), v.transform(Number))),
  /** Only reviews that say something about this section. */
  section: v.optional(v.picklist(['role', 'company', 'culture'])),
})
