import type { Db } from '../../host/db/tables'
import { answerFrom, findPlace } from '../../host/features/public/search'
import type { Judged } from './rules'

export interface SiteAnswer {
  /** The ids of a page: matches, then near matches. */
  ids: number[]
  total: number
}

const withDuplicates = (job: { id: number; locations?: { items: { id: number }[] } | undefined }) =>
  job.locations?.items ?? [{ id: job.id }]

/** Queries the site as its search form does: words in What, a place in Where. */
export function createSiteSearch(db: Db, now: Date): (judged: Judged) => Promise<SiteAnswer> {
  return async ({ query, where, scope = 'jobs' }) => {
    const place = where === undefined ? undefined : await findPlace(db, where)
    const requested = {
      ...{ scope, search: query },
      ...(place?.kind === 'place' ? { filters: { in: [place.slug] } } : {}),
      ...(place?.kind === 'remote' ? { refinements: { pattern: ['remote'] } } : {}),
    }
    const answer = await answerFrom(db, requested, now)
    // A row represents every advert that it links to, because the judgements count adverts.
    const rows = answer?.scope === 'jobs' ? answer.data.flatMap(withDuplicates) : (answer?.data ?? [])
    const ids = [...rows, ...(answer?.nearMatches ?? [])].map(({ id }) => id)
    return { ids, total: answer?.totalResults ?? 0 }
  }
}
