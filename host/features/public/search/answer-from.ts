import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../../../db/tables'
import { resolveSearch } from '../../../search'
import { emptyState, type SearchState } from '../../../search/address'
import { answerSearch } from './answer'

/** The non-default parts of a search. `scope` defaults to jobs. */
export type Requested = Partial<SearchState>

/** Returns undefined if the search names a filter or place that does not exist. */
export async function answerFrom(db: Db, search: Requested, now: Date): Promise<SearchAnswer | undefined> {
  const resolved = await resolveSearch(db, { ...emptyState(search.scope ?? 'jobs'), ...search })
  return resolved && (await answerSearch(db, resolved, now)).answer
}
