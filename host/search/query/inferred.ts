import type { Span } from './spans'

export interface Inferred {
  /** Key of a filter. The slugs of filters in the query of an address are their values. */
  key: string
  slug: string
  name: string
  /** The folded words that said it. */
  words: readonly string[]
  /** The search in which it is no filter: its words stay words, in quotation marks and where they stood. */
  search: string
}

export interface InferredSpan {
  span: Span
  inferred: Omit<Inferred, 'search' | 'words'>
}
