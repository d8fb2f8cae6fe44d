import type { ReactNode } from 'react'
import { cx } from '../cx'

export type BadgeTone = 'plain' | 'new' | 'urgent' | 'opening' | 'promoted' | 'good' | 'closed' | 'error'

export interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}

/** A short label for a state. It is not interactive; use `Chip` for that. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={cx('ui-badge', `ui-badge--${tone}`)}>
      {icon}
      {children}
    </span>
  )
}
