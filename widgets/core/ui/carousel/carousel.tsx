import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/button'
import { cx } from '../cx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons'
import { useCarousel } from './use-carousel'

/**
 * How many slides are in view at which width of the window. The style sheet holds the figures, so that a page without
 * script, or before Swiper is there, shows the same: `site` 1.2, 2 from 600, 3 from 900; `gallery` 1.2, 3 from 500;
 * `related` 1.2, 2 from 600, 3 from 800, 4 from 1200.
 */
export type CarouselSteps = 'site' | 'gallery' | 'related'

export interface CarouselProps<Item> {
  /** What the slides are, for those who hear the page: "Related jobs". */
  label: string
  /** Stands left of the buttons. */
  heading?: ReactNode
  steps: CarouselSteps
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  render: (item: Item, index: number) => ReactNode
  /** `data-` attributes of a slide. */
  dataOf?: (item: Item) => Record<`data-${string}`, string>
  /** Slides that came into view: all visible ones at first, then those that a move brings in. */
  onAppear?: (items: Item[]) => void
}

/**
 * A row of slides that moves by swipe, buttons and arrow keys, never by itself. It is a list that scrolls: without
 * script it snaps from slide to slide, and focus, search and screen readers reach each slide. Swiper joins in its
 * scrolling mode once the row is mounted.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, heading, steps, items, keyOf, render, dataOf, onAppear } = props
  const root = useRef<HTMLDivElement>(null)
  const { edges, status, move } = useCarousel(root, items.length, indexes => onAppear?.(pick(items, indexes)))
  const fits = !edges || (edges.start && edges.end)
  return (
    <div
      ref={root}
      className={cx('ui-carousel', `ui-carousel--${steps}`)}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className="ui-carousel__bar">
        {heading}
        <div className={cx('ui-carousel__controls', fits && 'ui-carousel__controls--idle')}>
          <IconButton
            label={`Previous: ${label}`}
            icon={<ChevronLeftIcon />}
            aria-disabled={edges?.start ?? true}
            onClick={() => move(-1)}
          />
          <IconButton
            label={`Next: ${label}`}
            icon={<ChevronRightIcon />}
            aria-disabled={edges?.end ?? true}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <div className="ui-carousel__view">
        <ul className="ui-carousel__track">
          {items.map((item, index) => (
            <li key={keyOf(item)} className="ui-carousel__slide" {...dataOf?.(item)}>
              {render(item, index)}
            </li>
          ))}
        </ul>
      </div>
      <p className="ui-carousel__status" role="status">
        {status}
      </p>
    </div>
  )
}

function pick<Item>(items: readonly Item[], indexes: number[]): Item[] {
  return indexes.flatMap(index => items[index] ?? [])
}
