import type { ModalRequest } from '@firstrung/api'

export interface CommonModalsDialogProps {
  /** The dialog to show; none is open without it. */
  request: ModalRequest | undefined
  loginUrl: string
  registerUrl: string
  onClose: () => void
  /** Shows another dialog in place of this one. */
  onSwitch: (request: ModalRequest) => void
  onLogin: (saved: boolean) => void
  onRegister: (saved: boolean) => void
}

export interface ShownRequest {
  request: ModalRequest
}
