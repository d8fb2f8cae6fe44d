import { emit, type ModalRequest, subscribe, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { useIdleImport } from '@firstrung/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { addressOf } from './addresses'
import type { CommonModalsDialogProps } from './common-modals-props'
import type { contract } from './contract'

type CommonModalsProps = WidgetProps<typeof contract>

const loadDialog = () => import('./common-modals-dialog')

/** The bus replays the last request to new subscribers, so handled requests are remembered. */
const handled = new WeakSet<ModalRequest>()

export function CommonModals({ loginUrl, registerUrl, host }: CommonModalsProps) {
  const [request, setRequest] = useState<ModalRequest>()
  const [Dialog, setDialog] = useState<ComponentType<CommonModalsDialogProps>>()

  useIdleImport(loadDialog)

  const open = useCallback(
    async (newRequest: ModalRequest) => {
      try {
        const { CommonModalsDialog } = await loadDialog()
        setDialog(() => CommonModalsDialog)
        setRequest(newRequest)
        track('modal_open', { name: newRequest.name })
        emit(host, 'common-modals:opened', { name: newRequest.name })
      } catch {
        location.assign(addressOf(newRequest.name === 'register' ? registerUrl : loginUrl, newRequest))
      }
    },
    [loginUrl, registerUrl, host],
  )

  useEffect(() => {
    return subscribe('modal', newRequest => {
      if (!handled.has(newRequest)) {
        handled.add(newRequest)
        void open(newRequest)
      }
    })
  }, [open])

  return Dialog ? (
    <Dialog
      request={request}
      loginUrl={loginUrl}
      registerUrl={registerUrl}
      onClose={() => setRequest(undefined)}
      onLogin={saved => {
        setRequest(undefined)
        emit(host, 'common-modals:logged-in', { saved })
      }}
      onSwitch={newRequest => void open(newRequest)}
      onRegister={saved => {
        const title = saved ? request?.title : undefined
        void open({ name: 'register-success', ...(title ? { title } : {}) })
        emit(host, 'common-modals:registered', { saved })
      }}
    />
  ) : null
}
