import type { ReactNode } from 'react'
import { IconButton } from '../button/button'
import { cx } from '../cx'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icon/icons'

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  children?: ReactNode
  /** A link or button at the end: Undo. */
  action?: ReactNode
  /** Gives the notice a close button. */
  onDismiss?: () => void
  /** Say it aloud: `status` when it appears after an act, `alert` when the act failed. */
  role?: 'status' | 'alert'
  /** Floats over the page, as a message that goes away does. */
  floating?: boolean
}

const ICONS = { info: InfoIcon, success: CircleCheckIcon, warning: TriangleAlertIcon, error: CircleAlertIcon }

/** A calm banner: what happened to what, or what a reader should know first. */
export function Notice({ tone = 'info', title, children, action, onDismiss, role, floating }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={cx('ui-notice', `ui-notice--${tone}`, floating && 'ui-notice--floating')} role={role}>
      <Icon />
      <div className="ui-notice__text">
        {title ? <p className="ui-notice__title">{title}</p> : null}
        {children}
      </div>
      {action ? <div className="ui-notice__action">{action}</div> : null}
      {onDismiss ? <IconButton label="Close message" icon={<XIcon />} onClick={onDismiss} /> : null}
    </div>
  )
}
