import { t } from '@firstrung/mount/strings'
import type { KeyboardEvent, MouseEvent } from 'react'
import { cx } from '../cx'
import { BookmarkIcon } from '../icon/icons'
import { isPlainClick } from '../is-plain-click'
import { savedState } from './saved-state'

export interface SaveButtonProps {
  type: 'jobs' | 'reviews' | 'companies'
  id: number
  /** The name of the item, for screen readers: "Placement at Halden Rail". */
  title: string
  saved?: boolean
  /** Signed in, the button is a toggle; otherwise it is a link to the log-in page, which saves the item afterwards. */
  signedIn?: boolean
  onToggle?: () => void
  /** The path to return to after logging in. Default: the current page. */
  returnTo?: string
  /** Shows the label next to the icon, and looks like a button. */
  showLabel?: boolean
  /** Default: "Save". */
  label?: string
  /** The label of a saved item. Default: "Saved". */
  savedLabel?: string
  wide?: boolean
}

/**
 * The bookmark of a job, a review or an employer. It is a link in every state, so that it works without script and keeps
 * its focus when the widget is mounted. For signed-in users it then acts as a toggle.
 */
export function SaveButton({ title, saved = false, signedIn, showLabel, onToggle, wide, ...rest }: SaveButtonProps) {
  const { label = t('Save'), savedLabel = t('Saved') } = rest

  const handleClick = (event: MouseEvent) => {
    if (onToggle && isPlainClick(event)) {
      event.preventDefault()
      onToggle()
    }
  }
  // Links only react to Enter; a toggle must react to the space bar, too, but not to key repeat.
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (signedIn && event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) {
        event.currentTarget.click()
      }
    }
  }

  return (
    <a
      className={cx('ui-save-button', showLabel && 'ui-button ui-button--secondary', wide && 'ui-button--wide')}
      href={loginUrl(rest)}
      rel="nofollow"
      {...(saved || !showLabel
        ? savedState(`${rest.type}-${rest.id}`, saved, { 'data-saved-aria-label': `${savedLabel} ${title}` })
        : {})}
      {...(signedIn ? { role: 'button', 'aria-pressed': saved } : {})}
      aria-label={`${saved && !signedIn ? savedLabel : label} ${title}`}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <BookmarkIcon />
      {showLabel ? (
        <span className="ui-button__label" aria-hidden="true">
          {saved ? savedLabel : label}
        </span>
      ) : null}
    </a>
  )
}

function loginUrl({ type, id, returnTo }: Pick<SaveButtonProps, 'type' | 'id' | 'returnTo'>): string {
  return `/login?${returnTo ? `return=${encodeURIComponent(returnTo)}&` : ''}save=${type}-${id}`
}
