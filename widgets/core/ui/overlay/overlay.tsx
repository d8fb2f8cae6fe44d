import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { IconButton } from '../button/button'
import { XIcon } from '../icon/icons'
import { type OverlayOptions, useOverlay } from './use-overlay'

export interface OverlayProps extends OverlayOptions {
  /** What the panel is, for those who cannot see it; also its title where it fills the window. */
  title: string
  /** What stands on the button: a word, or an icon with a word for those who listen. */
  button: (isShown: boolean) => ReactNode
  onOpen?: () => void
  children: ReactNode
}

/**
 * A menu behind a button. It fills the window on phones and hangs below its button on wider ones. Without script the
 * button gives way to a link, and the panel shows as the target of that link.
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
  // The back gesture of phones arrives here; Esc is heard by its key.
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
        onClose={() => send('cut')}
      >
        <div className="ui-overlay__bar">
          <p className="ui-overlay__title">{title}</p>
          <IconButton label="Close menu" icon={<XIcon />} onClick={() => send('close')} />
          <a className="ui-icon-button ui-overlay__shut" href="#top" aria-label="Close menu">
            <XIcon />
          </a>
        </div>
        {children}
      </dialog>
    </div>
  )
}
