import * as v from 'valibot'
import { SignedPasskey } from './passkeys'

const NO_PASSWORD = 'Enter your current password'
const NO_CODE = 'Enter the code as your app shows it'

/** A form sends a device's answer as the text of a field. */
const PasskeyText = v.pipe(
  v.string(),
  v.maxLength(40_000, 'The answer of the device is too long'),
  v.parseJson(undefined, 'The answer of the device is not complete'),
  SignedPasskey,
)

const proofs = {
  currentPassword: v.optional(
    v.pipe(v.string(NO_PASSWORD), v.maxLength(128, 'Password must be 128 characters or fewer')),
    '',
  ),
  code: v.optional(v.pipe(v.string(NO_CODE), v.trim(), v.maxLength(40, NO_CODE)), ''),
  passkey: v.optional(v.union([PasskeyText, SignedPasskey])),
}

/**
 * The fields of an action that requires proof of identity: the current password, a code of two-step log-in, or a
 * passkey's signature for `POST /ajax/user/identity/options`. Without any, the error is about the password.
 */
export function withIdentity<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.object({ ...entries, ...proofs }),
    v.rawCheck(({ dataset, addIssue }) => {
      const { value } = dataset
      if (typeof value !== 'object' || value === null) {
        return
      }
      const input = value as Readonly<Record<string, unknown>>
      if (!Object.keys(proofs).some(name => input[name])) {
        const path = { type: 'object', origin: 'value', input, key: 'currentPassword', value: undefined } as const
        addIssue({ message: NO_PASSWORD, path: [path] })
      }
    }),
  )
}

export const IdentityProof = withIdentity({})
