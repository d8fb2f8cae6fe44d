import { track } from '@firstrung/api'
import type { SearchAnswer } from './answer'
import type { FocusTarget } from './use-search'

/** A list as its reader left it. */
interface Visit {
  answer: SearchAnswer
  scroll: number
  /** What had the focus: a selector, and which of its matches; none where nothing of the widget had. */
  focus: { selector: string; nth: number } | undefined
}

export interface SearchHistory {
  /** The list of the address that somebody came back to, where it is known. */
  returnTo: (path: string) => SearchAnswer | undefined
  /** Puts the address of a list that has arrived into the history, and remembers the one before. */
  enter: (answer: SearchAnswer, arrival: FocusTarget) => void
  /** Once the list is drawn: title, focus and scroll, and what analytics is told. */
  land: (answer: SearchAnswer, arrival: FocusTarget) => void
}

/**
 * The lists of this page view by their addresses, from the one at `path` on. It comes with the first step. From then on
 * the scroll is restored here: the browser would do it before the list is drawn.
 */
export function startHistory(root: HTMLElement, first: SearchAnswer, path: string): SearchHistory {
  const visits = new Map<string, Visit>()
  let shown: { path: string; answer?: SearchAnswer } = { path, answer: first }

  const keep = () => {
    // Of an address whose list never came there is nothing to remember.
    if (shown.answer) {
      const focus = focusIn(root)
      visits.set(shown.path, { answer: shown.answer, scroll: scrollY, focus })
    }
  }
  // Documents that come back are scrolled by the browser, as ever.
  addEventListener('pagehide', () => restoreScroll('auto'))
  addEventListener('pageshow', () => restoreScroll('manual'))
  restoreScroll('manual')

  return {
    returnTo: to => {
      keep()
      const answer = visits.get(to)?.answer
      shown = { path: to, answer }
      return answer
    },
    enter: (answer, arrival) => {
      const to = answer.queryString.path
      if (arrival !== 'return') {
        keep()
      }
      if (to !== location.pathname + location.search) {
        history[arrival === 'return' ? 'replaceState' : 'pushState'](null, '', to)
      }
      shown = { path: to, answer }
    },
    land: (answer, arrival) => {
      document.title = answer.pageTitles.title
      look(root, arrival, arrival === 'return' ? visits.get(shown.path) : undefined)
      tell(answer, arrival)
    },
  }
}

function restoreScroll(by: ScrollRestoration): void {
  history.scrollRestoration = by
}

/** Names and addresses are the same in every drawing; elements are not. */
function focusIn(root: HTMLElement): Visit['focus'] {
  const { activeElement: element } = document
  if (!element || !root.contains(element)) {
    return undefined
  }
  const isBox = element.matches('[type=checkbox],[type=radio]')
  const selector = (isBox ? ['name', 'value'] : element.hasAttribute('name') ? ['name'] : ['href'])
    .map(name => `[${name}=${JSON.stringify(element.getAttribute(name) ?? '')}]`)
    .join('')
  return { selector, nth: [...root.querySelectorAll(selector)].indexOf(element) }
}

/** What had the focus may be gone with its filter; then the heading takes it, so that the keyboard is not sent away. */
function look(root: HTMLElement, arrival: FocusTarget, visit?: Visit): void {
  const heading = root.querySelector<HTMLElement>('h1')
  if (visit) {
    const { selector, nth } = visit.focus ?? { selector: 'none', nth: 0 }
    const had = root.querySelectorAll<HTMLElement>(selector)[nth]
    had?.focus({ preventScroll: true })
    scrollTo(0, visit.scroll)
    return
  }
  if (arrival === 'head' || document.activeElement === document.body) {
    heading?.focus({ preventScroll: true })
  }
  if (arrival === 'head') {
    heading?.scrollIntoView({ block: 'nearest' })
  }
}

/** Words that somebody typed are told to nobody: of an empty list only the filters of its address. */
function tell(answer: SearchAnswer, arrival: FocusTarget): void {
  const { scope, totalResults: results, queryString, meta, sortingUrls, defaultSort } = answer
  const { pathname } = location
  track('page_view', { page_type: document.body.dataset.page ?? '', path: pathname })
  if (arrival !== 'return') {
    const sort = sortingUrls.find(({ selected }) => selected)?.param ?? defaultSort
    const { page } = meta.pagination
    track('search_performed', { scope, filters_count: queryString.filtersAppliedCount, results, sort, page })
    if (results === 0) {
      track('no_results', { key: scope, value: pathname.split('/').slice(2).join('/') })
    }
  }
}
