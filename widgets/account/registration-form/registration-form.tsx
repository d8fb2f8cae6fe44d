import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, Checkbox, ErrorSummary, Field } from '@firstrung/ui'
import type { contract } from './contract'
import { RegistrationFormEmail } from './registration-form-email'
import { RegistrationFormPassword } from './registration-form-password'
import { useRegistration } from './use-registration'

type RegistrationFormProps = WidgetProps<typeof contract>

export function RegistrationForm({ host, ...props }: RegistrationFormProps) {
  const { action, values, returnTo, save, termsUrl, privacyUrl } = props
  const { busy, errors, summary, handleSubmit, handleBlur } = useRegistration(props, host)
  const errorOf = (field: string) => errors[field]?.[0]
  const requiredField = (name: string) => ({ name, error: errorOf(name), required: true })

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Leaving a field is heard here for all of them.
    <form
      className="w-registration-form"
      action={action}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onBlur={handleBlur}
    >
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
              I accept the <a href={termsUrl}>terms</a> and have seen the <a href={privacyUrl}>privacy notice</a>
            </>
          }
          defaultChecked={values.terms}
        />
        <Checkbox
          name="marketing"
          label="Send me news about jobs and events"
          hint="Now and then. You can stop it with one click."
          defaultChecked={values.marketing}
        />
      </div>
      <Button type="submit" busy={busy} wide>
        Create account
      </Button>
    </form>
  )
}
