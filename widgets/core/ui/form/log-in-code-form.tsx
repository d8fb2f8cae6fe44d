import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { FormErrors } from './form-errors'
import type { FieldErrors } from './form-values'
import { useForm } from './use-form'

export interface LogInCodeFormProps {
  className: string
  /** The label of the button. */
  label: string
  /** Sends the code; a failure with status 401 means that the password has to be entered again. */
  submit: (fields: { code: string }) => Promise<void>
  /** Returns to the password, with the reason if it was not the person's choice. */
  onRestart: (errors?: FieldErrors) => void
}

const EXPIRED = { password: ['Enter your password again. The time for your code is over'] }

/** The second step of a log-in, shown in place of `LogInForm`: a code of the app or, instead, a recovery code. */
export function LogInCodeForm({ onRestart, ...props }: LogInCodeFormProps) {
  const [kind, setKind] = useState<CodeKind>('app')
  return (
    // Another field has neither the text nor the error of the one that it replaces.
    <CodeForm key={kind} {...props} kind={kind} onRestart={onRestart}>
      <Button kind="tertiary" wide onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {kind === 'app' ? 'Use a recovery code' : 'Use a code from your app'}
      </Button>
      <Button kind="tertiary" wide onClick={() => onRestart()}>
        Start again
      </Button>
    </CodeForm>
  )
}

type CodeKind = keyof typeof FIELDS

const FIELDS = {
  app: {
    label: 'Code from your app',
    hint: 'Open your authenticator app and enter the six digits that it shows for Firstrung.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten that you wrote down. Each works once.',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  },
} as const

interface CodeFormProps extends LogInCodeFormProps {
  kind: CodeKind
  children: ReactNode
}

function CodeForm({ className, label, kind, submit, onRestart, children }: CodeFormProps) {
  const send = ({ code }: Record<string, unknown>) =>
    submit({ code: String(code) }).catch((error: unknown) => {
      if ((error as { status?: number }).status !== 401) {
        throw error
      }
      onRestart(EXPIRED)
    })
  const { busy, summary, form, errorOf } = useForm({ submit: send, focus: 'field' })

  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])

  return (
    <form className={className} {...form}>
      <FormErrors focus="field" summary={summary} />
      <Field {...FIELDS[kind]} id={useId()} name="code" error={errorOf('code')} required />
      <Button type="submit" busy={busy} wide>
        {label}
      </Button>
      {children}
    </form>
  )
}
