import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/tables'
import type { Choice, ResolvedSearch, ParsedText } from '../../../search'
import type { SearchState } from '../../../search/address'
import type { SearchPlace } from '../../../search/places'
import { parseAddress, readAddress } from './saved-search-queries'

/** Enough for most saved searches. Evicted entries are read again. */
const MAX_TEXTS = 5_000
const MAX_CHOICES = 20_000
const MAX_PLACES = 20_000

export type ReadAddress = (address: string) => Promise<ResolvedSearch | undefined>

/**
 * Caches what it has read, so each text, filter and place costs one query. Create a reader for each run, because its
 * cache does not expire.
 */
export function createAddressReader(db: Db): ReadAddress {
  const texts = new LRUCache<string, ParsedText>({ max: MAX_TEXTS })
  const choices = new LRUCache<string, Choice>({ max: MAX_CHOICES })
  const places = new LRUCache<string, SearchPlace>({ max: MAX_PLACES })

  /** Returns the cached parts of a search: its text, and the filters and places in its path and its text. */
  function knownOf({ search, filters }: SearchState) {
    const words = texts.get(search)
    const inferred = words?.inferred ?? []
    const slugs = (key: string) => [
      ...(filters[key as keyof typeof filters] ?? []),
      ...inferred.filter(item => item.key === key).map(item => item.slug),
    ]
    const keys = [...new Set([...Object.keys(filters), ...inferred.map(({ key }) => key)])]
    return {
      words,
      choices: keys.flatMap(key => slugs(key).flatMap(slug => choices.get(`${key} ${slug}`) ?? [])),
      places: slugs('in').flatMap(slug => places.get(slug) ?? []),
    }
  }

  return async address => {
    const state = parseAddress(address)
    const resolved = state && (await readAddress(db, state, knownOf(state)))
    if (resolved) {
      texts.set(resolved.state.search, resolved.words)
      resolved.choices.forEach(choice => choices.set(`${choice.key} ${choice.slug}`, choice))
      resolved.places.filter(({ slug }) => slug).forEach(place => places.set(place.slug, place))
    }
    return resolved
  }
}
