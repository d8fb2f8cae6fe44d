import { useEffect, useState } from 'react'

const KEY = 'firstrung.recent-searches'
const KEPT = 5

export interface RecentSearch {
  search: string
  place: string
  in: string
}

interface RecentSearches {
  recent: readonly RecentSearch[]
  /** Puts a search first; one for nothing anywhere is not worth keeping. */
  remember: (item: RecentSearch) => void
  forget: () => void
}

/** The newest searches of this visitor, in this browser. Where storage is refused there are none. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([])

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server does not know them; the first render is its own.
    setRecent(read())
  }, [])

  const keep = (items: readonly RecentSearch[]) => {
    setRecent(items)
    try {
      localStorage.setItem(KEY, JSON.stringify(items))
    } catch {
      // Private windows and full disks: the search itself goes on.
    }
  }

  const remember = (item: RecentSearch) => {
    if (item.search || item.place) {
      const others = read().filter(other => JSON.stringify(other) !== JSON.stringify(item))
      keep([item, ...others].slice(0, KEPT))
    }
  }

  return { recent, remember, forget: () => keep([]) }
}

/** Whatever stands in the storage may be anything. */
function read(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, KEPT) : []
  } catch {
    return []
  }
}

function isSearch(value: unknown): value is RecentSearch {
  const item = value as Partial<RecentSearch> | null
  return [item?.search, item?.place, item?.in].every(text => typeof text === 'string')
}
