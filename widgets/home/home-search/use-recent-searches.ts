import { useEffect, useState } from 'react'

const KEY = 'firstrung.recent-searches'
const MAX_SEARCHES = 5

export interface RecentSearch {
  search: string
  place: string
  in: string
}

interface RecentSearches {
  recent: readonly RecentSearch[]
  /** Adds a search at the start, unless its fields are empty. */
  add: (item: RecentSearch) => void
  clear: () => void
}

/** Stores the visitor's recent searches in local storage. If the browser blocks storage, the list is empty. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([])

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The first render must match the server's, which has no local storage.
    setRecent(read())
  }, [])

  const store = (items: readonly RecentSearch[]) => {
    setRecent(items)
    try {
      localStorage.setItem(KEY, JSON.stringify(items))
    } catch {
      // Storage can be blocked or full; the search itself still works.
    }
  }

  const add = (item: RecentSearch) => {
    if (item.search || item.place) {
      const others = read().filter(other => JSON.stringify(other) !== JSON.stringify(item))
      store([item, ...others].slice(0, MAX_SEARCHES))
    }
  }

  return { recent, add, clear: () => store([]) }
}

function read(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

function isSearch(value: unknown): value is RecentSearch {
  const item = value as Partial<RecentSearch> | null
  return [item?.search, item?.place, item?.in].every(text => typeof text === 'string')
}
