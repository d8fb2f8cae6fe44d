/** Whether a row stands at its first and at its last slide. Both are true when all slides fit. */
export interface Edges {
  start: boolean
  end: boolean
}

/** Half a pixel here or there is rounding, not a slide. */
const SLACK = 2

/** In right-to-left pages browsers count the scroll position from zero downwards. */
export function readEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edges {
  const left = Math.abs(scrollLeft)
  return { start: left <= SLACK, end: left + clientWidth >= scrollWidth - SLACK }
}

/** "Showing 2 to 4 of 9": the slides that are wholly in view. */
export function positionText(track: HTMLElement): string {
  const inView = wholeSlides(track)
  const first = inView.at(0)
  const last = inView.at(-1)
  if (first === undefined || last === undefined) {
    return ''
  }
  const total = track.children.length
  return first === last ? `Showing ${first + 1} of ${total}` : `Showing ${first + 1} to ${last + 1} of ${total}`
}

/** How far one move goes: by all slides that are wholly in view. */
export const countInView = (track: HTMLElement): number => Math.max(1, wholeSlides(track).length)

/** The slides of which something is in view. */
export const visibleSlides = (track: HTMLElement): number[] =>
  slidesThat(track, (slide, view) => slide.right > view.left + 1 && slide.left < view.right - 1)

const wholeSlides = (track: HTMLElement): number[] =>
  slidesThat(track, (slide, view) => slide.left >= view.left - SLACK && slide.right <= view.right + SLACK)

function slidesThat(track: HTMLElement, test: (slide: DOMRect, view: DOMRect) => boolean): number[] {
  const view = track.getBoundingClientRect()
  return [...track.children].flatMap((slide, index) => (test(slide.getBoundingClientRect(), view) ? index : []))
}
