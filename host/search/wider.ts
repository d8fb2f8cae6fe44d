import { sortFilters } from './address'
import { withoutPlace } from './address/state'
import type { Choice } from './choice-queries'
import { QUERY_FILTERS, selectValues, valuesOf } from './filters'
import { nounsOf } from './filters/type'
import type { Wider as WiderWords } from './query'
import type { ResolvedSearch } from './resolved-search'

/** What is different about a search that asks for less, and one sentence on it. */
export interface Wider extends Partial<
  Pick<ResolvedSearch, 'effective' | 'choices' | 'places' | 'textQuery' | 'words'>
> {
  note: string
}

/**
 * What may be searched instead of a search that finds nothing, the nearest first: other or fewer words, further away, kinds
 * above the types that were read out of the words, all types. What was chosen stays, and so do employers, places where no
 * employer is named, and what is not wanted.
 */
export function listWider(resolved: ResolvedSearch): Wider[] {
  const words = resolved.words.wider.map(wider => ({ ...wider, ...forWords(resolved, wider) }))
  const of = (...kinds: WiderWords['kind'][]) => words.filter(({ kind }) => kinds.includes(kind))
  const stated = of('stated').map(({ key, ...wider }) => ({ ...withoutKeys(resolved, [key ?? '']), ...wider }))
  const parents = withParents(resolved)
  const types = withoutTypes(resolved)
  const refinements = withoutRefinements(resolved)
  const near = [...of('filler', 'similar'), ...of('most')]
  return [
    ...of('filler', 'similar'),
    ...stated,
    ...of('most'),
    ...furtherAway(resolved),
    ...parents,
    ...pairs(parents, [...near, ...stated, ...refinements]),
    ...pairs(withoutTypes(resolved, true), stated),
    ...refinements,
    ...pairs(refinements, near),
    ...types,
    ...pairs(types, near),
    ...of('any'),
    ...pairs([...parents, ...refinements, ...types], of('any')),
    ...of('name'),
    ...pairs(types, of('name')),
    ...elsewhere(resolved, [...types, ...words]),
  ]
}

/** Further away from the places that were read out of the words; a chosen radius stays. */
function furtherAway({ effective, words, places }: ResolvedSearch): Wider[] {
  const isRead = words.inferred.some(({ key }) => key === 'in') && effective.within === null
  const isPoint = isRead && places.some(({ kind }) => kind === 'point')
  const radius = Math.max(0, ...places.map(place => place.radius))
  return isPoint && radius > 0 && radius < FURTHER
    ? [
        {
          places: places.map(place => (place.kind === 'point' ? { ...place, radius: FURTHER } : place)),
          effective: { ...effective, within: FURTHER },
          note: `Nothing matches within ${radius} miles, so jobs within ${FURTHER} miles are included.`,
        },
      ]
    : []
}

/** Anywhere, if an employer is named who has nothing at the places that were read out of the words. */
function elsewhere({ effective, words, choices }: ResolvedSearch, others: readonly Wider[]): Wider[] {
  if (words.employers.length === 0 || !words.inferred.some(({ key }) => key === 'in')) {
    return []
  }
  const one = {
    ...{ places: [], choices: choices.filter(({ key }) => key !== 'in'), effective: withoutPlace(effective) },
    note: 'This employer has nothing there, so its jobs in all places are included.',
  }
  return [one, ...pairs(others, [one])]
}

/** Miles. */
const FURTHER = 50

const pairs = (ones: readonly Wider[], others: readonly Wider[]): Wider[] =>
  ones.flatMap(one => others.map(other => ({ ...one, ...other, note: `${one.note} ${other.note}` })))

const SAID: Readonly<Record<WiderWords['kind'], string>> = {
  filler: 'says all of that, so these leave some of it out.',
  similar: 'has exactly these words, so similar words count as well.',
  stated: 'says so in its details, so these say it in their text.',
  most: 'has all of these words, so these have most of them.',
  any: 'has all of these words, so these have some of them.',
  name: 'has the other words as well, so these leave them out.',
}

function forWords({ effective }: ResolvedSearch, { kind, textQuery }: WiderWords): Wider {
  const one = { jobs: 'No job', reviews: 'No review', companies: 'No employer' }[effective.scope]
  return { textQuery, note: `${one} ${SAID[kind]}` }
}

const isOfWords = ({ words }: ResolvedSearch, { key, slug }: Choice) =>
  words.inferred.some(item => item.key === key && item.slug === slug)

/** "No graduate schemes match, so all graduate jobs are included." */
function withParents(resolved: ResolvedSearch): Wider[] {
  const { effective, choices } = resolved
  const own = choices.filter(choice => choice.key === 'type' && choice.parent && isOfWords(resolved, choice))
  if (own.length === 0) {
    return []
  }
  const wider = choices.map(choice => (own.includes(choice) ? (choice.parent ?? choice) : choice))
  const types = wider.filter(({ key }) => key === 'type').map(({ slug }) => slug)
  const said = own.map(
    choice => `No ${nounsOf(choice)} match, so all ${nounsOf(choice.parent ?? choice)} are included.`,
  )
  return [
    {
      choices: wider.filter((choice, i) => wider.findIndex(({ id }) => id === choice.id) === i),
      effective: { ...effective, filters: sortFilters({ ...effective.filters, type: [...new Set(types)] }) },
      note: said.join(' '),
    },
  ]
}

/** Without the types that were read out of the words, where words or a place are left: first jobs come first. */
function withoutTypes(resolved: ResolvedSearch, isStated = false): Wider[] {
  const { effective, words, choices, places } = resolved
  const own = choices.filter(choice => choice.key === 'type' && isOfWords(resolved, choice))
  const type = choices.filter(choice => choice.key === 'type' && !own.includes(choice)).map(({ slug }) => slug)
  const isAnythingLeft = words.tsquery !== '' || places.length > 0 || isStated
  if (own.length === 0 || !isAnythingLeft) {
    return []
  }
  return [
    {
      choices: choices.filter(choice => !own.includes(choice)),
      effective: { ...effective, filters: sortFilters({ ...effective.filters, type }) },
      words: { ...words, begins: true },
      note: `No ${own.map(nounsOf).join(' or ')} match, so jobs of all types are included.`,
    },
  ]
}

/** Without what was read out of the words of where one works or what it pays, or without both. */
function withoutRefinements(resolved: ResolvedSearch): Wider[] {
  const found = resolved.words.inferred.flatMap(({ key }) =>
    QUERY_FILTERS.filter(filter => filter.key === key && filter.describeRelaxed),
  )
  const keys = found.map(({ key }) => key)
  return [...keys.map(key => withoutKeys(resolved, [key])), ...(keys.length > 1 ? [withoutKeys(resolved, keys)] : [])]
}

function withoutKeys({ effective }: ResolvedSearch, keys: readonly string[]) {
  const filters = QUERY_FILTERS.filter(({ key }) => keys.includes(key))
  return {
    effective: {
      ...effective,
      refinements: filters.reduce((rest, filter) => selectValues(rest, filter, []), effective.refinements),
    },
    note: filters.map(filter => filter.describeRelaxed?.(valuesOf(effective.refinements, filter))).join(' '),
  }
}
