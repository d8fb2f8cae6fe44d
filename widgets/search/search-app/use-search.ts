import { request } from '@firstrung/api'
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { type SearchAnswer, searchAnswer } from './answer'
import { type SearchState, stepSearch } from './machine'
import type { SearchHistory } from './use-search-history'

/** What was chosen while the answer is under way: `type=placement` -> true, `sort` -> "newest". */
export type Touched = Readonly<Record<string, boolean | string>>

/** Where the reader looks then: at the head of the list, at what they have just used, or where they were before. */
export type FocusTarget = 'head' | 'here' | 'return'

interface View {
  answer: SearchAnswer
  state: SearchState
  touched: Touched
  /** What is said aloud. */
  news: string
}

interface GoOptions {
  touched?: Touched
  arrival?: FocusTarget
}

export interface Search extends View {
  /** Brings the list of an address, in place of one that is under way. */
  go: (url: string, options?: GoOptions) => void
  retry: () => void
}

type Act = { type: 'ask'; touched: Touched } | { type: 'arrive' | 'settle'; answer: SearchAnswer } | { type: 'fail' }

/** The list that is shown, and the ways to another; `root` holds it, with its heading. */
export function useSearch(first: SearchAnswer, root: RefObject<HTMLElement | null>): Search {
  const [view, act] = useReducer(step, { answer: first, state: 'idle', touched: {}, news: '' })
  const trip = useRef<{ url: string; arrival: FocusTarget; stop: AbortController }>(undefined)
  const journey = useRef<SearchHistory>(undefined)
  const landing = useRef<FocusTarget>(undefined)
  /** Where the page stands: the address of the list that is shown, or that somebody came back to. */
  const at = useRef('')

  function go(url: string, { touched = {}, arrival = 'here' }: GoOptions = {}): void {
    trip.current?.stop.abort()
    // Who came back to a list that did not come stands at its address, not at that of the one shown.
    const isAstray = view.state !== 'idle' && trip.current?.arrival === 'return'
    if (url === view.answer.queryString.path && arrival !== 'return' && !isAstray) {
      act({ type: 'settle', answer: view.answer })
    } else {
      const stop = new AbortController()
      trip.current = { url, arrival, stop }
      act({ type: 'ask', touched })
      const asked = request({ method: 'GET', path: url, schema: searchAnswer, signal: stop.signal })
      Promise.all([asked, import('./use-search-history')]).then(
        ([answer, { startHistory }]) => {
          if (!stop.signal.aborted && root.current) {
            journey.current ??= startHistory(root.current, first, at.current)
            journey.current.enter(answer, arrival)
            at.current = here()
            landing.current = arrival
            act({ type: 'arrive', answer })
          }
        },
        () => {
          if (!stop.signal.aborted) {
            act({ type: 'fail' })
          }
        },
      )
    }
  }

  const handleReturn = () => {
    // A fragment of the page is no other list.
    if (here() !== at.current) {
      at.current = here()
      const answer = journey.current?.returnTo(here())
      if (answer) {
        trip.current?.stop.abort()
        landing.current = 'return'
        act({ type: 'settle', answer })
      } else {
        go(here(), { arrival: 'return' })
      }
    }
  }
  const latest = useRef(handleReturn)
  useEffect(() => {
    latest.current = handleReturn
  })
  useEffect(() => {
    at.current = loadedPath()
    const listener = () => latest.current()
    // Whoever went back before this widget came is answered now.
    listener()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])

  useLayoutEffect(() => {
    if (landing.current) {
      journey.current?.land(view.answer, landing.current)
      landing.current = undefined
    }
  }, [view.answer])

  const retry = () => {
    if (trip.current) {
      go(trip.current.url, { arrival: trip.current.arrival })
    }
  }
  return { ...view, go, retry }
}

const here = () => location.pathname + location.search

/** Address that the document was loaded from. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(entry?.name ?? location.href)
  return pathname + search
}

function step(view: View, act: Act): View {
  const state = stepSearch(view.state, act.type)
  switch (act.type) {
    case 'ask':
      return { ...view, state, touched: { ...view.touched, ...act.touched }, news: '' }
    case 'fail':
      return { ...view, state, touched: {}, news: 'Could not update the results.' }
    default:
      return { answer: act.answer, state, touched: {}, news: act.answer.pageTitles.h1 }
  }
}
