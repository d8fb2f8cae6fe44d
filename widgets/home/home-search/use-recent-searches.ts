import { addRecentSearch, clearRecentSearches, readRecentSearches, type RecentSearch } from '@firstrung/api'
import { useEffect, useState } from 'react'

interface RecentSearches {
  recent: readonly RecentSearch[]
  add: (form: HTMLFormElement) => void
  clear: () => void
}

export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([])

  useEffect(() => {
    // The first render must match the server's, which has no local storage.
    setRecent(readRecentSearches())
  }, [])

  const clear = () => {
    clearRecentSearches()
    setRecent([])
  }
  return { recent, add: form => setRecent(addRecentSearch(form)), clear }
}
