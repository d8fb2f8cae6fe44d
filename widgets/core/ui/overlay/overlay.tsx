import { t } from '@firstrung/mount/strings'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { IconButton } from '../button/button'
import { XIcon } from '../icon/icons'
import { type OverlayOptions, useOverlay } from './use-overlay'

export interface OverlayProps extends OverlayOptions {
  /** The name of the panel, for screen readers; also its visible title where it fills the screen. */
  title: string
  /** The content of the button: text, or an icon with visually hidden text. */
  button: (isShown: boolean) => ReactNode
  onOpen?: () => void
  children: ReactNode
}

/**
 * A menu with a button. It fills the screen on phones and opens below its button on wider screens. Without script a link
 * replaces the button, and the panel is shown as the target of that link.
 */
export function Overlay({ title, button, onOpen, children, openMs, closeMs }: OverlayProps) {
  const id = useId()
  const { isShown, send, rootRef, buttonRef, panelRef } = useOverlay({ openMs, closeMs })

  const handleToggle = () => {
    if (!isShown) {
      onOpen?.()
    }
    send('toggle')
  }
  // Fired by the back gesture of phones; useOverlay handles the Escape key.
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    send('close')
  }

  return (
    <div ref={rootRef} className="ui-overlay">
      <button
        ref={buttonRef}
        className="ui-overlay__button"
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={handleToggle}
      >
        {button(isShown)}
      </button>
      <a className="ui-overlay__button ui-overlay__opener" href={`#${id}`}>
        {button(false)}
      </a>
      <dialog
        ref={panelRef}
        id={id}
        className="ui-overlay__panel"
        aria-label={title}
        onCancel={handleCancel}
        onClose={() => send('closeNow')}
      >
        <div className="ui-overlay__bar">
          <p className="ui-overlay__title">{title}</p>
          <IconButton label={t('Close menu')} icon={<XIcon />} onClick={() => send('close')} />
          <a className="ui-icon-button ui-overlay__shut" href="#top" aria-label={t('Close menu')}>
            <XIcon />
          </a>
        </div>
        {children}
      </dialog>
    </div>
  )
}
