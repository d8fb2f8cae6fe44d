import type { HiddenIds } from '../db/hidden'
import type { SearchState } from './address/state'
import type { Choice } from './choice-queries'
import type { SearchPlace } from './places'
import type { ParsedText, TextQuery } from './query'

/** A search with all its names looked up in the database. */
export interface ResolvedSearch {
  /** As in the address. */
  state: SearchState
  /** With the filters inferred from the words; links of the page start from it. */
  effective: SearchState
  words: ParsedText
  /** The required words, or fewer if no result has all of them. */
  textQuery: TextQuery
  choices: readonly Choice[]
  places: readonly SearchPlace[]
  away: readonly SearchPlace[]
  sort: string
  hidden?: HiddenIds | undefined
}
