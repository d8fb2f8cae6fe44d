import type { AggregationItem, SearchAnswer } from '@firstrung/search-app/contract'
import { LISTS } from '../../../search'
import type { Choice, Counted, Facet, Option } from '../../../search'
import type { FilterKey, SearchState } from '../../../search/address'
import { stateUrl, toggled } from '../../../search/address'
import { PATH_FILTERS } from '../../../search/filters'

interface Given {
  /** Includes the filters inferred from the words, so that addresses contain them. */
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

/** Every value of each list with its count; for employers, only those with the most results. */
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
  // A selected value replaces its parent and its children, because they overlap.
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

/** `counts` are by id for some facets. For the others they are by set, and a set counts for each id in it. */
function countIds({ state, counts, members }: Given, facet: Facet): (id: number) => number {
  const sums = new Map<number, number>()
  // Jobs without a subject are open to all subjects. Reviews are not: their authors have a subject.
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
