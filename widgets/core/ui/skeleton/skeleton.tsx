import { cx } from '../cx'

export interface SkeletonProps {
  shape?: 'text' | 'card' | 'circle'
  /** Lines of text, or cards. */
  count?: number
}

/** Room that is kept for what is on its way. It shows itself after 300 ms; most answers are quicker. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className="ui-skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={cx('ui-skeleton__shape', `ui-skeleton__shape--${shape}`)} />
      ))}
    </div>
  )
}
