import { loginIntentFields, registrationFields } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { isCommonPassword, isOwnEmail } from './common-passwords'

export const LoginQuery = v.object(loginIntentFields)

/** The footer's sign-up form sends the address along. */
export const RegisterQuery = v.object({
  ...loginIntentFields,
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(254)), ''), ''),
})

export const RegisterForm = v.pipe(
  v.object({
    ...registrationFields,
    password: v.pipe(
      registrationFields.password,
      v.check(password => !isCommonPassword(password), 'This password is too common. Choose another'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['password']],
      ({ email, password }) => !isOwnEmail(password, email),
      'Choose a password that is not your email address',
    ),
    ['password'],
  ),
)

export type Registration = v.InferOutput<typeof RegisterForm>

/** The token of a confirmation link: 32 random bytes as base64url. */
export const ByToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })
