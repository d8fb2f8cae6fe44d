const ROW = '.l-dashboard [data-row]'
/** Rows near the window are rendered in the first frames. */
const HOLD_MS = 500
const LIST = '.l-dashboard [data-keep-scroll]'

export interface Place {
  scroll: number
  /** The rows in the window by id, with the distance of each from its top edge. */
  rows: [id: string, top: number][]
}

export type Lists = [id: string, left: number, top: number][]

/** Returns the scroll position. The row of the sent form does not count: it may move within the list. */
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
 * Restores the position on another page: the first common row returns to its position in the window. Rows that were
 * never on screen have an estimated height, so the same scroll position may show other rows.
 */
export function showPlace({ scroll, rows }: Place): void {
  scrollTo(0, scroll)
  const same = rows.find(([id]) => document.getElementById(id)?.getClientRects().length)
  const row = same && document.getElementById(same[0])
  if (same && row) {
    holdAt(row, same[1])
  }
}

/**
 * Holds a row at a distance from the top of the window while the rows above it are rendered for the first time, until
 * the user acts.
 */
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

export const readLists = (): Lists =>
  [...document.querySelectorAll(LIST)].map(list => [list.id, list.scrollLeft, list.scrollTop])

export function showLists(lists: Lists): void {
  for (const [id, left, top] of lists) {
    document.getElementById(id)?.scrollTo(left, top)
  }
}
