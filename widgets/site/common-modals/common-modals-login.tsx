import type { ModalRequest } from '@firstrung/api'
import { Button, Checkbox, Field, Notice, PasswordField } from '@firstrung/ui'
import { useId } from 'react'
import { returnPath, intentOf } from './use-addresses'
import { useLogin } from './use-login'

interface CommonModalsLoginProps {
  request: ModalRequest
  loginUrl: string
  onLogin: (saved: boolean) => void
}

/** The form of the log-in page; the browser can send it as it is. */
export function CommonModalsLogin({ request, loginUrl, onLogin }: CommonModalsLoginProps) {
  const id = useId()
  const save = intentOf(request)
  const { form, busy, problem, fields, handleSubmit } = useLogin(request, onLogin)
  return (
    <form
      ref={form}
      className="w-common-modals__form"
      action={loginUrl}
      method="post"
      noValidate
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="return" value={returnPath()} />
      {save ? <input type="hidden" name="save" value={save} /> : null}
      {problem ? (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      ) : null}
      <Field
        id={`${id}-email`}
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        error={fields.email?.[0]}
        required
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label="Password"
        autoComplete="current-password"
        error={fields.password?.[0]}
        required
      />
      <Checkbox id={`${id}-keep`} name="keep" label="Keep me logged in" />
      <Button type="submit" busy={busy} wide>
        {save ? 'Log in and save' : 'Log in'}
      </Button>
    </form>
  )
}
