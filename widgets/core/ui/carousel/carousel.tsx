import { t } from '@firstrung/mount/strings'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/button'
import { cx } from '../cx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons'
import { useCarousel } from './use-carousel'

/**
 * The number of visible slides at each viewport width: `site` 1.2, 2 from 600, 3 from 900; `gallery` 1.2, 3 from 500;
 * `related` 1.2, 2 from 600, 3 from 800, 4 from 1200. The style sheet sets them, so that the layout is the same without
 * script and before Swiper is loaded.
 */
export type CarouselLayout = 'site' | 'gallery' | 'related'

export interface CarouselProps<Item> {
  /** The name of the carousel for screen readers: "Related jobs". */
  label: string
  /** Shown to the left of the buttons. */
  heading?: ReactNode
  layout: CarouselLayout
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  render: (item: Item, index: number) => ReactNode
  /** `data-` attributes of a slide. */
  dataOf?: (item: Item) => Record<`data-${string}`, string>
  /** Called with slides that become visible: at first all visible slides, then those after each move. */
  onAppear?: (items: Item[]) => void
}

/**
 * A row of slides that moves by swipe, buttons and arrow keys, never automatically. It is a scrollable list with scroll
 * snapping, so that it works without script, and focus, find in page and screen readers reach each slide. Swiper is
 * attached in `cssMode` after mounting.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, heading, layout, items, keyOf, render, dataOf, onAppear } = props
  const root = useRef<HTMLDivElement>(null)
  const { edges, status, move } = useCarousel(root, items.length, indexes => onAppear?.(pick(items, indexes)))
  const allFit = !edges || (edges.start && edges.end)
  return (
    <div
      ref={root}
      className={cx('ui-carousel', `ui-carousel--${layout}`)}
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={label}
    >
      <div className="ui-carousel__bar">
        {heading}
        <div className={cx('ui-carousel__controls', allFit && 'ui-carousel__controls--idle')}>
          <IconButton
            label={t('Previous: {label}', { label })}
            icon={<ChevronLeftIcon />}
            aria-disabled={edges?.start ?? true}
            onClick={() => move(-1)}
          />
          <IconButton
            label={t('Next: {label}', { label })}
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
