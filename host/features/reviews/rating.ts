/** The fewest reviews for a rating. With fewer it would be mostly chance. */
export const ENOUGH_REVIEWS = 3

/** Whether an employer with this many reviews shows a rating; null means that it has no stored ratings. */
export const isRated = (reviewCount: number | null) => (reviewCount ?? 0) >= ENOUGH_REVIEWS
