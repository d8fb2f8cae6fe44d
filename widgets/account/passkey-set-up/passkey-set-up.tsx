import { t } from '@firstrung/mount/strings'
import { Button, FormErrors, PasswordField, useForm } from '@firstrung/ui'
import { useId } from 'react'

export function PasskeySetUp() {
  const submit = async ({ currentPassword }: Record<string, unknown>) => {
    const { addPasskey } = await import('./passkey-set-up-calls')
    await addPasskey(String(currentPassword))
    location.reload()
  }
  const { busy, summary, form, errorOf } = useForm({ submit, focus: 'field' })

  return (
    <form className="w-passkey-set-up" {...form}>
      <FormErrors focus="field" summary={summary} />
      <PasswordField
        id={useId()}
        name="currentPassword"
        label={t('Current password')}
        autoComplete="current-password"
        error={errorOf('currentPassword')}
        required
      />
      <div>
        <Button type="submit" kind="secondary" busy={busy}>
          {t('Add a passkey')}
        </Button>
      </div>
    </form>
  )
}
