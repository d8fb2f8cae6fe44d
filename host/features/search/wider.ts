import { sortFilters } from '../search-links'
import type { Choice } from './choice-queries'
import type { Understood } from './understood'
import { nounsOf } from './wording'
import type { Wider as WiderWords } from './words'

/** What is different about a search that asks for less, and one sentence on it. */
export interface Wider extends Partial<Pick<Understood, 'explicit' | 'choices' | 'wanted' | 'words'>> {
  note: string
}

/**
 * What may be searched instead of a search that finds nothing, the nearest first: the kinds above the types that were
 * read out of the words, other forms of the words, all but one of them, any of them. What was chosen stays.
 */
export function listWider(understood: Understood): Wider[] {
  const words = understood.words.wider.map(wider => ({ kind: wider.kind, ...forWords(understood, wider) }))
  const near = words.filter(({ kind }) => kind === 'filler' || kind === 'similar')
  const far = words.filter(wider => !near.includes(wider))
  const parents = withParents(understood)
  const fewer = [...withoutRefinements(understood), ...withoutTypes(understood)]
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

function forWords({ explicit }: Understood, { kind, wanted }: WiderWords): Wider {
  const one = { jobs: 'No job', reviews: 'No review', companies: 'No employer' }[explicit.scope]
  return { wanted, note: `${one} ${SAID[kind]}` }
}

const isOfWords = ({ words }: Understood, { key, slug }: Choice) =>
  words.inferred.some(item => item.key === key && item.slug === slug)

/** "No graduate schemes match, so all graduate jobs are included." */
function withParents(understood: Understood): Wider[] {
  const { explicit, choices } = understood
  const own = choices.filter(choice => choice.key === 'type' && choice.parent && isOfWords(understood, choice))
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
      explicit: { ...explicit, filters: sortFilters({ ...explicit.filters, type: [...new Set(types)] }) },
      note: said.join(' '),
    },
  ]
}

/** Without the types that were read out of the words, where words or a place are left: first jobs come first. */
function withoutTypes(understood: Understood): Wider[] {
  const { explicit, words, choices, places } = understood
  const own = choices.filter(choice => choice.key === 'type' && isOfWords(understood, choice))
  const type = choices.filter(choice => choice.key === 'type' && !own.includes(choice)).map(({ slug }) => slug)
  if (own.length === 0 || (words.tsquery === '' && places.length === 0)) {
    return []
  }
  return [
    {
      choices: choices.filter(choice => !own.includes(choice)),
      explicit: { ...explicit, filters: sortFilters({ ...explicit.filters, type }) },
      words: { ...words, begins: true },
      note: `No ${own.map(nounsOf).join(' or ')} match, so jobs of all types are included.`,
    },
  ]
}

/** Without what was read out of the words of where one works or what it pays, or without both. */
function withoutRefinements({ explicit, words }: Understood): Wider[] {
  const ways: Record<string, Wider> = {
    'salary-min': {
      explicit: { ...explicit, salaryMin: null },
      note: 'No job states that pay, so jobs with any pay are included.',
    },
    pattern: {
      explicit: { ...explicit, pattern: [] },
      note: `No ${explicit.pattern.join(' or ')} job matches, so jobs in any workplace are included.`,
    },
  }
  const found = words.inferred.flatMap(({ key }) => ways[key] ?? [])
  const [one, other] = found
  const both = {
    explicit: { ...explicit, salaryMin: null, pattern: [] },
    note: found.map(({ note }) => note).join(' '),
  }
  return one && other ? [one, other, both] : found
}
