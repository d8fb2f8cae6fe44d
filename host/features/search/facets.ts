import type { AggregationItem, SearchAnswer } from '@firstrung/search-app/contract'
import { LISTS } from '../../search'
import type { Choice, Counted, Facet, Option } from '../../search'
import type { FilterKey, SearchState } from '../../search/address'
import { stateUrl, toggled } from '../../search/address'
import { PATH_FILTERS } from '../../search/filters'

interface Given {
  /** The state with what was read out of the words, so that an address keeps it. */
  state: SearchState
  choices: readonly Choice[]
  counts: readonly Counted[]
  members: ReadonlyMap<number, readonly number[]>
  options: readonly Option[]
  employers: readonly { id: number; slug: string; name: string }[]
}

type Aggregation = keyof SearchAnswer['aggregations']
type Aggregated = keyof typeof LISTS | 'company'

const AGGREGATIONS = Object.fromEntries(
  PATH_FILTERS.flatMap(({ key, aggregation }) => (aggregation ? [[aggregation, key]] : [])),
) as Record<Aggregation, Aggregated>

/** The five aggregations: every value of a list with its count, and the employers with most results. */
export function presentFacets(given: Given): Record<Aggregation, AggregationItem[]> {
  const entries = Object.entries(AGGREGATIONS).map(([name, facet]) => [
    name,
    facet === 'company' ? presentEmployers(given) : presentList(given, facet),
  ])
  return Object.fromEntries(entries) as Record<Aggregation, AggregationItem[]>
}

function presentList(given: Given, facet: keyof typeof LISTS): AggregationItem[] {
  const counts = countIds(given, facet)
  return given.options
    .filter(option => option.list === LISTS[facet])
    .map(option => presentItem(given, facet, { ...option, count: counts(option.id) }))
}

function presentEmployers(given: Given): AggregationItem[] {
  const counts = countIds(given, 'company')
  return given.employers
    .map(employer => presentItem(given, 'company', { ...employer, count: counts(employer.id) }))
    .sort((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count || a.name.localeCompare(b.name, 'en'))
}

interface Item {
  id: number
  slug: string
  name: string
  count: number
  parent_id?: number | null
}

function presentItem({ state, choices, options }: Given, key: FilterKey, item: Item): AggregationItem {
  const { id, slug, name, count, parent_id } = item
  // One of a kind narrows the kind, so it takes its place, and the kind takes the place of all under it.
  const isRelated = (chosen: string) =>
    options.some(
      other =>
        other.slug === chosen &&
        other.list === LISTS[key as keyof typeof LISTS] &&
        (other.id === parent_id || other.parent_id === id),
    )
  const others = state.filters[key]?.filter(chosen => !isRelated(chosen))
  return {
    id,
    slug,
    name,
    count,
    selected: choices.some(choice => choice.key === key && choice.id === id),
    url: stateUrl(toggled({ ...state, filters: { ...state.filters, [key]: others } }, key, slug)),
    ...(parent_id ? { parentId: parent_id } : {}),
  }
}

/** How many results an id has: itself where ids are counted, in all sets that hold it where sets are. */
function countIds({ state, counts, members }: Given, facet: Facet): (id: number) => number {
  const sums = new Map<number, number>()
  // What names no subject is for all of them, but for reviews, whose writers have one.
  let forAll = 0
  for (const { value, count } of counts.filter(counted => counted.facet === facet)) {
    const isId = facet === 'industry' || facet === 'company' || state.scope === 'companies'
    const ids = isId ? [value] : (members.get(value) ?? [])
    if (ids.length === 0 && facet === 'for' && state.scope === 'jobs') {
      forAll += count
    }
    ids.forEach(id => sums.set(id, (sums.get(id) ?? 0) + count))
  }
  return id => (sums.get(id) ?? 0) + forAll
}
