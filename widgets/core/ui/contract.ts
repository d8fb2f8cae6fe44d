import * as v from 'valibot'
import type { CompanyCardData, JobCardData, ReviewCardData } from './cards'

export type { CompanyCardData, JobCardData, ReviewCardData } from './cards'

/** The card data of `cards.ts` as schemas, for the contracts of widgets that show cards. */

const logo = v.nullable(v.string())
const text = v.nullable(v.string())

/** A job, as `JobCard` shows it. */
export const jobCard = v.object({
  id: v.number(),
  url: v.string(),
  title: v.string(),
  company: v.object({
    name: v.string(),
    url: v.string(),
    logo,
    rating: v.nullable(v.number()),
    reviewCount: v.number(),
  }),
  place: v.string(),
  pattern: v.nullable(v.picklist(['on-site', 'hybrid', 'remote'])),
  pay: v.string(),
  type: v.string(),
  closes: text,
  closesAt: text,
  tags: v.array(
    v.object({
      kind: v.picklist(['new', 'closing-soon', 'closes-tomorrow', 'opening', 'promoted', 'closed']),
      text: v.string(),
    }),
  ),
}) satisfies v.GenericSchema<unknown, JobCardData>

/** A review, as `ReviewCard` shows it. */
export const reviewCard = v.object({
  id: v.number(),
  url: v.string(),
  title: v.string(),
  rating: v.number(),
  role: v.string(),
  authorLine: v.string(),
  company: v.object({ name: v.string(), url: v.string(), logo }),
  type: v.string(),
  year: v.nullable(v.number()),
  place: text,
  extract: v.string(),
  recommend: v.nullable(v.boolean()),
  helpful: v.number(),
}) satisfies v.GenericSchema<unknown, ReviewCardData>

/** An employer, as `CompanyCard` shows it. */
export const companyCard = v.object({
  id: v.number(),
  url: v.string(),
  name: v.string(),
  logo,
  industry: text,
  place: text,
  rating: v.nullable(v.number()),
  reviewCount: v.number(),
  openJobs: v.number(),
}) satisfies v.GenericSchema<unknown, CompanyCardData>

/** The commercial slot that a slide fills, with the event that tells analytics it was seen. */
export const serviceItem = v.object({
  serviceTypeId: v.optional(v.nullable(v.number())),
  googleTagManagerEventName: v.string(),
  googleTagManagerActionName: v.string(),
  serviceCategoryName: v.string(),
  serviceCategoryId: v.union([v.number(), v.string()]),
})

/** A picture or clip of a gallery. */
export const galleryItem = v.object({
  id: v.union([v.number(), v.string()]),
  type: v.picklist(['image', 'video']),
  src: v.string(),
  thumb: v.string(),
  width: v.number(),
  height: v.number(),
  /** What the picture shows, for those who do not see it. */
  alt: v.string(),
  title: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  /** The picture of a clip before it plays. */
  poster: v.optional(v.nullable(v.string())),
})
