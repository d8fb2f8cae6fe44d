import { t } from '@firstrung/mount/strings'
import type { ReactNode } from 'react'
import { IconButton } from '../button/button'
import { cx } from '../cx'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icon/icons'

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  children?: ReactNode
  /** A link or button at the end, such as Undo. */
  action?: ReactNode
  /** Adds a close button. */
  onDismiss?: () => void
  /** Makes screen readers announce it: `status` after an action, `alert` when the action failed. */
  role?: 'status' | 'alert'
  /** Floats over the page, for temporary messages. */
  floating?: boolean
}

const ICONS = { info: InfoIcon, success: CircleCheckIcon, warning: TriangleAlertIcon, error: CircleAlertIcon }

/** A banner about the result of an action, or with important information. */
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
      {onDismiss ? <IconButton label={t('Close message')} icon={<XIcon />} onClick={onDismiss} /> : null}
    </div>
  )
}
