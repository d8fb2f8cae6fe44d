import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/button'
import { cx } from '../cx'
import { XIcon } from '../icon/icons'

export interface DialogProps {
  open: boolean
  /** Called for every way out: the close button, Esc, the ground around the dialog. */
  onClose: () => void
  title: ReactNode
  /** `sheet` comes from below on phones; `wide` holds tables and pictures. */
  kind?: 'box' | 'sheet' | 'wide'
  /** The acts, in a row below. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * The browser's own modal dialog: it traps the focus, makes the page behind inert and gives the focus back. What it
 * holds is rendered only while it is open.
 */
export function Dialog({ open, onClose, title, kind = 'box', footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
    } else if (!open && dialog?.open) {
      dialog.close()
    }
  }, [open])

  // A click on the ground hits the dialog itself; one on its content hits something inside.
  const handleClick = (event: MouseEvent) => {
    if (event.target === ref.current) {
      onClose()
    }
  }

  return (
    // The browser gives a dialog its keyboard: Esc arrives as the close event.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc does what the click does.
    <dialog
      ref={ref}
      className={cx('ui-dialog', `ui-dialog--${kind}`)}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={handleClick}
    >
      {open ? (
        <div className="ui-dialog__panel">
          <header className="ui-dialog__header">
            <h2 className="ui-dialog__title" id={titleId}>
              {title}
            </h2>
            <IconButton label="Close" icon={<XIcon />} onClick={onClose} />
          </header>
          <div className="ui-dialog__content">{children}</div>
          {footer ? <footer className="ui-dialog__footer">{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  )
}
