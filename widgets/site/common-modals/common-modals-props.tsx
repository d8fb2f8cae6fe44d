import type { ModalRequest } from '@firstrung/api'

export interface CommonModalsDialogProps {
  /** The dialog to show; none is open without it. */
  request: ModalRequest | undefined
  loginUrl: string
  registerUrl: string
  onClose: () => void
  /** Replaces this dialog by another. */
  onSwitch: (request: ModalRequest) => void
  onLogin: (saved: boolean) => void
  onRegister: (saved: boolean) => void
}

export interface ShownRequest {
  request: ModalRequest
}
