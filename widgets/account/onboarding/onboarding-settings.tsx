import { t } from '@firstrung/mount/strings'
import { CsrfField, Button, ErrorSummary } from '@firstrung/ui'
import { useId } from 'react'
import type { Form } from './contract'
import { OnboardingFields } from './onboarding-fields'

interface OnboardingSettingsProps {
  form: Form
  action: string
  errors?: Record<string, string[]> | null | undefined
  csrf?: string | null | undefined
}

/** Questions as a form of the account settings, which the browser posts. */
export function OnboardingSettings({ form, action, errors, csrf }: OnboardingSettingsProps) {
  const { title, lead, fields } = form
  const heading = useId()
  const faults = Object.entries(errors ?? {}).map(([field, [text = '']]) => ({
    ...(field === 'form' ? {} : { field }),
    text,
  }))

  return (
    <section className="w-onboarding w-onboarding--settings" aria-labelledby={heading}>
      <h2 className="w-onboarding__settings-title" id={heading}>
        {title}
      </h2>
      <p className="w-onboarding__lead">{lead}</p>
      <form className="w-onboarding__form" action={action} method="post" noValidate>
        <ErrorSummary errors={faults} />
        <CsrfField token={csrf} />
        <OnboardingFields fields={fields} errorOf={name => errors?.[name]?.[0]} />
        <div className="w-onboarding__buttons">
          <Button type="submit">{t('Save')}</Button>
        </div>
      </form>
    </section>
  )
}
