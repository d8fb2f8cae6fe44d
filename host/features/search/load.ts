import type { Db } from '../../db/tables'
import { offsetOf, PER_PAGE } from '../../http/paging'
import { type Scope, SCOPES } from '../search-links'
import { type Choice, resolveFilters } from './choice-queries'
import { ask, countOnly, type Found, type Question } from './engine'
import { listEmployers, listFeatured, listOptions, listSetMembers } from './list-queries'
import { resolvePlaces } from './places'
import { defaultSort, inScope, type SearchState } from './state'
import type { Understood } from './understood'
import { listWider } from './wider'
import { type Inferred, understand, type Words } from './words'

/**
 * Reads words, filters and places; undefined where the address names something that does not exist. `known` are words that
 * were read before, of which the same need not be read again; neither need `known` filters and places.
 */
export async function understandState(
  db: Db,
  state: SearchState,
  known?: Pick<Understood, 'words' | 'choices' | 'places' | 'hidden'>,
): Promise<Understood | undefined> {
  const words = await understand(
    db,
    state.search,
    { scope: state.scope, filters: placed(state), refined: refinedOf(state) },
    known?.words,
  )
  const explicit = { ...withInferred(state, words.inferred), search: keywordsOf(words) }
  const { within, lat, lng } = state
  const [choices, places] = await Promise.all([
    resolveFilters(db, explicit.filters, known?.choices),
    resolvePlaces(db, explicit.filters.in ?? [], {
      ...(known ? { known: known.places } : {}),
      ...(within === null ? {} : { within }),
      ...(lat === null || lng === null ? {} : { lat, lng }),
    }),
  ])
  return choices && places
    ? withSort({ state, explicit, words, wanted: words, choices, places, hidden: known?.hidden })
    : undefined
}

/** With the sort that is meant: the chosen one where it means something, else the usual one. */
export function withSort(understood: Omit<Understood, 'sort'>): Understood {
  const { state, places, wanted, words } = understood
  const hasWords = wanted.tsquery !== '' || words.preferred !== ''
  const hasPoint = places.some(({ kind }) => kind === 'point')
  const isIdle = (state.sort === 'nearest' && !hasPoint) || (state.sort === 'best' && !hasWords)
  const sort = state.sort === null || isIdle ? defaultSort(state.scope, hasWords) : state.sort
  return { ...understood, sort }
}

/** What was read out of the words as filters and refinements. */
function withInferred(state: SearchState, inferred: readonly Inferred[]): SearchState {
  const filters = { ...state.filters }
  const refined: Partial<SearchState> = {}
  for (const { key, slug } of inferred) {
    if (key === 'pattern') {
      refined.pattern = [slug]
    } else if (key === 'salary-min') {
      refined.salaryMin = Number(slug)
    } else {
      filters[key] = [...(filters[key] ?? []), slug]
    }
  }
  return { ...state, ...refined, filters }
}

const refinedOf = ({ pattern, salaryMin }: SearchState) => [
  ...(pattern.length > 0 ? ['pattern'] : []),
  ...(salaryMin === null ? [] : ['salary-min']),
]

/** What stands in the field: as it was typed, unless some of it was understood as something else or put right. */
const keywordsOf = ({ typed, rest, inferred, correction }: Words): string =>
  inferred.length > 0 || correction ? rest : typed

/** A visitor who says where they are has chosen a place. */
const placed = (state: SearchState) => (state.lat === null ? state.filters : { ...state.filters, in: ['near-you'] })

/** The question that a search asks of its list, or of another one for the sake of its total. */
export function questionOf(understood: Understood, now: Date): Question {
  const { explicit, words, wanted, choices, places, sort, hidden } = understood
  return {
    ...{ scope: explicit.scope, now, choices, places, sort, hidden, featured: [] },
    ...{ tsquery: wanted.tsquery, split: wanted.split },
    ranking: {
      ...{ groups: wanted.groups, looseTsquery: wanted.looseTsquery, terms: wanted.terms },
      ...{ preferred: words.preferred, preferredSaid: words.preferredSaid, begins: words.begins },
    },
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
  return there ? countWider(db, there, now) : 0
}

/** How many have the words or, where none has, less than all of them. */
async function countWider(db: Db, understood: Understood, now: Date): Promise<number> {
  const total = await countOnly(db, questionOf(understood, now))
  return total > 0 ? total : ((await findWider(db, understood, now))?.total ?? 0)
}

/** The nearest search that finds anything, from one that finds nothing, with its total and what the page says of it. */
export async function findWider(db: Db, understood: Understood, now: Date) {
  for (const { note, ...wider } of listWider(understood)) {
    const attempt = withSort({ ...understood, ...wider })
    const total = await countOnly(db, questionOf(attempt, now))
    if (total > 0) {
      return { understood: attempt, total, note }
    }
  }
  return undefined
}

/** How many results of the list the person who asks has hidden. */
export async function countHidden(db: Db, understood: Understood, { now, total }: { now: Date; total: number }) {
  return understood.hidden ? (await countOnly(db, questionOf({ ...understood, hidden: undefined }, now))) - total : 0
}
