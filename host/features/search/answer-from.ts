import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../../db/tables'
import { resolveSearch } from '../../search'
import { emptyState, type SearchState } from '../../search/address'
import { answerSearch } from './answer'

/** What of a search is not as usual; jobs unless it says otherwise. */
export type Asked = Partial<SearchState>

/** The answer to a search, from its words to its cards; undefined where it names something that does not exist. */
export async function answerFrom(db: Db, asked: Asked, now: Date): Promise<SearchAnswer | undefined> {
  const resolved = await resolveSearch(db, { ...emptyState(asked.scope ?? 'jobs'), ...asked })
  return resolved && (await answerSearch(db, resolved, now)).answer
}
