import { t } from '@firstrung/mount/strings'
import { useEffect, useId } from 'react'
import { Button } from '../button/button'
import { Checkbox } from '../field/choices'
import { Field } from '../field/field'
import { PasswordField } from '../field/password-field'
import { FormErrors } from './form-errors'
import { type FormOptions, useForm } from './use-form'

export interface LogInFormProps extends FormOptions {
  className: string
  action: string
  /** The previously entered address. */
  email?: string
  /** The path to continue to. */
  returnTo: string
  /** The item to save directly afterwards, as `jobs-12`. */
  save?: string | null | undefined
  /** The form replaces one that had the focus. */
  takesFocus?: boolean
}

/** The one log-in form, sent as a call; without script, or if its code fails to load, the browser submits it. */
export function LogInForm({ className, action, email, returnTo, save, ...options }: LogInFormProps) {
  const idPrefix = `${useId()}-`
  const { busy, summary, form, errorOf } = useForm({ ...options, idPrefix })
  const field = (name: string) => ({ id: idPrefix + name, name, error: errorOf(name) })
  const { takesFocus } = options

  useEffect(() => {
    if (takesFocus) {
      form.ref.current?.querySelector<HTMLElement>('[type=email]')?.focus()
    }
  }, [takesFocus, form.ref])

  return (
    <form className={className} action={action} {...form}>
      <FormErrors focus={options.focus} summary={summary} />
      <input type="hidden" name="return" value={returnTo} />
      {save ? <input type="hidden" name="save" value={save} /> : null}
      <Field
        {...field('email')}
        label={t('Email address')}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <PasswordField {...field('password')} label={t('Password')} autoComplete="current-password" required />
      <Checkbox {...field('keep')} label={t('Keep me logged in')} />
      <Button type="submit" busy={busy} wide>
        {t(save ? 'Log in and save' : 'Log in')}
      </Button>
      <p>
        <a href="/forgot-password">{t('Forgot your password?')}</a>
      </p>
    </form>
  )
}
