/** By the `serviceTypeId` of analytics events (`promotions.type_id`). */
export const PROMOTION_TYPES = {
  featuredJob: 1,
  hotJob: 2,
  relatedJob: 3,
  relatedReview: 4,
  topEmployerCard: 5,
  searchBanner: 6,
  logo: 7,
  hubPick: 8,
} as const

export type PromotionType = (typeof PROMOTION_TYPES)[keyof typeof PROMOTION_TYPES]

/** By the `serviceCategoryId` of analytics events (`promotions.category_id`). */
export const CATEGORY_NAMES: Readonly<Record<number, string>> = {
  1: 'Placements & internships',
  2: 'Graduate',
  3: 'Apprenticeships',
  4: 'Insight & virtual',
  5: 'Engineering & science',
  6: 'Technology',
  7: 'Finance & business',
  8: 'Law & public',
  9: 'Creative',
  10: 'Health & education',
}
