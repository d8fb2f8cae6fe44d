import { plural, t } from '@firstrung/mount/strings'
import { PasswordField } from '@firstrung/ui'
import { type ChangeEvent, useState } from 'react'

const MIN_LENGTH = 10
const GOOD_LENGTH = 16
const MIN_DISTINCT = 5
const OBVIOUS = /password|qwerty|letmein|12345|^(.+?)\1+$/i

/** The password field with its strength. The host estimates it better and refuses common passwords. */
export function RegistrationFormPassword({ id, error }: { id: string; error: string | undefined }) {
  const [password, setPassword] = useState('')
  const { rungs, text } = describeStrength(password)

  return (
    <div className="w-registration-form__password">
      <PasswordField
        id={id}
        name="password"
        label={t('Password')}
        hint={t('10 characters or more. Three words that do not belong together work well.')}
        autoComplete="new-password"
        error={error}
        required
        onChange={(event: ChangeEvent<HTMLInputElement>) => setPassword(event.target.value)}
      />
      <div className="w-registration-form__strength" data-rungs={rungs}>
        {password ? (
          <>
            <span className="w-registration-form__rungs" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span role="status">{text}</span>
          </>
        ) : null}
      </div>
    </div>
  )
}

function describeStrength(password: string): { rungs: number; text: string } {
  const missing = MIN_LENGTH - password.length
  if (missing > 0) {
    return {
      rungs: password ? 1 : 0,
      text: plural(missing, '1 more character', '{count} more characters'),
    }
  }
  if (OBVIOUS.test(password) || new Set(password.toLowerCase()).size < MIN_DISTINCT) {
    return { rungs: 1, text: t('Easy to guess. Choose another') }
  }
  return password.length < GOOD_LENGTH
    ? { rungs: 2, text: t('Long enough. Longer is stronger') }
    : { rungs: 3, text: t('A good length') }
}
