import type { Db } from '../../../db/tables'
import { listQuotes } from './queries'
import { presentBadge } from './view'

interface Rated {
  row: { id: number; slug: string; name: string; logo: string | null; industry_name: string | null }
  rating: number | null
  reviewCount: number
}

export async function loadBadge(db: Db, { row, rating, reviewCount }: Rated) {
  return { ...presentBadge(row, await listQuotes(db, [row.id])), score: rating, reviews: reviewCount }
}
