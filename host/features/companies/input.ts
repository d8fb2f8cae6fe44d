import * as v from 'valibot'
import { PageNumber, Slug } from '../../http/inputs'

export const BySlug = v.object({ slug: Slug })

export const JobsQuery = v.object({ page: PageNumber })

export const ReviewsQuery = v.object({
  page: PageNumber,
  /** Only reviews with this many stars, rounded. */
  stars: v.optional(v.pipe(v.picklist(['1', '2', '3', '4', '5']), v.transform(Number))),
})
