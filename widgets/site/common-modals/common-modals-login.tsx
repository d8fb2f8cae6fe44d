import { login, type ModalRequest, publish } from '@firstrung/api'
import { LogInForm } from '@firstrung/ui'
import { useId } from 'react'
import { addressOf, intentOf, returnPath } from './use-addresses'

interface CommonModalsLoginProps {
  request: ModalRequest
  loginUrl: string
  onLogin: (saved: boolean) => void
}

/** The form of the log-in page, sent as a call: after an error the dialog stays open and keeps the values. */
export function CommonModalsLogin({ request, loginUrl, onLogin }: CommonModalsLoginProps) {
  const id = useId()
  const save = intentOf(request)
  // Without `return` the host leaves no message for the next page: this page stays.
  const submit = async ({ return: _, ...credentials }: Record<string, unknown>) => {
    if (!(await login(credentials))) {
      location.assign(addressOf(`${loginUrl}/two-step`, request))
      return
    }
    if (save) {
      publish('flash', { kind: 'success', text: `${request.title ?? 'Your item'} saved` })
    }
    onLogin(save !== undefined)
  }
  return (
    <LogInForm
      className="w-common-modals__form"
      action={loginUrl}
      idPrefix={`${id}-`}
      returnTo={returnPath()}
      save={save}
      submit={submit}
      focus="field"
    />
  )
}
