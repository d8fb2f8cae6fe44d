import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, Checkbox, ErrorSummary, Field, PasswordField } from '@firstrung/ui'
import { useMemo } from 'react'
import type { contract } from './contract'

type LoginFormProps = WidgetProps<typeof contract>

export function LoginForm({ action, email, errors, returnTo, save }: LoginFormProps) {
  const summary = useMemo(
    () => ['email', 'password'].flatMap(field => (errors?.[field] ?? []).map(text => ({ field, text }))),
    [errors],
  )
  return (
    <form className="w-login-form" action={action} method="post" noValidate>
      <ErrorSummary errors={summary} />
      <input type="hidden" name="return" value={returnTo} />
      {save ? <input type="hidden" name="save" value={save} /> : null}
      <Field
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errors?.email?.[0]}
        required
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errors?.password?.[0]}
        required
      />
      <Checkbox name="keep" label="Keep me logged in" />
      <Button type="submit" wide>
        {save ? 'Log in and save' : 'Log in'}
      </Button>
    </form>
  )
}
