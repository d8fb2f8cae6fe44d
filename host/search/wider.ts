import { sortFilters } from './address'
import type { Choice } from './choice-queries'
import { QUERY_FILTERS, type QueryFilter, selectValues, valuesOf } from './filters'
import { nounsOf } from './filters/type'
import type { Wider as WiderWords } from './query'
import type { ResolvedSearch } from './resolved-search'

/** What is different about a search that asks for less, and one sentence on it. */
export interface Wider extends Partial<Pick<ResolvedSearch, 'effective' | 'choices' | 'textQuery' | 'words'>> {
  note: string
}

/**
 * What may be searched instead of a search that finds nothing, the nearest first: the kinds above the types that were
 * read out of the words, other forms of the words, all but one of them, any of them. What was chosen stays.
 */
export function listWider(resolved: ResolvedSearch): Wider[] {
  const words = resolved.words.wider.map(wider => ({ kind: wider.kind, ...forWords(resolved, wider) }))
  const near = words.filter(({ kind }) => kind === 'filler' || kind === 'similar')
  const far = words.filter(wider => !near.includes(wider))
  const parents = withParents(resolved)
  const fewer = [...withoutRefinements(resolved), ...withoutTypes(resolved)]
  return [
    ...parents,
    ...near,
    ...pairs(parents, near),
    ...fewer,
    ...pairs(fewer, near),
    ...far,
    ...pairs([...parents, ...fewer], far),
  ]
}

const pairs = (ones: readonly Wider[], others: readonly Wider[]): Wider[] =>
  ones.flatMap(one => others.map(other => ({ ...one, ...other, note: `${one.note} ${other.note}` })))

const SAID: Readonly<Record<WiderWords['kind'], string>> = {
  filler: 'says all of that, so these leave some of it out.',
  similar: 'has exactly these words, so similar words count as well.',
  most: 'has all of these words, so these have all but one.',
  any: 'has all of these words, so these have some of them.',
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
function withoutTypes(resolved: ResolvedSearch): Wider[] {
  const { effective, words, choices, places } = resolved
  const own = choices.filter(choice => choice.key === 'type' && isOfWords(resolved, choice))
  const type = choices.filter(choice => choice.key === 'type' && !own.includes(choice)).map(({ slug }) => slug)
  if (own.length === 0 || (words.tsquery === '' && places.length === 0)) {
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
function withoutRefinements({ effective, words }: ResolvedSearch): Wider[] {
  const without = (filters: readonly QueryFilter[]): Wider => ({
    effective: {
      ...effective,
      refinements: filters.reduce((rest, filter) => selectValues(rest, filter, []), effective.refinements),
    },
    note: filters.map(filter => filter.describeRelaxed?.(valuesOf(effective.refinements, filter))).join(' '),
  })
  const found = words.inferred.flatMap(({ key }) =>
    QUERY_FILTERS.filter(filter => filter.key === key && filter.describeRelaxed),
  )
  return [...found.map(filter => without([filter])), ...(found.length > 1 ? [without(found)] : [])]
}
