import { checkEmail } from '@firstrung/api'
import { t, withNodes } from '@firstrung/mount/strings'
import { Button, Field } from '@firstrung/ui'
import { type FocusEvent, useRef, useState } from 'react'

interface RegistrationFormEmailProps {
  id: string
  value: string
  error: string | undefined
}

export function RegistrationFormEmail({ id, value, error }: RegistrationFormEmailProps) {
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const input = useRef<HTMLInputElement | null>(null)
  const checked = useRef('')

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    input.current = event.target
    const address = event.target.value.trim()
    if (address.includes('@') && address !== checked.current) {
      checked.current = address
      checkEmail(address).then(
        answer => checked.current === address && setSuggestion(answer.suggestion),
        () => undefined,
      )
    }
  }
  const handleUse = () => {
    if (input.current && suggestion) {
      checked.current = suggestion
      input.current.value = suggestion
      input.current.focus()
    }
    setSuggestion(null)
  }
  const handleKeep = () => {
    setSuggestion(null)
    input.current?.focus()
  }

  return (
    <div className="w-registration-form__email">
      <Field
        {...{ id, error }}
        name="email"
        type="email"
        label={t('Email address')}
        hint={t('University or personal. We send you a link to confirm it.')}
        autoComplete="email"
        defaultValue={value}
        required
        onBlur={handleBlur}
      />
      <div role="status">
        {suggestion ? (
          <div className="w-registration-form__suggestion">
            <p>{withNodes('Did you mean {email}?', { email: <strong>{suggestion}</strong> })}</p>
            <Button kind="secondary" size="sm" onClick={handleUse}>
              {t('Use it')}
            </Button>
            <Button kind="tertiary" size="sm" onClick={handleKeep}>
              {t('Keep mine')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  )
}
