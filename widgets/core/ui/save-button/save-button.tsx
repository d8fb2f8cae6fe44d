import type { KeyboardEvent, MouseEvent } from 'react'
import { cx } from '../cx'
import { BookmarkIcon } from '../icon/icons'

export interface SaveButtonProps {
  type: 'jobs' | 'reviews' | 'companies'
  id: number
  /** What people call the thing: "Placement at Halden Rail". */
  title: string
  saved?: boolean
  /** With a person signed in it is a toggle; a visitor's is a link to the log-in page, which saves afterwards. */
  signedIn?: boolean
  onToggle?: () => void
  /** Path to come back to after logging in. Default: the page that the link stands on. */
  returnTo?: string
  /** Says "Save" beside the icon, in the shape of a button. */
  word?: boolean
  /** The verb, where "Save" is not it: "Shortlist". */
  verb?: string
  /** What it has become then: "Shortlisted". */
  done?: string
  wide?: boolean
}

/**
 * The bookmark on a job, a review or an employer. One link in every state, so that the server's HTML works by itself
 * and neither the focus nor a click is lost when a script takes over: that of a signed-in person then acts as a toggle.
 */
export function SaveButton({ title, saved = false, signedIn, word, onToggle, wide, ...rest }: SaveButtonProps) {
  const { verb = 'Save', done = 'Saved' } = rest

  const handleClick = (event: MouseEvent) => {
    if (onToggle && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      onToggle()
    }
  }
  // A link knows Enter; a toggle answers to the space bar, too, once however long it is held.
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
      className={cx(
        'ui-save-button',
        word && 'ui-button ui-button--secondary',
        wide && 'ui-button--wide',
        saved && 'ui-save-button--saved',
      )}
      href={loginUrl(rest)}
      rel="nofollow"
      {...(signedIn ? { role: 'button', 'aria-pressed': saved } : {})}
      aria-label={`${verb} ${title}`}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <BookmarkIcon />
      {word ? (
        <span className="ui-button__label" aria-hidden="true">
          {saved ? done : verb}
        </span>
      ) : null}
    </a>
  )
}

function loginUrl({ type, id, returnTo }: Pick<SaveButtonProps, 'type' | 'id' | 'returnTo'>): string {
  return `/login?${returnTo ? `return=${encodeURIComponent(returnTo)}&` : ''}save=${type}-${id}`
}
