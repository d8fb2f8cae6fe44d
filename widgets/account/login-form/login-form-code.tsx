import { type Credentials, login, sendLoginCode } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { LogInCodeForm, type LogInCodeFormProps } from '@firstrung/ui'

/** Logs in and continues on the next page. Returns false if a code is required first. */
export async function enterPassword(values: Credentials, returnTo: string): Promise<boolean> {
  const signedIn = await login(values)
  if (signedIn) {
    location.assign(returnTo)
  }
  return signedIn !== null
}

export interface LoginFormCodeProps extends Pick<LogInCodeFormProps, 'onRestart'> {
  returnTo: string
  save: string | null | undefined
}

export function LoginFormCode({ returnTo, save, onRestart }: LoginFormCodeProps) {
  const submit = async (fields: { code: string }) => {
    await sendLoginCode({ ...fields, return: returnTo, ...(save ? { save } : {}) })
    location.assign(returnTo)
  }
  const label = t(save ? 'Log in and save' : 'Log in')
  return <LogInCodeForm className="w-login-form" label={label} submit={submit} onRestart={onRestart} />
}
