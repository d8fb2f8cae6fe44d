import { registrationFields } from '@firstrung/registration-form/contract'
import * as v from 'valibot'
import { isCommonPassword } from './common-passwords'

const MissingEmail = v.pipe(
  v.string('Enter your email address'),
  v.trim(),
  v.nonEmpty('Enter your email address'),
  v.maxLength(254, 'Email address must be 254 characters or fewer'),
)

/** An address as people log in with it: lower case, without spaces around it. */
export const EmailAddress = v.pipe(v.optional(registrationFields.email, ''), v.toLowerCase())

/** Words of one line; whatever breaks a line becomes a space. */
export const OneLine = v.pipe(
  v.string(),
  v.transform(text => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()),
)

/** A box of a form, or a value of a call. */
const Ticked = v.optional(
  v.pipe(
    v.union([v.string(), v.boolean()]),
    v.transform(value => value === true || value === 'on'),
  ),
  false,
)

/** Where to go on, and what to save there. A value that makes no sense is as good as none. */
const intentFields = {
  return: v.fallback(v.optional(v.string()), undefined),
  save: v.fallback(v.optional(v.string()), undefined),
}

export const LoginForm = v.object({
  email: v.pipe(v.optional(MissingEmail, ''), v.toLowerCase()),
  password: v.pipe(
    v.optional(v.string('Enter your password'), ''),
    v.nonEmpty('Enter your password'),
    v.maxLength(128, 'Password must be 128 characters or fewer'),
  ),
  keep: Ticked,
  ...intentFields,
})

export const LoginQuery = v.object(intentFields)

/** An address that was typed elsewhere comes along. */
export const RegisterQuery = v.object({
  ...intentFields,
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(254)), ''), ''),
})

/** A form sends the fields, a call sends them as `payload` (spec section 7). */
export const RegisterForm = v.pipe(
  v.unknown(),
  v.transform(body => (body as { payload?: unknown } | null)?.payload ?? body),
  v.object({
    firstName: v.pipe(v.optional(registrationFields.firstName, ''), OneLine),
    lastName: v.pipe(v.optional(registrationFields.lastName, ''), OneLine),
    email: EmailAddress,
    password: v.pipe(
      v.optional(registrationFields.password, ''),
      v.check(password => !isCommonPassword(password), 'This password is too common. Choose another'),
    ),
    over13: v.pipe(
      Ticked,
      v.check(ticked => ticked, 'Confirm you are 13 or over'),
    ),
    terms: v.pipe(
      Ticked,
      v.check(ticked => ticked, 'Accept the terms to continue'),
    ),
    marketing: Ticked,
    ...intentFields,
  }),
)

export type Registration = v.InferOutput<typeof RegisterForm>

export const EmailCheck = v.object({ email: v.fallback(v.pipe(v.string(), v.maxLength(254)), '') })
export const EmailCheckAnswer = v.object({ valid: v.boolean(), suggestion: v.nullable(v.string()) })

/** The secret of a link: 32 random bytes as base64url. */
export const ByToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })

const User = v.object({ loggedIn: v.literal(true), id: v.number(), firstname: v.string(), email: v.string() })

/** What the spec calls `data.user`. */
export const LoginAnswer = v.object({ data: v.object({ user: User }) })
export const RegisterAnswer = v.object({ user: User })
