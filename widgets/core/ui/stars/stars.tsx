import { cx } from '../cx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

export interface StarsProps {
  /** 0 to 5; null when there are too few reviews for a figure. */
  value: number | null
  /** A rating never stands without the count it comes from, unless it is one person's. */
  count?: number
  size?: 'sm' | 'md' | 'lg'
  /** One star and the figure, for dense rows. */
  compact?: boolean
}

/** A rating to read: the figure as text, the stars as a picture of it. */
export function Stars({ value, count, size = 'md', compact }: StarsProps) {
  const reviews = count === undefined ? null : `${count.toLocaleString('en-GB')} ${count === 1 ? 'review' : 'reviews'}`
  return (
    <span className={cx('ui-stars', `ui-stars--${size}`)}>
      {value === null ? null : compact ? <OneStar /> : <FiveStars value={value} />}
      {value === null ? (
        <span className="ui-stars__none">{count ? 'No score yet' : 'No reviews yet'}</span>
      ) : (
        <span className="ui-stars__value">
          {value.toFixed(1)}
          <VisuallyHidden> out of 5</VisuallyHidden>
        </span>
      )}
      {reviews && (value !== null || count) ? (
        <span className="ui-stars__count">
          <VisuallyHidden>{value === null ? ', ' : ' from '}</VisuallyHidden>
          {compact ? <CompactCount count={count ?? 0} /> : reviews}
        </span>
      ) : null}
    </span>
  )
}

function CompactCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">({count.toLocaleString('en-GB')})</span>
      <VisuallyHidden>{`${count} ${count === 1 ? 'review' : 'reviews'}`}</VisuallyHidden>
    </>
  )
}

const STAR = 'l2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z'
const PITCH = 20
const row = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * PITCH + 10} 2.5${STAR}`).join('')

function OneStar() {
  return (
    <svg className="ui-stars__graphic" viewBox="0 0 20 20" aria-hidden="true">
      <path className="ui-stars__full" d={row(0, 1)} />
    </svg>
  )
}

/** A nested svg clips what it holds, so a part of a star needs neither an inline style nor an id. */
function FiveStars({ value }: { value: number }) {
  const filled = Math.round(Math.min(5, Math.max(0, value)) * 10) / 10
  const whole = Number.isInteger(filled)
  return (
    <svg className="ui-stars__graphic" viewBox="0 0 100 20" aria-hidden="true">
      {filled < 5 ? <path className="ui-stars__empty" d={row(Math.floor(filled), 5)} /> : null}
      {whole ? (
        <path className="ui-stars__full" d={row(0, filled)} />
      ) : (
        <svg width={clipAt(filled)} height="20">
          <path className="ui-stars__full" d={row(0, Math.ceil(filled))} />
        </svg>
      )}
    </svg>
  )
}

/** A star is 15.6 wide in a pitch of 20: tenths count from its left tip to its right one. */
function clipAt(filled: number): number {
  const stars = Math.floor(filled)
  return Math.round((stars * PITCH + 2.2 + (filled - stars) * 15.6) * 10) / 10
}
