import type { Span } from './spans'

export interface Inferred {
  /** `pattern` and `salary-min` are refinements of jobs; their slugs are values of the query. */
  key: 'type' | 'in' | 'pattern' | 'salary-min'
  slug: string
  name: string
  /** The folded words that said it. */
  words: readonly string[]
  /** The search in which it is no filter: its words stay words, in quotation marks and where they stood. */
  search: string
}

/** Where in the words it stands. */
export interface Found {
  span: Span
  inferred: Omit<Inferred, 'search' | 'words'>
}
