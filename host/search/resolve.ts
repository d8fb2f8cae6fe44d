import type { Db } from '../db/tables'
import { offsetOf, PER_PAGE } from '../lib/paging'
import { FILTER_KEYS } from './address'
import { defaultSort, type SearchState } from './address/state'
import { resolveFilters } from './choice-queries'
import type { SearchQuery } from './engine'
import { activeFilters, QUERY_FILTERS } from './filters'
import { resolvePlaces } from './places'
import { type Inferred, parseQuery, type ParsedText } from './query'
import type { ResolvedSearch } from './resolved-search'

export type KnownParts = Pick<ResolvedSearch, 'choices' | 'places' | 'hidden'> & {
  words: ResolvedSearch['words'] | undefined
}

/** Returns undefined if the address names something that does not exist. Reuses `known` words, filters and places. */
export async function resolveSearch(
  db: Db,
  state: SearchState,
  known?: KnownParts,
): Promise<ResolvedSearch | undefined> {
  const words = await parseQuery(
    db,
    state.search,
    { scope: state.scope, filters: placed(state), refined: refinedOf(state) },
    known?.words,
  )
  const effective = { ...withInferred(state, words.inferred), search: keywordsOf(words) }
  const { within, lat, lng } = state
  const [choices, places, away] = await Promise.all([
    resolveFilters(db, effective.filters, known?.choices),
    resolvePlaces(db, effective.filters.in ?? [], {
      ...(known ? { known: known.places } : {}),
      ...(within === null ? {} : { within }),
      ...(lat === null || lng === null ? {} : { lat, lng }),
    }),
    resolvePlaces(db, words.away, {}),
  ])
  return choices && places
    ? withSort({ state, effective, words, textQuery: words, choices, places, away: away ?? [], hidden: known?.hidden })
    : undefined
}

/** Falls back to the default sort if the chosen one does not apply. */
export function withSort(resolved: Omit<ResolvedSearch, 'sort'>): ResolvedSearch {
  const { state, effective, places, choices } = resolved
  const isChosen = effective.scope === 'jobs' && places.length + choices.length + refinedOf(effective).length > 0
  const hasPoint = places.some(({ kind }) => kind === 'point')
  const isIdle = (state.sort === 'nearest' && !hasPoint) || (state.sort === 'best' && !hasWords(resolved) && !isChosen)
  // Words that were all read as filters still count as words.
  const usual = state.search !== '' && isChosen ? 'best' : usualSort(resolved)
  return { ...resolved, sort: state.sort === null || isIdle ? usual : state.sort }
}

type Worded = Pick<ResolvedSearch, 'effective' | 'textQuery' | 'words'>

export const hasWords = ({ effective, textQuery, words }: Worded): boolean =>
  textQuery.tsquery !== '' || words.preferred !== '' || effective.search !== ''

export const usualSort = (resolved: Worded): string => defaultSort(resolved.effective, hasWords(resolved))

function withInferred(state: SearchState, inferred: readonly Inferred[]): SearchState {
  const filters = { ...state.filters }
  const refinements: Record<string, readonly string[] | undefined> = { ...state.refinements }
  for (const { key, slug } of inferred) {
    const inPath = FILTER_KEYS.find(known => known === key)
    if (inPath) {
      filters[inPath] = [...(filters[inPath] ?? []), slug]
    } else {
      refinements[key] = [slug]
    }
  }
  return { ...state, refinements, filters }
}

const refinedOf = ({ refinements }: SearchState) => activeFilters(refinements, QUERY_FILTERS).map(({ key }) => key)

/** As entered, unless part of it was read as a filter or corrected. */
const keywordsOf = ({ entered, rest, inferred, correction }: ParsedText): string =>
  inferred.length > 0 || correction ? rest : entered

/** The visitor's position counts as a chosen place. */
const placed = (state: SearchState) => (state.lat === null ? state.filters : { ...state.filters, in: ['near-you'] })

export function queryOf(resolved: ResolvedSearch, now: Date): SearchQuery {
  const { effective, words, textQuery, choices, places, away, sort, hidden } = resolved
  return {
    ...{ scope: effective.scope, now, choices, places, away, sort, hidden, featured: [] },
    tsquery: textQuery.tsquery,
    ranking: { ...words, groups: textQuery.groups, terms: textQuery.terms },
    ...{ refinements: effective.refinements, limit: PER_PAGE, offset: offsetOf(effective.page) },
    grouped: effective.scope === 'jobs',
  }
}
