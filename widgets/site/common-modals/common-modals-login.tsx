import { login, publish, sendLoginCode, type SignedIn, undoSave } from '@firstrung/api'
import { t, type Text } from '@firstrung/mount/strings'
import { type FieldErrors, LogInCodeForm, LogInForm } from '@firstrung/ui'
import { useState } from 'react'
import { intentOf, itemOf, returnPath } from './addresses'
import type { CommonModalsDialogProps, ShownRequest } from './common-modals-props'
import { CommonModalsSwitch } from './common-modals-switch'

type CommonModalsLoginProps = ShownRequest &
  Pick<CommonModalsDialogProps, 'loginUrl' | 'registerUrl' | 'onLogin' | 'onSwitch'>

const GONE = 'This is no longer on the site' satisfies Text

/** The forms of a log-in, sent as calls: after an error the dialog stays open and keeps the values. */
export function CommonModalsLogin({ request, loginUrl, registerUrl, onLogin, onSwitch }: CommonModalsLoginProps) {
  const { isCodeNeeded, restart, sendPassword, sendCode, handleRestart } = useLogin(request, onLogin)
  const item = itemOf(request)
  const className = 'w-common-modals__form'
  return (
    <>
      {item ? (
        <p className="w-common-modals__intro">
          {t('We will save {title} for you straight after.', { title: item.title })}
        </p>
      ) : null}
      {isCodeNeeded ? (
        <LogInCodeForm
          className={className}
          label={t(item ? 'Log in and save' : 'Log in')}
          submit={sendCode}
          onRestart={handleRestart}
        />
      ) : (
        <>
          <LogInForm
            className={className}
            {...restart}
            action={loginUrl}
            returnTo={returnPath()}
            save={intentOf(request)}
            submit={sendPassword}
            focus="field"
          />
          <CommonModalsSwitch
            question={t('New here?')}
            link={t('Sign up')}
            page={registerUrl}
            request={request}
            onClick={() => onSwitch({ ...request, name: 'register' })}
          />
        </>
      )}
    </>
  )
}

function useLogin(request: ShownRequest['request'], onLogin: CommonModalsDialogProps['onLogin']) {
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  const [restart, setRestart] = useState<{ email?: string; errors?: FieldErrors; takesFocus?: boolean }>({})
  const save = intentOf(request)

  const finish = ({ saved }: SignedIn) => {
    const item = itemOf(request)
    const isSaved = saved?.kind === 'success'
    if (item) {
      const undo = isSaved ? { undo: () => undoSave(item) } : {}
      publish('flash', { ...(saved ?? { kind: 'error', text: t(GONE) }), ...undo })
    }
    onLogin(isSaved)
  }
  // Without `return` the host stores no message for the next page: this page stays.
  const sendPassword = async ({ return: _, ...credentials }: Record<string, unknown>) => {
    const signedIn = await login(credentials)
    if (signedIn) {
      finish(signedIn)
    } else {
      setRestart({ email: String(credentials.email) })
      setCodeNeeded(true)
    }
  }
  const sendCode = async (fields: { code: string }) =>
    finish(await sendLoginCode({ ...fields, ...(save ? { save } : {}) }))
  const handleRestart = (errors: FieldErrors = {}) => {
    setRestart({ ...restart, errors, takesFocus: Object.keys(errors).length === 0 })
    setCodeNeeded(false)
  }
  return { isCodeNeeded, restart, sendPassword, sendCode, handleRestart }
}
