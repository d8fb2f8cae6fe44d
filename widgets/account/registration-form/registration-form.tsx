import { emit, register } from '@firstrung/api'
import { registrationFields } from '@firstrung/api/contracts'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, Checkbox, ErrorSummary, Field, useForm } from '@firstrung/ui'
import * as v from 'valibot'
import type { contract } from './contract'
import { RegistrationFormEmail } from './registration-form-email'
import { RegistrationFormPassword } from './registration-form-password'

type RegistrationFormProps = WidgetProps<typeof contract>

const schema = v.object(registrationFields)

export function RegistrationForm({ host, ...props }: RegistrationFormProps) {
  const { action, values, errors, returnTo, save, termsUrl, privacyUrl } = props
  const submit = async (entered: Record<string, unknown>) => {
    await register(entered)
    emit(host, 'registration-form:registered', { saved: Boolean(save) })
    location.assign(returnTo)
  }
  const { busy, summary, form, errorOf } = useForm({ errors, schema, submit })
  const requiredField = (name: string) => ({ name, error: errorOf(name), required: true })

  return (
    <form className="w-registration-form" action={action} {...form}>
      <ErrorSummary errors={summary} />
      <input type="hidden" name="return" value={returnTo} />
      {save ? <input type="hidden" name="save" value={save} /> : null}
      <div className="w-registration-form__names">
        <Field
          {...requiredField('firstName')}
          label="First name"
          autoComplete="given-name"
          defaultValue={values.firstName}
        />
        <Field
          {...requiredField('lastName')}
          label="Last name"
          autoComplete="family-name"
          defaultValue={values.lastName}
        />
      </div>
      <RegistrationFormEmail value={values.email} error={errorOf('email')} />
      <RegistrationFormPassword error={errorOf('password')} />
      <div className="w-registration-form__ticks">
        <Checkbox {...requiredField('over13')} label="I am 13 or over" defaultChecked={values.over13} />
        <Checkbox
          {...requiredField('terms')}
          label={
            <>
              I accept the <a href={termsUrl}>terms</a> and have read the <a href={privacyUrl}>privacy notice</a>
            </>
          }
          defaultChecked={values.terms}
        />
        <Checkbox
          name="marketing"
          label="Send me news about jobs and events"
          hint="Now and then. You can unsubscribe with one click."
          defaultChecked={values.marketing}
        />
      </div>
      <Button type="submit" busy={busy} wide>
        Create account
      </Button>
    </form>
  )
}
