import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { SearchAnswer } from './answer'
import type { FocusTarget, SearchHistory, startHistory } from './search-history'

interface BrowserHistoryOptions {
  first: SearchAnswer
  root: RefObject<HTMLElement | null>
  shown: SearchAnswer
  /** Called on back and forward, with the list of the path if it is in memory. */
  onTraverse: (path: string, answer?: SearchAnswer) => void
}

/** Returns a function that adds a loaded list to the browser's history. Restores lists on back and forward. */
export function useBrowserHistory({ first, root, shown, onTraverse }: BrowserHistoryOptions) {
  const searchHistory = useRef<SearchHistory>(undefined)
  const nextFocus = useRef<FocusTarget>(undefined)
  /** Path of the list on show, or of the one that the visitor went back to. */
  const path = useRef('')

  useEffect(() => {
    path.current = loadedPath()
  }, [])
  usePopState(() => {
    // A new fragment does not change the list.
    if (currentPath() !== path.current) {
      path.current = currentPath()
      const answer = searchHistory.current?.returnTo(path.current)
      nextFocus.current = answer && 'restore'
      onTraverse(path.current, answer)
    }
  })
  useLayoutEffect(() => {
    if (nextFocus.current) {
      searchHistory.current?.finish(shown, nextFocus.current)
      nextFocus.current = undefined
    }
  }, [shown])

  return (start: typeof startHistory, answer: SearchAnswer, focus: FocusTarget) => {
    if (root.current) {
      searchHistory.current ??= start(root.current, first, path.current)
      searchHistory.current.enter(answer, focus)
      path.current = currentPath()
      nextFocus.current = focus
    }
  }
}

function usePopState(callback: () => void): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    const handlePopState = () => latest.current()
    // The visitor may have gone back before this widget was mounted.
    handlePopState()
    addEventListener('popstate', handlePopState)
    return () => removeEventListener('popstate', handlePopState)
  }, [])
}

/** An entry of `job-panel` has the address of a job, and keeps the list's in its state. */
const currentPath = () => (history.state as { list?: string } | null)?.list ?? location.pathname + location.search

/** The document may have been loaded from another path than the current one. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(entry?.name ?? location.href)
  return pathname + search
}
