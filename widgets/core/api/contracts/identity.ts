import * as v from 'valibot'
import { SignedPasskey } from './passkeys'

const NO_PASSWORD = 'Enter your current password'
const NO_CODE = 'Enter the code as your app shows it'

/** A form sends the answer of a device as the text of a field. */
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
 * The fields of an act that asks a signed-in person again who they are: one of the current password, a code of two-step
 * log-in, or what a passkey has signed for `POST /ajax/user/identity/options`. Without any, the password is missed.
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
