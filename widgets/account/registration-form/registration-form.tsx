import { emit, register, type SignedIn } from '@firstrung/api'
import { registrationFields } from '@firstrung/api/contracts'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t, withNodes } from '@firstrung/mount/strings'
import { Button, Checkbox, Field, FormErrors, useForm } from '@firstrung/ui'
import { useId } from 'react'
import * as v from 'valibot'
import type { contract } from './contract'
import { RegistrationFormEmail } from './registration-form-email'
import { RegistrationFormPassword } from './registration-form-password'

type RegistrationFormProps = WidgetProps<typeof contract>

const schema = v.object(registrationFields)

export function RegistrationForm({ host, ...props }: RegistrationFormProps) {
  const { action, values, errors, returnTo, save, termsUrl, privacyUrl, stay } = props
  const idPrefix = `${useId()}-`
  // A dialog has no room for a summary.
  const focus = stay ? 'field' : 'summary'
  const submit = async ({ return: path, ...entered }: Record<string, unknown>) => {
    // Without `return` the host stores no message for the next page: this page stays.
    const { saved } = await register(stay ? entered : { ...entered, return: path })
    emit(host, 'registration-form:registered', describeSaved(saved))
    if (!stay) {
      location.assign(returnTo)
    }
  }
  const { busy, summary, form, errorOf } = useForm({ errors, schema, submit, idPrefix, focus })
  const requiredField = (name: string) => ({ id: idPrefix + name, name, error: errorOf(name), required: true })

  return (
    <form className="w-registration-form" action={action} {...form}>
      <FormErrors focus={focus} summary={summary} />
      <input type="hidden" name="return" value={returnTo} />
      {save ? <input type="hidden" name="save" value={save} /> : null}
      <div className="w-registration-form__names">
        <Field
          {...requiredField('firstName')}
          label={t('First name')}
          autoComplete="given-name"
          defaultValue={values.firstName}
        />
        <Field
          {...requiredField('lastName')}
          required={false}
          optional
          label={t('Last name')}
          autoComplete="family-name"
          defaultValue={values.lastName}
        />
      </div>
      <RegistrationFormEmail {...requiredField('email')} value={values.email} />
      <RegistrationFormPassword {...requiredField('password')} />
      <div className="w-registration-form__ticks">
        <Checkbox {...requiredField('over13')} label={t('I am 13 or over')} defaultChecked={values.over13} />
        <Checkbox
          {...requiredField('terms')}
          label={<Terms {...{ termsUrl, privacyUrl }} />}
          defaultChecked={values.terms}
        />
        <Checkbox
          id={`${idPrefix}marketing`}
          name="marketing"
          label={t('Send me news about jobs and events')}
          hint={t('Now and then. You can unsubscribe with one click.')}
          defaultChecked={values.marketing}
        />
      </div>
      <Button type="submit" busy={busy} wide>
        {t('Create account')}
      </Button>
    </form>
  )
}

function Terms({ termsUrl, privacyUrl }: Pick<RegistrationFormProps, 'termsUrl' | 'privacyUrl'>) {
  return withNodes('I accept the {terms} and have read the {notice}', {
    terms: <a href={termsUrl}>{t('terms')}</a>,
    notice: <a href={privacyUrl}>{t('privacy notice')}</a>,
  })
}

function describeSaved(saved: SignedIn['saved']) {
  return { saved: saved?.kind === 'success', ...(saved?.kind === 'error' ? { error: saved.text } : {}) }
}
