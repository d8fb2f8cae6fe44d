import {
  Checked,
  CurrentPassword,
  EmailAddress,
  loginIntentFields,
  registrationFields,
  TwoStepCode,
} from '@firstrung/api/contracts'
import * as v from 'valibot'
import { isOwnEmail, isTooCommon, TOO_COMMON, wordsOf } from './password-strength'

/** What happened before someone was sent to log in. */
const Notice = v.picklist(['password-changed', 'email-confirmed', 'email-changed'])

export const LoginQuery = v.object({
  ...loginIntentFields,
  notice: v.fallback(v.optional(Notice), undefined),
})

/** The footer's sign-up form sends the address along. */
export const RegisterQuery = v.object({
  ...loginIntentFields,
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(254)), ''), ''),
})

export const RegisterForm = v.pipeAsync(
  v.object(registrationFields),
  v.forward(
    v.partialCheck(
      [['email'], ['password']],
      ({ email, password }) => !isOwnEmail(password, email),
      'Choose a password that is not your email address',
    ),
    ['password'],
  ),
  v.forwardAsync(v.partialCheckAsync([['password']], isUncommon, TOO_COMMON), ['password']),
)

export type Registration = v.InferOutput<typeof RegisterForm>

/** Also checks the password when another field is wrong, against what is there. */
async function isUncommon(fields: { password: string; firstName?: string; lastName?: string; email?: string }) {
  const { password, firstName = '', lastName = '', email = '' } = fields
  const hasOtherFault = !v.is(registrationFields.password, password) || isOwnEmail(password, email)
  return hasOtherFault || !(await isTooCommon(password, wordsOf({ firstName, lastName, email })))
}

export const ForgotFields = v.object({ email: EmailAddress })

/** A new password; its strength is checked with the names of its user. */
export const ResetFields = v.object({ password: registrationFields.password })

export const PasswordFields = v.object({
  currentPassword: CurrentPassword,
  password: registrationFields.password,
  logoutOthers: Checked,
})

export const CurrentPasswordFields = v.object({ currentPassword: CurrentPassword })
export const CodeFields = v.object({ code: TwoStepCode })

/** The form of a link that confirms an address. People who are signed in as its owner enter no password. */
export const ConfirmFields = v.object({
  password: v.optional(v.pipe(v.string('Enter your password'), v.maxLength(128, 'Enter your password')), ''),
})

/** The token of a mailed link: 32 bytes as base64url. */
export const ByToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })
