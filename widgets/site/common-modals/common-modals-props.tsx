import type { ModalRequest } from '@firstrung/api'

export interface CommonModalsDialogProps {
  request: ModalRequest | undefined
  loginUrl: string
  registerUrl: string
  onClose: () => void
  onSwitch: (request: ModalRequest) => void
  onLogin: (saved: boolean) => void
  onRegister: (saved: boolean) => void
}

export interface ShownRequest {
  request: ModalRequest
}
