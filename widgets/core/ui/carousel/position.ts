import { t } from '@firstrung/mount/strings'
/** The edges that a row is scrolled to: its start and its end. Both are true when all slides fit. */
export interface Edges {
  start: boolean
  end: boolean
}

/** Pixels by which measured positions may differ because of rounding. */
const TOLERANCE = 2

/** Returns the edges of a row. On right-to-left pages the scroll position is negative. */
export function readEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edges {
  const left = Math.abs(scrollLeft)
  return { start: left <= TOLERANCE, end: left + clientWidth >= scrollWidth - TOLERANCE }
}

/** Returns the fully visible slides as text: "Showing 2 to 4 of 9". */
export function positionText(track: HTMLElement): string {
  const inView = fullyVisibleSlides(track)
  const first = inView.at(0)
  const last = inView.at(-1)
  if (first === undefined || last === undefined) {
    return ''
  }
  const total = track.children.length
  return first === last
    ? t('Showing {first} of {total}', { first: first + 1, total })
    : t('Showing {first} to {last} of {total}', { first: first + 1, last: last + 1, total })
}

/** Returns the number of fully visible slides, at least 1: the distance of one move. */
export const countInView = (track: HTMLElement): number => Math.max(1, fullyVisibleSlides(track).length)

/** Returns the indexes of slides that are at least partly visible. */
export const visibleSlides = (track: HTMLElement): number[] =>
  filterSlides(track, (slide, view) => slide.right > view.left + 1 && slide.left < view.right - 1)

const fullyVisibleSlides = (track: HTMLElement): number[] =>
  filterSlides(track, (slide, view) => slide.left >= view.left - TOLERANCE && slide.right <= view.right + TOLERANCE)

function filterSlides(track: HTMLElement, test: (slide: DOMRect, view: DOMRect) => boolean): number[] {
  const view = track.getBoundingClientRect()
  return [...track.children].flatMap((slide, index) => (test(slide.getBoundingClientRect(), view) ? index : []))
}
