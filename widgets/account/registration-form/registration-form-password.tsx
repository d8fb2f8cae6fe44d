import { PasswordField } from '@firstrung/ui'
import { type ChangeEvent, useState } from 'react'

const SHORTEST = 10
const STRONG = 16

/** The password, and a line that says how far it is. What is too common, the host knows. */
export function RegistrationFormPassword({ error }: { error: string | undefined }) {
  const [length, setLength] = useState(0)
  const rungs = length === 0 ? 0 : length < SHORTEST ? 1 : length < STRONG ? 2 : 3

  return (
    <div className="w-registration-form__password">
      <PasswordField
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
            <span role="status">{wordsFor(length)}</span>
          </>
        ) : null}
      </div>
    </div>
  )
}

function wordsFor(length: number): string {
  const missing = SHORTEST - length
  if (missing > 0) {
    return missing === 1 ? '1 more character' : `${missing} more characters`
  }
  return length < STRONG ? 'Long enough. Longer is stronger' : 'Strong'
}
