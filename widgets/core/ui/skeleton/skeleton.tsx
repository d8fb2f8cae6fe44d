import { cx } from '../cx'

export interface SkeletonProps {
  shape?: 'text' | 'card' | 'circle'
  /** The number of lines or cards. */
  count?: number
}

/** A placeholder for content that is loading. It is visible after 300 ms, because most responses are faster. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className="ui-skeleton" aria-hidden="true">
      {[...Array(count).keys()].map(index => (
        <span key={index} className={cx('ui-skeleton__shape', `ui-skeleton__shape--${shape}`)} />
      ))}
    </div>
  )
}
