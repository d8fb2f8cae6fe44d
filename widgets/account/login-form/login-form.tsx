import type { WidgetProps } from '@firstrung/mount/contract'
import { type FieldErrors, LogInForm } from '@firstrung/ui'
import { type ComponentType, useState } from 'react'
import type { contract } from './contract'
import type { LoginFormCodeProps } from './login-form-code'

type LoginFormProps = WidgetProps<typeof contract>

export function LoginForm({ host, ...props }: LoginFormProps) {
  const { returnTo, save } = props
  const [Code, setCode] = useState<ComponentType<LoginFormCodeProps>>()
  const [restart, setRestart] = useState<{ email?: string; errors?: FieldErrors; takesFocus?: boolean }>({})

  const submit = async (values: Record<string, unknown>) => {
    // The calls load with the first attempt. Without them the browser submits the form.
    const calls = await import('./login-form-code').catch(() => host?.querySelector('form')?.submit())
    if (calls && !(await calls.enterPassword(values, returnTo))) {
      setRestart({ email: String(values.email) })
      setCode(() => calls.LoginFormCode)
    }
  }
  const handleRestart = (errors: FieldErrors = {}) => {
    setRestart({ ...restart, errors, takesFocus: Object.keys(errors).length === 0 })
    setCode(undefined)
  }

  return Code ? (
    <Code returnTo={returnTo} save={save} onRestart={handleRestart} />
  ) : (
    <LogInForm className="w-login-form" {...props} {...restart} submit={submit} />
  )
}
