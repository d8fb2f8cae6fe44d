import type { HiddenIds } from '../db/hidden'
import type { SearchState } from './address/state'
import type { Choice } from './choice-queries'
import type { SearchPlace } from './places'
import type { ParsedText, TextQuery } from './query'

/** A search with everything it names found in the database. */
export interface ResolvedSearch {
  /** As the address has it. */
  state: SearchState
  /** The same, with what was read out of the words as filters; addresses of the answer start from it. */
  effective: SearchState
  words: ParsedText
  /** What must occur: the words, or less than all of them where nothing has all. */
  textQuery: TextQuery
  choices: readonly Choice[]
  places: readonly SearchPlace[]
  away: readonly SearchPlace[]
  sort: string
  hidden?: HiddenIds | undefined
}
