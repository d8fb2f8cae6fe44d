import type { Generated } from 'kysely'

export type SuggestionKind = 'type' | 'role' | 'title' | 'company' | 'place'

export interface SuggestionsTable {
  kind: SuggestionKind
  start: string
  nth: number
  label: string
  slug: string
  weight: number
}

export interface SuggestionStateTable {
  id: Generated<boolean>
  version: number | null
  /** A number is plus infinity: no job opens or closes. */
  next_turn: Date | number | null
  claimed_until: Date | null
}
