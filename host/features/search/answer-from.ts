import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../../db/tables'
import { answerSearch } from './answer'
import { understandState } from './load'
import { emptyState, type SearchState } from './state'

/** What of a search is not as usual; jobs unless it says otherwise. */
export type Asked = Partial<SearchState>

/** The answer to a search, from its words to its cards; undefined where it names something that does not exist. */
export async function answerFrom(db: Db, asked: Asked, now: Date): Promise<SearchAnswer | undefined> {
  const understood = await understandState(db, { ...emptyState(asked.scope ?? 'jobs'), ...asked })
  return understood && (await answerSearch(db, understood, now)).answer
}
