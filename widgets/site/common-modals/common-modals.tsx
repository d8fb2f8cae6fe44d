import { emit, type ModalRequest, subscribe, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { type ComponentType, useEffect, useState } from 'react'
import type { CommonModalsDialogProps } from './common-modals-dialog'
import type { contract } from './contract'
import { addressOf } from './use-addresses'

type CommonModalsProps = WidgetProps<typeof contract>

/** The bus keeps the last request for those who come late; each is answered once all the same. */
const answered = new WeakSet<ModalRequest>()

export function CommonModals({ loginUrl, registerUrl, host }: CommonModalsProps) {
  const [request, setRequest] = useState<ModalRequest>()
  const [Dialog, setDialog] = useState<ComponentType<CommonModalsDialogProps>>()

  useEffect(() => {
    const open = async (asked: ModalRequest) => {
      try {
        const { CommonModalsDialog } = await import('./common-modals-dialog')
        setDialog(() => CommonModalsDialog)
        setRequest(asked)
        track('modal_open', { name: asked.name })
        emit(host, 'common-modals:opened', { name: asked.name })
      } catch {
        location.assign(addressOf(loginUrl, asked))
      }
    }
    return subscribe('modal', asked => {
      if (!answered.has(asked)) {
        answered.add(asked)
        void open(asked)
      }
    })
  }, [loginUrl, host])

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
    />
  ) : null
}
