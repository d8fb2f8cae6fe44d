import { contract as homeSearch } from '@firstrung/home-search/contract'
import { contract as hotJobs } from '@firstrung/hot-jobs/contract'
import { contract as ratingSummary } from '@firstrung/rating-summary/contract'
import { contract as relatedJobs } from '@firstrung/related-jobs/contract'
import { contract as relatedReviews } from '@firstrung/related-reviews/contract'
import { contract as starRating } from '@firstrung/star-rating/contract'
import { contract as topEmployerCard } from '@firstrung/top-employer-card/contract'

/** Keys are the `data-widget` values on other sites. */
export const EMBEDS = {
  'rating-summary': { title: 'Rating summary', contract: ratingSummary, ofEmployer: true },
  'star-rating': { title: 'Star rating', contract: starRating, ofEmployer: true },
  'top-employer-card': { title: 'Employer badge', contract: topEmployerCard, ofEmployer: true },
  'related-reviews': { title: 'Newest reviews', contract: relatedReviews, ofEmployer: true },
  'company-jobs': { title: 'Jobs at the employer', contract: hotJobs, ofEmployer: true },
  'related-jobs': { title: 'Jobs at similar employers', contract: relatedJobs, ofEmployer: true },
  'hot-jobs': { title: 'Jobs that close next', contract: hotJobs, ofEmployer: false },
  'home-search': { title: 'Search form', contract: homeSearch, ofEmployer: false },
} as const

export type EmbedName = keyof typeof EMBEDS

export const EMBED_NAMES = Object.keys(EMBEDS) as EmbedName[]

export const isEmbed = (name: string): name is EmbedName => Object.hasOwn(EMBEDS, name)
