/** A rating is shown from so many reviews on; below that it says more about chance than about the employer. */
export const ENOUGH_REVIEWS = 3

/** Whether an employer with so many reviews has a rating to show; null where none was ever counted. */
export const isRated = (reviewCount: number | null) => (reviewCount ?? 0) >= ENOUGH_REVIEWS
