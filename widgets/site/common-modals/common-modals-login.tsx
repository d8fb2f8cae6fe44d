import { login, publish, undoSave } from '@firstrung/api'
import { LogInForm } from '@firstrung/ui'
import { useId } from 'react'
import type { CommonModalsDialogProps, ShownRequest } from './common-modals-props'
import { CommonModalsSwitch } from './common-modals-switch'
import { addressOf, intentOf, itemOf, returnPath } from './use-addresses'

type CommonModalsLoginProps = ShownRequest &
  Pick<CommonModalsDialogProps, 'loginUrl' | 'registerUrl' | 'onLogin' | 'onSwitch'>

const GONE = 'This is no longer on the site'

/** The form of the log-in page, sent as a call: after an error the dialog stays open and keeps the values. */
export function CommonModalsLogin({ request, loginUrl, registerUrl, onLogin, onSwitch }: CommonModalsLoginProps) {
  const id = useId()
  const save = intentOf(request)
  const item = itemOf(request)
  // Without `return` the host leaves no message for the next page: this page stays.
  const submit = async ({ return: _, ...credentials }: Record<string, unknown>) => {
    const signedIn = await login(credentials)
    if (!signedIn) {
      location.assign(addressOf(`${loginUrl}/two-step`, request))
      return
    }
    const { saved } = signedIn
    const isSaved = saved?.kind === 'success'
    if (save) {
      const undo = isSaved && item ? { undo: () => undoSave(item) } : {}
      publish('flash', { ...(saved ?? { kind: 'error', text: GONE }), ...undo })
    }
    onLogin(isSaved)
  }
  return (
    <>
      {item ? <p className="w-common-modals__intro">We will save {item.title} for you straight after.</p> : null}
      <LogInForm
        className="w-common-modals__form"
        action={loginUrl}
        idPrefix={`${id}-`}
        returnTo={returnPath()}
        save={save}
        submit={submit}
        focus="field"
      />
      <CommonModalsSwitch
        question="New here?"
        link="Sign up"
        page={registerUrl}
        request={request}
        onClick={() => onSwitch({ ...request, name: 'register' })}
      />
    </>
  )
}
