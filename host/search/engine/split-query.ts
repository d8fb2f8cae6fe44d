import { FILTER_KEYS } from '../address'
import { filtersOf, SHOW_ALL, valuesOf } from '../filters'
import type { SearchQuery } from './search-query'

/** `key` is the same for equal conditions. */
export interface Condition {
  key: string
  query: SearchQuery
}

/** Returns a query per condition. A job matches if it matches all of them, because every condition must hold. */
export function splitQuery(query: SearchQuery): Condition[] {
  const { tsquery, choices, places, away = [], refinements } = query
  const bare: SearchQuery = {
    ...query,
    ...{ tsquery: '', ranking: undefined, choices: [], places: [], away: [] },
    refinements: SHOW_ALL,
  }
  const conditions = new Map<string, Partial<SearchQuery>>()
  const add = (name: string, value: unknown, part: Partial<SearchQuery>) =>
    conditions.set(`${name} ${JSON.stringify(value)}`, part)
  if (tsquery !== '') {
    add('words', tsquery, { tsquery })
  }
  for (const key of FILTER_KEYS) {
    const chosen = choices.filter(choice => choice.key === key)
    if (chosen.length > 0) {
      add(key, chosen.flatMap(({ ids }) => ids).sort(), { choices: chosen })
    }
  }
  if (places.length > 0) {
    add(
      'places',
      places.map(({ slug, lat, lng, radius }) => [slug, lat, lng, radius]),
      { places },
    )
  }
  if (away.length > 0) {
    add(
      'away',
      away.map(({ slug }) => slug),
      { away },
    )
  }
  for (const filter of filtersOf('jobs')) {
    const values = valuesOf(refinements, filter)
    if (values.length > 0) {
      add(filter.key, values, { refinements: { ...SHOW_ALL, [filter.key]: values } })
    }
  }
  return [...conditions].map(([key, part]) => ({ key, query: { ...bare, ...part } }))
}
