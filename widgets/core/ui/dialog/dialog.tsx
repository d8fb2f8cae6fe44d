import { t } from '@firstrung/mount/strings'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/button'
import { cx } from '../cx'
import { XIcon } from '../icon/icons'

export interface DialogProps {
  open: boolean
  /** Called for the close button, the Escape key and a click on the backdrop. */
  onClose: () => void
  title: ReactNode
  /** `sheet` slides up from the bottom on phones; `wide` is for tables and images. */
  kind?: 'box' | 'sheet' | 'wide'
  /** Action buttons, in a row below the content. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A native modal dialog: the browser traps the focus, makes the page behind inert and restores the focus. The content is
 * only rendered while the dialog is open.
 */
export function Dialog({ open, onClose, title, kind = 'box', footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isClosing = useRef(false)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
    } else if (!open && dialog?.open) {
      isClosing.current = true
      dialog.close()
    }
  }, [open])

  // The event comes later than the call that closes the dialog. By then it may have been opened again.
  const handleClose = () => {
    if (!isClosing.current) {
      onClose()
    }
    isClosing.current = false
  }

  // The target of a click on the backdrop is the dialog itself.
  const handleClick = (event: MouseEvent) => {
    if (event.target === ref.current) {
      onClose()
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the browser fires `close` for the Escape key
    <dialog
      ref={ref}
      className={cx('ui-dialog', `ui-dialog--${kind}`)}
      aria-labelledby={titleId}
      onClose={handleClose}
      onClick={handleClick}
    >
      {open ? (
        <div className="ui-dialog__panel">
          <header className="ui-dialog__header">
            <h2 className="ui-dialog__title" id={titleId}>
              {title}
            </h2>
            <IconButton label={t('Close')} icon={<XIcon />} onClick={onClose} />
          </header>
          <div className="ui-dialog__content">{children}</div>
          {footer ? <footer className="ui-dialog__footer">{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  )
}
