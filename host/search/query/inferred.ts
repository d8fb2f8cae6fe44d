import type { Span } from './spans'

export interface Inferred {
  /** Key of a filter. The slugs of filters in the query of an address are their values. */
  key: string
  slug: string
  name: string
  /** The folded words that it was inferred from. */
  words: readonly string[]
  /** The search without this filter: its words remain, in quotation marks and in the same position. */
  search: string
}

export interface InferredSpan {
  span: Span
  inferred: Omit<Inferred, 'search' | 'words'>
}
