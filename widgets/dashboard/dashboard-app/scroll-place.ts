const ROW = '.l-dashboard [data-row]'
/** Rows near the window are drawn in the first frames. */
const HOLD_MS = 500
const LIST = '.l-dashboard [data-keep-scroll]'

/** Where a person is on a page. */
export interface Place {
  scroll: number
  /** The rows in the window by id, with the distance of each from its top edge. */
  rows: [id: string, top: number][]
}

/** Where lists that scroll by themselves are, by id. */
export type Lists = [id: string, left: number, top: number][]

/** Returns where the person is. The row of the form that is sent does not count: it may move to another place of the list. */
export function readPlace(sent?: HTMLFormElement): Place {
  const rows = [...document.querySelectorAll(ROW)]
    .filter(row => !sent || !row.contains(sent))
    .map((row): [string, number, number] => [
      row.id,
      row.getBoundingClientRect().top,
      row.getBoundingClientRect().bottom,
    ])
    .filter(([, top, bottom]) => bottom > 0 && top < innerHeight)
  return { scroll: scrollY, rows: rows.map(([id, top]) => [id, Math.round(top)]) }
}

/**
 * Shows the place on another page: the first row that this page has too is where it was in the window. Rows that were never on
 * screen have an estimated height, so the scroll position alone could be another row.
 */
export function showPlace({ scroll, rows }: Place): void {
  scrollTo(0, scroll)
  const same = rows.find(([id]) => document.getElementById(id)?.getClientRects().length)
  const row = same && document.getElementById(same[0])
  if (same && row) {
    holdAt(row, same[1])
  }
}

/** Holds a row at a distance from the top of the window while the rows above it are drawn for the first time, until the person acts. */
function holdAt(row: HTMLElement, top: number): void {
  const align = () => scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' })
  const observer = new ResizeObserver(align)
  const over = new AbortController()
  over.signal.addEventListener('abort', () => observer.disconnect())
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(name, () => over.abort(), { signal: over.signal, passive: true })
  }
  setTimeout(() => over.abort(), HOLD_MS)
  align()
  document.querySelectorAll(ROW).forEach(item => observer.observe(item))
}

/** Returns where the lists of the page are scrolled to, such as the columns of a board. */
export const readLists = (): Lists =>
  [...document.querySelectorAll(LIST)].map(list => [list.id, list.scrollLeft, list.scrollTop])

/** Scrolls the lists that the page still has. */
export function showLists(lists: Lists): void {
  for (const [id, left, top] of lists) {
    document.getElementById(id)?.scrollTo(left, top)
  }
}
