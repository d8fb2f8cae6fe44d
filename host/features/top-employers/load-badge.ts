import type { Db } from '../../db/tables'
import { listQuotes } from './queries'
import { presentBadge } from './view'

interface Rated {
  row: { id: number; slug: string; name: string; logo: string | null; industry_name: string | null }
  rating: number | null
  reviewCount: number
}

/** Returns the props of the top-employer-card widget for one employer: score, reviews and a quote. */
export async function loadBadge(db: Db, { row, rating, reviewCount }: Rated) {
  return { ...presentBadge(row, await listQuotes(db, [row.id])), score: rating, reviews: reviewCount }
}
