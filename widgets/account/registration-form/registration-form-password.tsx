import { PasswordField } from '@firstrung/ui'
import { type ChangeEvent, useState } from 'react'

const MIN_LENGTH = 10
const STRONG = 16

/** The password field with its strength. The host refuses common passwords. */
export function RegistrationFormPassword({ id, error }: { id: string; error: string | undefined }) {
  const [length, setLength] = useState(0)
  const rungs = length === 0 ? 0 : length < MIN_LENGTH ? 1 : length < STRONG ? 2 : 3

  return (
    <div className="w-registration-form__password">
      <PasswordField
        id={id}
        name="password"
        label="Password"
        hint="10 characters or more. Three words that do not belong together work well."
        autoComplete="new-password"
        error={error}
        required
        onChange={(event: ChangeEvent<HTMLInputElement>) => setLength(event.target.value.length)}
      />
      <div className="w-registration-form__strength" data-rungs={rungs}>
        {length > 0 ? (
          <>
            <span className="w-registration-form__rungs" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span role="status">{describeStrength(length)}</span>
          </>
        ) : null}
      </div>
    </div>
  )
}

function describeStrength(length: number): string {
  const missing = MIN_LENGTH - length
  if (missing > 0) {
    return missing === 1 ? '1 more character' : `${missing} more characters`
  }
  return length < STRONG ? 'Long enough. Longer is stronger' : 'Strong'
}
