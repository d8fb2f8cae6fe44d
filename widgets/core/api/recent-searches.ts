/** Recent searches are stored on this device only. */
const KEY = 'firstrung.recent-searches'
const MOST = 5

export interface RecentSearch {
  search: string
  place: string
  in: string
}

/** Returns the recent searches, newest first; empty if the browser blocks storage. */
export function readRecentSearches(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Adds a form's search to the start of the list, unless its fields are empty, and returns the list. */
export function addRecentSearch(form: HTMLFormElement): readonly RecentSearch[] {
  const data = new FormData(form)
  const text = (name: keyof RecentSearch) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const item = { search: text('search'), place: text('place'), in: text('in') }
  const before = readRecentSearches()
  if (!item.search && !item.place) {
    return before
  }
  const others = before.filter(other => JSON.stringify(other) !== JSON.stringify(item))
  const searches = [item, ...others].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage can be blocked or full; the search itself still works.
  }
  return searches
}

/** Removes all recent searches, at log-out or at the visitor's request. */
export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Blocked storage is empty.
  }
}

function isSearch(value: unknown): value is RecentSearch {
  const item = value as Partial<RecentSearch> | null
  return [item?.search, item?.place, item?.in].every(text => typeof text === 'string')
}
