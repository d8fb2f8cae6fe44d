import { t, type Text } from '@firstrung/mount/strings'
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
  /** Sends the code; a failure with status 401 means that the password must be entered again. */
  submit: (fields: { code: string }) => Promise<void>
  /** Returns to the password, with the reason unless it was the user's choice. */
  onRestart: (errors?: FieldErrors) => void
}

const EXPIRED = 'Enter your password again. The time for your code is over' satisfies Text

/** The second step of a log-in, which replaces `LogInForm`: a code of the app or, alternatively, a recovery code. */
export function LogInCodeForm({ onRestart, ...props }: LogInCodeFormProps) {
  const [kind, setKind] = useState<CodeKind>('app')
  return (
    // A new field must not keep the text or the error of the one that it replaces.
    <CodeForm key={kind} {...props} kind={kind} onRestart={onRestart}>
      <Button kind="tertiary" wide onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {t(kind === 'app' ? 'Use a recovery code' : 'Use a code from your app')}
      </Button>
      <Button kind="tertiary" wide onClick={() => onRestart()}>
        {t('Start again')}
      </Button>
    </CodeForm>
  )
}

type CodeKind = keyof typeof FIELDS

const FIELDS = {
  app: {
    label: 'Code from your app' satisfies Text,
    hint: 'Open your authenticator app and enter the six digits that it shows for Firstrung.' satisfies Text,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  },
  recovery: {
    label: 'Recovery code' satisfies Text,
    hint: 'One of the ten that you wrote down. Each works once.' satisfies Text,
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
      onRestart({ password: [t(EXPIRED)] })
    })
  const { busy, summary, form, errorOf } = useForm({ submit: send, focus: 'field' })
  const { label: text, hint, ...attributes } = FIELDS[kind]

  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])

  return (
    <form className={className} {...form}>
      <FormErrors focus="field" summary={summary} />
      <Field {...attributes} label={t(text)} hint={t(hint)} id={useId()} name="code" error={errorOf('code')} required />
      <Button type="submit" busy={busy} wide>
        {label}
      </Button>
      {children}
    </form>
  )
}
