import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, FormErrors, useForm } from '@firstrung/ui'
import type { contract } from './contract'

type PasskeyLoginProps = WidgetProps<typeof contract>

export function PasskeyLogin({ returnTo, save, confirms }: PasskeyLoginProps) {
  const submit = async () => {
    const { confirmWithPasskey, logInWithPasskey } = await import('./passkey-login-call')
    if (confirms) {
      return confirmWithPasskey(confirms)
    }
    await logInWithPasskey({ return: returnTo, ...(save ? { save } : {}) })
    location.assign(returnTo)
  }
  const { busy, summary, form } = useForm({ submit, focus: 'field' })

  return (
    <form className="w-passkey-login" {...form}>
      <FormErrors focus="field" summary={summary} />
      <Button type="submit" kind="secondary" busy={busy} wide>
        {confirms ? t('Use a passkey instead') : t('Log in with a passkey')}
      </Button>
    </form>
  )
}
