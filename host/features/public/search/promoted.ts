import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../../../db/tables'
import type { SearchResult } from '../../../search'
import * as jobs from '../jobs'
import { presentAnalytics } from '../promotions'
import { jobCards, type Promotions } from './list-queries'

/** Promoted jobs appear on the first page only. */
const MAX_PROMOTED = 2

export async function presentPromoted(
  db: Db,
  { resolved, found }: SearchResult,
  { promoted, now }: { promoted: Promotions; now: Date },
): Promise<SearchAnswer['services']> {
  const matching = promoted.featured.filter(({ job_id }) => job_id !== null && found.featured.includes(job_id))
  const shown = resolved.effective.page === 1 ? matching.slice(0, MAX_PROMOTED) : []
  const rows = await jobCards(
    db,
    shown.map(({ job_id }) => job_id ?? 0),
    now,
  )
  return rows.flatMap((row, i) => {
    const promotion = shown[i]
    if (!promotion) {
      return []
    }
    return [{ ...presentAnalytics(promotion), job: jobs.presentCard({ ...row, promoted: true }, now) }]
  })
}
