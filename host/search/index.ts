/**
 * `resolveSearch` reads an address, `runSearch` answers it. Knows neither requests nor pages. Addresses, filters and
 * places have their own index.
 */
export { type Choice, LISTS, resolveFilters } from './choice-queries'
export type { Counted, Facet } from './engine'
export { companyConditions, jobConditions } from './filter-queries'
export { findMatching, type FirstOptions, listFirst } from './list-queries'
export type { Option } from './option-queries'
export { allowedEdits, type Inferred, normaliseWords, otherTerms, titleTerms, type ParsedText } from './query'
export { createMatcher, type Matcher, type MatcherOptions } from './matcher'
export { hasWords, type KnownParts, resolveSearch, usualSort } from './resolve'
export { runSearch, type SearchResult } from './run'
export type { ResolvedSearch } from './resolved-search'
