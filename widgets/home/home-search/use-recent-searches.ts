import { addRecentSearch, clearRecentSearches, readRecentSearches, type RecentSearch } from '@firstrung/api'
import { useEffect, useState } from 'react'

interface RecentSearches {
  recent: readonly RecentSearch[]
  /** Adds the form's search. */
  add: (form: HTMLFormElement) => void
  clear: () => void
}

/** The visitor's recent searches, once they are read. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([])

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The first render must match the server's, which has no local storage.
    setRecent(readRecentSearches())
  }, [])

  const clear = () => {
    clearRecentSearches()
    setRecent([])
  }
  return { recent, add: form => setRecent(addRecentSearch(form)), clear }
}
