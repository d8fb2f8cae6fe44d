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
  const view = track.getBoundingClientRect()
  const slides = [...track.children].map(slide => slide.getBoundingClientRect())
  const inView = slides.flatMap(({ left, right }, index) =>
    left >= view.left - SLACK && right <= view.right + SLACK ? index + 1 : [],
  )
  const first = inView.at(0)
  const last = inView.at(-1)
  if (first === undefined) {
    return ''
  }
  return first === last ? `Showing ${first} of ${slides.length}` : `Showing ${first} to ${last} of ${slides.length}`
}
