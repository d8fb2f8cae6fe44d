import type { ReactNode } from 'react'
import { cx } from '../cx'

export type BadgeTone = 'plain' | 'new' | 'urgent' | 'opening' | 'promoted' | 'good' | 'closed' | 'error'

export interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}

/** A word or two on the state of a thing. Never pressed; a `Chip` is. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={cx('ui-badge', `ui-badge--${tone}`)}>
      {icon}
      {children}
    </span>
  )
}
