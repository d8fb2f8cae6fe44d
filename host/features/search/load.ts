import type { HiddenIds } from '../../db/hidden'
import type { Db } from '../../db/tables'
import { offsetOf, PER_PAGE } from '../../http/paging'
import { type Scope, SCOPES } from '../search-links'
import { type Choice, resolveFilters } from './choice-queries'
import { ask, countOnly, type Found, type Question } from './engine'
import { listEmployers, listFeatured, listOptions, listSetMembers } from './list-queries'
import { resolvePlaces, type SearchPlace } from './places'
import { defaultSort, inScope, type SearchState } from './state'
import { understand, type Words } from './words'

/** A search with everything it names found in the database. */
export interface Understood {
  /** As the address has it. */
  state: SearchState
  /** The same, with what was read out of the words as filters; addresses of the answer start from it. */
  explicit: SearchState
  words: Words
  choices: readonly Choice[]
  places: readonly SearchPlace[]
  sort: string
  /** What the person who asks has hidden. */
  hidden?: HiddenIds | undefined
}

/**
 * Reads words, filters and places; undefined where the address names something that does not exist. `known` are words that
 * were read before, of which the same need not be read again; neither need `known` filters and places.
 */
export async function understandState(
  db: Db,
  state: SearchState,
  known?: Pick<Understood, 'words' | 'choices' | 'places' | 'hidden'>,
): Promise<Understood | undefined> {
  const words = await understand(db, state.search, { scope: state.scope, filters: placed(state) }, known?.words)
  const filters = { ...state.filters }
  for (const { key, slug } of words.inferred) {
    filters[key] = [...(filters[key] ?? []), slug]
  }
  const { within, lat, lng } = state
  const [choices, places] = await Promise.all([
    resolveFilters(db, filters, known?.choices),
    resolvePlaces(db, filters.in ?? [], {
      ...(known ? { known: known.places } : {}),
      ...(within === null ? {} : { within }),
      ...(lat === null || lng === null ? {} : { lat, lng }),
    }),
  ])
  if (!choices || !places) {
    return undefined
  }
  const hasPoint = places.some(({ kind }) => kind === 'point')
  const hasWords = words.tsquery !== ''
  const isIdle = (state.sort === 'nearest' && !hasPoint) || (state.sort === 'best' && !hasWords)
  const sort = state.sort === null || isIdle ? defaultSort(state.scope, hasWords) : state.sort
  return {
    state,
    explicit: { ...state, filters, search: keywordsOf(words) },
    words,
    choices,
    places,
    sort,
    hidden: known?.hidden,
  }
}

/** What stands in the field: as it was typed, unless some of it was understood as something else or put right. */
const keywordsOf = ({ typed, rest, inferred, correction }: Words): string =>
  inferred.length > 0 || correction ? rest : typed

/** A visitor who says where they are has chosen a place. */
const placed = (state: SearchState) => (state.lat === null ? state.filters : { ...state.filters, in: ['near-you'] })

/** The question that a search asks of its list, or of another one for the sake of its total. */
export function questionOf({ explicit, words, choices, places, sort, hidden }: Understood, now: Date): Question {
  return {
    ...{ scope: explicit.scope, now, choices, places, sort, hidden, featured: [] },
    ...{ tsquery: words.tsquery, split: words.split, typedTsquery: words.typedTsquery },
    ...{ pattern: explicit.pattern, visa: explicit.visa, salaryMin: explicit.salaryMin },
    ...{ closing: explicit.closing, show: explicit.show, limit: PER_PAGE, offset: offsetOf(explicit.page) },
  }
}

/** An answer as the database gives it, before anything is put in words. */
export async function loadList(db: Db, understood: Understood, now: Date) {
  const isJobs = understood.explicit.scope === 'jobs'
  const featured = isJobs ? await listFeatured(db, now) : []
  const ids = featured.flatMap(({ job_id }) => job_id ?? [])
  const [found, options, others] = await Promise.all([
    ask(db, { ...questionOf(understood, now), featured: ids }),
    listOptions(db),
    countOthers(db, understood, now),
  ])
  const [members, employers] = await Promise.all([
    listSetMembers(db, understood.explicit.scope === 'companies' ? [] : setsOf(found)),
    listEmployers(db, [...employersOf(found), ...chosenEmployers(understood.choices)]),
  ])
  const totals = others.set(understood.explicit.scope, found.total)
  return { found, featured, options, members, employers, totals }
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>

const setsOf = ({ counts }: Found) =>
  counts.filter(({ facet }) => facet === 'type' || facet === 'role' || facet === 'for').map(({ value }) => value)
const employersOf = ({ counts }: Found) => counts.filter(({ facet }) => facet === 'company').map(({ value }) => value)
const chosenEmployers = (choices: readonly Choice[]) =>
  choices.filter(({ key }) => key === 'company').map(({ id }) => id)

/** How many the other two lists have with the same words, place and industry. */
async function countOthers(db: Db, understood: Understood, now: Date): Promise<Map<Scope, number>> {
  const { explicit, choices } = understood
  const counts = SCOPES.filter(scope => scope !== explicit.scope).map(async scope => {
    const other = inScope(explicit, scope)
    const shared = choices.filter(({ key }) => other.filters[key])
    return [scope, await countState(db, { ...understood, explicit: other, choices: shared }, now)] as const
  })
  return new Map(await Promise.all(counts))
}

/**
 * How many the list at the address of `explicit` holds. The same words may mean other things there, as in another list
 * or without a filter they are read anew.
 */
export async function countState(db: Db, understood: Understood, now: Date): Promise<number> {
  const { explicit } = understood
  const there = explicit.search === '' ? understood : await understandState(db, explicit, understood)
  return there ? countOnly(db, questionOf(there, now)) : 0
}

/** How many results of the list the person who asks has hidden. */
export async function countHidden(db: Db, understood: Understood, { now, total }: { now: Date; total: number }) {
  return understood.hidden ? (await countOnly(db, questionOf({ ...understood, hidden: undefined }, now))) - total : 0
}
