import * as v from 'valibot'
import type { CompanyCardData, JobCardData, ReviewCardData } from './cards'

export type { CompanyCardData, JobCardData, ReviewCardData } from './cards'

/** Schemas of the card data in `cards.ts`, for the contracts of widgets that show cards. */

const logo = v.nullable(v.string())
const text = v.nullable(v.string())

/** The props of a `JobCard`. */
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

/** The props of a `ReviewCard`. */
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

/** The props of a `CompanyCard`. */
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

/** The promotion that a slide belongs to, with the analytics event for its impression. */
export const serviceItem = v.object({
  serviceTypeId: v.optional(v.nullable(v.number())),
  googleTagManagerEventName: v.string(),
  googleTagManagerActionName: v.string(),
  serviceCategoryName: v.string(),
  serviceCategoryId: v.union([v.number(), v.string()]),
})

/** An image or video of a gallery. */
export const galleryItem = v.object({
  id: v.union([v.number(), v.string()]),
  type: v.picklist(['image', 'video']),
  src: v.string(),
  thumb: v.string(),
  width: v.number(),
  height: v.number(),
  /** The description of the image, for screen readers. */
  alt: v.string(),
  title: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  /** The image of a video before it plays. */
  poster: v.optional(v.nullable(v.string())),
})
