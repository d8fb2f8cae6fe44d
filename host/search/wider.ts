import { sortFilters } from './address'
import { withoutPlace } from './address/state'
import type { Choice } from './choice-queries'
import { QUERY_FILTERS, selectValues, valuesOf } from './filters'
import { nounsOf } from './filters/type'
import type { Wider as WiderWords } from './query'
import type { ResolvedSearch } from './resolved-search'

export interface Wider {
  resolved: ResolvedSearch
  note: string
}

/** One requirement less. The more important it is, the higher the cost. */
interface Step {
  cost: number
  note: string
  change: (resolved: ResolvedSearch) => ResolvedSearch
}

interface Attempt {
  cost: number
  notes: readonly string[]
  resolved: ResolvedSearch
}

/** More attempts take too long for a page. */
const MOST = 40
/** Miles. */
const FURTHER = 50

/**
 * Combines other or fewer words, a larger radius, the parent type or all types, and no pay or work pattern, in the
 * order of the summed costs. Chosen filters, employers and exclusions stay.
 */
export function listWider(resolved: ResolvedSearch): Wider[] {
  const original: Attempt = { cost: 0, notes: [], resolved }
  const [, ...wider] = [typeSteps, refinementSteps, placeSteps, wordSteps].reduce<readonly Attempt[]>(
    (all, listSteps) =>
      all.flatMap(one => [
        one,
        ...listSteps(resolved).map(({ cost, note, change }) => ({
          cost: one.cost + cost,
          notes: [...one.notes, note],
          resolved: change(one.resolved),
        })),
      ]),
    [original],
  )
  return wider
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST)
    .map(one => ({ resolved: one.resolved, note: one.notes.join(' ') }))
}

const WORDS: Readonly<Record<WiderWords['kind'], readonly [cost: number, note: string]>> = {
  filler: [1, 'says all of that, so these leave some of it out.'],
  similar: [1, 'has exactly these words, so similar words count as well.'],
  stated: [2, 'says so in its details, so these say it in their text.'],
  text: [5, 'has this in its title, so these mention it in their text.'],
  most: [3, 'has all of these words, so these have most of them.'],
  forms: [30, 'has exactly these words, so similar words count as well.'],
  any: [30, 'has all of these words, so these have some of them.'],
  name: [40, 'has the other words as well, so these leave them out.'],
}

function wordSteps({ effective, words }: ResolvedSearch): Step[] {
  const one = { jobs: 'No job', reviews: 'No review', companies: 'No employer' }[effective.scope]
  return words.wider.map(({ kind, key, textQuery }) => ({
    cost: WORDS[kind][0],
    note: `${one} ${WORDS[kind][1]}`,
    change: resolved => ({ ...(key ? withoutKeys(resolved, [key]) : resolved), textQuery }),
  }))
}

/** Widens places that were inferred from the words, or drops them if an employer is named; a chosen radius stays. */
function placeSteps({ effective, words, places }: ResolvedSearch): Step[] {
  const isRead = words.inferred.some(({ key }) => key === 'in')
  const radius = Math.max(0, ...places.map(place => place.radius))
  const whole: Step = {
    cost: 3,
    note: 'Nothing matches in this part, so the places around it are included.',
    change: resolved => ({ ...resolved, places: places.map(place => ({ ...place, sides: [] })) }),
  }
  const further: Step = {
    cost: 4,
    note: `Nothing matches within ${radius} miles, so jobs within ${FURTHER} miles are included.`,
    change: resolved => ({
      ...resolved,
      places: places.map(place => (place.kind === 'point' ? { ...place, radius: FURTHER, sides: [] } : place)),
      effective: { ...resolved.effective, within: FURTHER },
    }),
  }
  const anywhere: Step = {
    cost: 60,
    note: 'This employer has nothing there, so its jobs in all places are included.',
    change: resolved => ({
      ...resolved,
      places: [],
      choices: resolved.choices.filter(({ key }) => key !== 'in'),
      effective: withoutPlace(resolved.effective),
    }),
  }
  const isNearby = effective.within === null && radius > 0 && radius < FURTHER
  const isPart = places.some(({ sides = [] }) => sides.length > 0)
  return isRead
    ? [...(isPart ? [whole] : []), ...(isNearby ? [further] : []), ...(words.employers.length > 0 ? [anywhere] : [])]
    : []
}

const manyOf = (type: Choice): string => nounsOf(type)[1]

/**
 * "No graduate schemes match, so all graduate jobs are included." Replaces inferred types by their parent or, if
 * anything else is required, by all types, with first jobs at the top.
 */
function typeSteps({ words, choices, places }: ResolvedSearch): Step[] {
  const own = choices.filter(
    ({ key, slug }) => key === 'type' && words.inferred.some(item => item.key === key && item.slug === slug),
  )
  const below = own.filter(({ parent }) => parent)
  const isAnythingLeft = words.tsquery !== '' || places.length > 0 || words.inferred.some(({ key }) => key !== 'type')
  const parents: Step = {
    cost: 6,
    note: below
      .map(choice => `No ${manyOf(choice)} match, so all ${manyOf(choice.parent ?? choice)} are included.`)
      .join(' '),
    change: resolved => withTypes(resolved, choice => (below.includes(choice) ? [choice.parent ?? choice] : [choice])),
  }
  const all: Step = {
    cost: 16,
    note: `No ${own.map(manyOf).join(' or ')} match, so jobs of all types are included.`,
    change: resolved => ({
      ...withTypes(resolved, choice => (own.includes(choice) ? [] : [choice])),
      words: { ...resolved.words, begins: true },
    }),
  }
  return [...(below.length > 0 ? [parents] : []), ...(own.length > 0 && isAnythingLeft ? [all] : [])]
}

function withTypes(resolved: ResolvedSearch, change: (choice: Choice) => Choice[]): ResolvedSearch {
  const choices = resolved.choices.flatMap(change)
  const type = choices.filter(({ key }) => key === 'type').map(({ slug }) => slug)
  return {
    ...resolved,
    choices: choices.filter(
      (choice, i) => choices.findIndex(({ id, key }) => id === choice.id && key === choice.key) === i,
    ),
    effective: { ...resolved.effective, filters: sortFilters({ ...resolved.effective.filters, type }) },
  }
}

/** Drops an inferred work pattern or pay, or both. */
function refinementSteps({ effective, words }: ResolvedSearch): Step[] {
  const filters = QUERY_FILTERS.filter(
    filter => filter.describeRelaxed && words.inferred.some(({ key }) => key === filter.key),
  )
  const step = (some: typeof filters): Step => ({
    cost: some.some(({ isEssential }) => isEssential) ? 19 : 9,
    note: some.map(filter => filter.describeRelaxed?.(valuesOf(effective.refinements, filter))).join(' '),
    change: resolved =>
      withoutKeys(
        resolved,
        some.map(({ key }) => key),
      ),
  })
  return [...filters.map(filter => step([filter])), ...(filters.length > 1 ? [step(filters)] : [])]
}

function withoutKeys(resolved: ResolvedSearch, keys: readonly string[]): ResolvedSearch {
  const { effective } = resolved
  const refinements = QUERY_FILTERS.filter(({ key }) => keys.includes(key)).reduce(
    (rest, filter) => selectValues(rest, filter, []),
    effective.refinements,
  )
  return { ...resolved, effective: { ...effective, refinements } }
}
