import {
  Checked,
  CurrentPassword,
  EmailAddress,
  loginIntentFields,
  registrationFields,
  TwoStepCode,
} from '@firstrung/api/contracts'
import * as v from 'valibot'
import { checkFieldBeside } from '../../../http/field-checks'
import { Id } from '../../../http/inputs'
import { isOwnEmail, isTooCommon, TOO_COMMON, wordsOf } from './password-strength'

const Notice = v.picklist(['password-changed', 'email-confirmed', 'email-changed', 'account-kept'])

export const LoginQuery = v.object({
  ...loginIntentFields,
  notice: v.fallback(v.optional(Notice), undefined),
})

/** The footer's sign-up form passes the address. */
export const RegisterQuery = v.object({
  ...loginIntentFields,
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(254)), ''), ''),
})

const Fields = v.object(registrationFields)
type Fields = v.InferOutput<typeof Fields>

export const RegisterForm = v.pipeAsync(
  Fields,
  v.forward(
    v.partialCheck(
      [['email'], ['password']],
      ({ email, password }) => !isOwnEmail(password, email),
      'Choose a password that is not your email address',
    ),
    ['password'],
  ),
  checkFieldBeside<Fields>({
    field: 'password',
    beside: ['firstName', 'lastName', 'email'],
    isRight: isUncommon,
    message: TOO_COMMON,
  }),
)

export type Registration = v.InferOutput<typeof RegisterForm>

/** Also runs if another field is invalid, on the valid fields. */
async function isUncommon({ password = '', firstName = '', lastName = '', email = '' }: Partial<Fields>) {
  return isOwnEmail(password, email) || !(await isTooCommon(password, wordsOf({ firstName, lastName, email })))
}

export const ForgotFields = v.object({ email: EmailAddress })

/** The strength check includes the user's names. */
export const ResetFields = v.object({ password: registrationFields.password })

export const PasswordFields = v.object({
  currentPassword: CurrentPassword,
  password: registrationFields.password,
  logoutOthers: Checked,
})

export const CodeFields = v.object({ code: TwoStepCode })

/** The form of a link that confirms an address. Its signed-in owner enters no password. */
export const ConfirmFields = v.object({
  password: v.optional(v.pipe(v.string('Enter your password'), v.maxLength(128, 'Enter your password')), ''),
})

/** The token of a mailed link: 32 bytes as base64url. */
export const ByToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })

export const PasskeyActParams = v.object({ id: Id, act: v.picklist(['removal', 'restoration']) })
