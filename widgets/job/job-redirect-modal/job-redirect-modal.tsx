import { track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { useIdleImport } from '@firstrung/ui'
import { type ComponentProps, useState } from 'react'
import type { contract } from './contract'
import type { JobRedirectModalDialogs } from './job-redirect-modal-dialogs'
import { useJobRedirect } from './use-job-redirect'

export type JobRedirectModalProps = WidgetProps<typeof contract>

type Step = ComponentProps<typeof JobRedirectModalDialogs>['step']

/** Renders nothing until a link is clicked. The dialogs are loaded by then, so that they open at once. */
export function JobRedirectModal({ id, title, site, host }: JobRedirectModalProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadDialogs>>>()
  const [step, setStep] = useState<Step>()
  const open = async (next: Step) => {
    setCode(await loadDialogs())
    setStep(next)
  }
  const { markAsAway } = useJobRedirect(id, {
    onLeave: link =>
      void open('leaving').then(
        () => track('modal_open', { name: 'job-redirect-modal' }),
        () => location.assign(link.href),
      ),
    onReturn: () => void open('returned').catch(() => undefined),
  })

  useIdleImport(loadDialogs)

  return (
    <div className="w-job-redirect-modal">
      {code ? (
        <code.JobRedirectModalDialogs
          {...{ id, title, site, host, step }}
          onFollow={markAsAway}
          onClose={() => setStep(undefined)}
        />
      ) : null}
    </div>
  )
}

const loadDialogs = () => import('./job-redirect-modal-dialogs')
