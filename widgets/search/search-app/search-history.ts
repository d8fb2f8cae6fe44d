import { track } from '@firstrung/api'
import type { SearchAnswer } from './answer'

/** Focus and scroll after a navigation: to the heading, unchanged, or as the visitor left the list. */
export type FocusTarget = 'heading' | 'stay' | 'restore'

interface Visit {
  answer: SearchAnswer
  scroll: number
  /** The focused element: a selector and its index among the matches; undefined if it was outside the widget. */
  focus: { selector: string; index: number } | undefined
}

export interface SearchHistory {
  /** Returns the list of a path that the visitor went back to, if it is in memory. */
  returnTo: (path: string) => SearchAnswer | undefined
  /** Adds the path of a loaded list to the history, and remembers the list before it. */
  enter: (answer: SearchAnswer, focus: FocusTarget) => void
  /** Sets title, focus and scroll once the list is rendered, and sends the analytics events. */
  finish: (answer: SearchAnswer, focus: FocusTarget) => void
}

/**
 * Creates the history of the lists in this page view, starting with the one at `path`. It is loaded with the first
 * navigation. It restores the scroll position itself, because the browser would do so before the list is rendered.
 */
export function startHistory(root: HTMLElement, first: SearchAnswer, path: string): SearchHistory {
  const visits = new Map<string, Visit>()
  let shown: { path: string; answer?: SearchAnswer } = { path, answer: first }

  const remember = () => {
    // There is no answer if the list of the path could not be loaded.
    if (shown.answer) {
      visits.set(shown.path, { answer: shown.answer, scroll: scrollY, focus: findFocus(root) })
    }
  }
  // The browser restores the scroll position after a return from another document.
  addEventListener('pagehide', () => setScrollRestoration('auto'))
  addEventListener('pageshow', () => setScrollRestoration('manual'))
  setScrollRestoration('manual')

  return {
    returnTo: to => {
      remember()
      const answer = visits.get(to)?.answer
      shown = { path: to, answer }
      return answer
    },
    enter: (answer, focus) => {
      const to = answer.queryString.path
      if (focus !== 'restore') {
        remember()
      }
      if (to !== location.pathname + location.search) {
        history[focus === 'restore' ? 'replaceState' : 'pushState'](null, '', to)
      }
      shown = { path: to, answer }
    },
    finish: (answer, focus) => {
      document.title = answer.pageTitles.title
      moveFocus(root, focus, focus === 'restore' ? visits.get(shown.path) : undefined)
      trackSearch(answer, focus)
    },
  }
}

function setScrollRestoration(value: ScrollRestoration): void {
  history.scrollRestoration = value
}

/** Names and addresses are the same in every render; elements are not. */
function findFocus(root: HTMLElement): Visit['focus'] {
  const { activeElement: element } = document
  if (!element || !root.contains(element)) {
    return undefined
  }
  const isBox = element.matches('[type=checkbox],[type=radio]')
  const selector = (isBox ? ['name', 'value'] : element.hasAttribute('name') ? ['name'] : ['href'])
    .map(name => `[${name}=${JSON.stringify(element.getAttribute(name) ?? '')}]`)
    .join('')
  return { selector, index: [...root.querySelectorAll(selector)].indexOf(element) }
}

/** Focuses the heading if the focused element has been removed, so that keyboard users keep their place. */
function moveFocus(root: HTMLElement, target: FocusTarget, visit?: Visit): void {
  const heading = root.querySelector<HTMLElement>('h1')
  if (visit) {
    const { selector, index } = visit.focus ?? { selector: 'none', index: 0 }
    root.querySelectorAll<HTMLElement>(selector)[index]?.focus({ preventScroll: true })
    scrollTo(0, visit.scroll)
    return
  }
  if (target === 'heading' || document.activeElement === document.body) {
    heading?.focus({ preventScroll: true })
  }
  if (target === 'heading') {
    heading?.scrollIntoView({ block: 'nearest' })
  }
}

/** Never sends the user's words: an empty list sends only the filters of its address. */
function trackSearch(answer: SearchAnswer, focus: FocusTarget): void {
  const { scope, totalResults: results, queryString, meta, sortingUrls, defaultSort } = answer
  const { pathname } = location
  track('page_view', { page_type: document.body.dataset.page ?? '', path: pathname })
  if (focus !== 'restore') {
    const sort = sortingUrls.find(({ selected }) => selected)?.param ?? defaultSort
    const { page } = meta.pagination
    track('search_performed', { scope, filters_count: queryString.filtersAppliedCount, results, sort, page })
    if (results === 0) {
      track('no_results', { key: scope, value: pathname.split('/').slice(2).join('/') })
    }
  }
}
