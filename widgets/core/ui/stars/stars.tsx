import { locale, plural, t } from '@firstrung/mount/strings'
import { cx } from '../cx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

export interface StarsProps {
  /** 0 to 5; null if there are too few reviews. */
  value: number | null
  /** The number of reviews. Only leave it out for the rating of one review. */
  count?: number
  size?: 'sm' | 'md' | 'lg'
  /** One star and the value, for dense rows. */
  compact?: boolean
}

/** A read-only rating: the value as text, and stars that illustrate it. */
export function Stars({ value, count, size = 'md', compact }: StarsProps) {
  const reviews = count === undefined ? null : reviewsText(count)
  return (
    <span className={cx('ui-stars', `ui-stars--${size}`)}>
      {value === null ? null : compact ? <OneStar /> : <FiveStars value={value} />}
      {value === null ? (
        <span className="ui-stars__none">{t(count ? 'No score yet' : 'No reviews yet')}</span>
      ) : (
        <span className="ui-stars__value">
          {value.toFixed(1)}
          <VisuallyHidden>{` ${t('out of 5')}`}</VisuallyHidden>
        </span>
      )}
      {reviews && (value !== null || count) ? (
        <span className="ui-stars__count">
          <VisuallyHidden>{value === null ? ', ' : ` ${t('from')} `}</VisuallyHidden>
          {compact ? <CompactCount count={count ?? 0} /> : reviews}
        </span>
      ) : null}
    </span>
  )
}

const reviewsText = (count: number) => plural(count, '{count} review', '{count} reviews')

function CompactCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">({count.toLocaleString(locale())})</span>
      <VisuallyHidden>{reviewsText(count)}</VisuallyHidden>
    </>
  )
}

const STAR = 'l2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z'
const PITCH = 20
const row = (from: number, to: number): string =>
  from < to ? `M${from * PITCH + 10} 2.5${STAR}${row(from + 1, to)}` : ''

function OneStar() {
  return (
    <svg className="ui-stars__graphic" viewBox="0 0 20 20" aria-hidden="true">
      <path className="ui-stars__full" d={row(0, 1)} />
    </svg>
  )
}

/** A nested svg clips its content, so a partly filled star needs neither an inline style nor an id. */
function FiveStars({ value }: { value: number }) {
  const filled = Math.round(Math.min(5, Math.max(0, value)) * 10) / 10
  const isWhole = Number.isInteger(filled)
  return (
    <svg className="ui-stars__graphic" viewBox="0 0 100 20" aria-hidden="true">
      {filled < 5 ? <path className="ui-stars__empty" d={row(Math.floor(filled), 5)} /> : null}
      {isWhole ? (
        <path className="ui-stars__full" d={row(0, filled)} />
      ) : (
        <svg width={clipAt(filled)} height="20">
          <path className="ui-stars__full" d={row(0, Math.ceil(filled))} />
        </svg>
      )}
    </svg>
  )
}

/** Returns the clip width for a rating: a star is 15.6 wide, 2.2 from the left of its 20 wide cell. */
function clipAt(filled: number): number {
  const stars = Math.floor(filled)
  return Math.round((stars * PITCH + 2.2 + (filled - stars) * 15.6) * 10) / 10
}
