import { request } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { type RefObject, useReducer, useRef } from 'react'
import { type SearchAnswer, searchAnswer } from './answer'
import { nextSearchState, type SearchState } from './machine'
import type { FocusTarget } from './search-history'
import { useBrowserHistory } from './use-browser-history'

/** Choices whose list is still loading: `type=placement` -> true, `sort` -> "newest". */
export type PendingChoices = Readonly<Record<string, boolean | string>>

interface View {
  answer: SearchAnswer
  state: SearchState
  pending: PendingChoices
  announcement: string
}

interface ListRequest {
  url: string
  focus: FocusTarget
  controller: AbortController
}

interface NavigateOptions {
  pending?: PendingChoices
  focus?: FocusTarget
}

export interface Search extends View {
  /** Loads the list of an address in place of the one that is loading, if any. */
  navigate: (url: string, options?: NavigateOptions) => void
  retry: () => void
}

type Action =
  { type: 'request'; pending: PendingChoices } | { type: 'succeed' | 'reuse'; answer: SearchAnswer } | { type: 'fail' }

/** Returns the list on show and the functions that replace it; `root` is the element that contains it. */
export function useSearch(first: SearchAnswer, root: RefObject<HTMLElement | null>): Search {
  const [view, dispatch] = useReducer(reduce, { answer: first, state: 'idle', pending: {}, announcement: '' })
  const last = useRef<ListRequest>(undefined)

  const load = (url: string, focus: FocusTarget, pending: PendingChoices) => {
    last.current?.controller.abort()
    const controller = new AbortController()
    last.current = { url, focus, controller }
    dispatch({ type: 'request', pending })
    loadList(url, controller.signal).then(
      ([answer, { startHistory }]) => {
        if (!controller.signal.aborted) {
          enterHistory(startHistory, answer, focus)
          dispatch({ type: 'succeed', answer })
        }
      },
      () => controller.signal.aborted || dispatch({ type: 'fail' }),
    )
  }
  const reuse = (answer: SearchAnswer) => {
    last.current?.controller.abort()
    dispatch({ type: 'reuse', answer })
  }
  const onTraverse = (path: string, answer?: SearchAnswer) => (answer ? reuse(answer) : load(path, 'restore', {}))
  const enterHistory = useBrowserHistory({ first, root, shown: view.answer, onTraverse })

  return {
    ...view,
    navigate: (url, { pending = {}, focus = 'stay' } = {}) => {
      // While going back is loading or has failed, the address is not the one of the visible list.
      const isStale = view.state !== 'idle' && last.current?.focus === 'restore'
      if (url === view.answer.queryString.path && !isStale) {
        reuse(view.answer)
      } else {
        load(url, focus, pending)
      }
    },
    retry: () => last.current && load(last.current.url, last.current.focus, {}),
  }
}

/** Loads a list, and the code for the history with the first one. */
const loadList = (url: string, signal: AbortSignal) =>
  Promise.all([request({ method: 'GET', path: url, schema: searchAnswer, signal }), import('./search-history')])

function reduce(view: View, action: Action): View {
  const state = nextSearchState(view.state, action.type)
  switch (action.type) {
    case 'request':
      return { ...view, state, pending: { ...view.pending, ...action.pending }, announcement: '' }
    case 'fail':
      return { ...view, state, pending: {}, announcement: t('Could not update the results.') }
    default:
      return { answer: action.answer, state, pending: {}, announcement: action.answer.pageTitles.h1 }
  }
}
