import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { Checked, checkedOr, loginIntentFields } from './fields'

const NO_EMAIL = 'Enter your email address'
const NO_PASSWORD = 'Enter your password'
const NO_NEW_PASSWORD = 'Enter a password'

const PresentEmail = v.pipe(
  v.string(NO_EMAIL),
  v.trim(),
  v.nonEmpty(NO_EMAIL),
  v.maxLength(254, 'Email address must be 254 characters or fewer'),
)

/** An email address, lower case and without spaces around it: the key of an account. */
export const EmailAddress = v.pipe(
  v.optional(PresentEmail, ''),
  v.regex(
    /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u,
    'Enter an email address in the right format, like name@example.ac.uk',
  ),
  v.toLowerCase(),
)

/** One line of text: line breaks and control characters become spaces. */
export const OneLine = v.pipe(
  v.string(),
  v.transform(text => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()),
)

/** Mails greet people by name, so a name must not carry a link to another site. */
function nameField(label: string) {
  return v.pipe(
    v.optional(v.string(`Enter your ${label}`), ''),
    v.trim(),
    v.nonEmpty(`Enter your ${label}`),
    v.maxLength(50, `${label[0]?.toUpperCase()}${label.slice(1)} must be 50 characters or fewer`),
    v.regex(/^(?!.*(:\/\/|www\.))/iu, `Enter your ${label}, without a web address`),
    OneLine,
  )
}

/** The first stage of registration, in the order of the form. The host adds the check for common passwords. */
export const registrationFields = {
  firstName: nameField('first name'),
  lastName: nameField('last name'),
  email: EmailAddress,
  password: v.pipe(
    v.optional(v.string(NO_NEW_PASSWORD), ''),
    v.nonEmpty(NO_NEW_PASSWORD),
    v.minLength(10, 'Password must be 10 characters or more'),
    v.maxLength(128, 'Password must be 128 characters or fewer'),
  ),
  over13: checkedOr('Confirm you are 13 or over'),
  terms: checkedOr('Accept the terms to continue'),
  marketing: Checked,
  ...loginIntentFields,
}

/** Log-in checks only that something was entered: a stricter rule would tell which addresses have an account. */
export const LoginFields = v.object({
  email: v.pipe(v.optional(PresentEmail, ''), v.toLowerCase()),
  password: v.pipe(
    v.optional(v.string(NO_PASSWORD), ''),
    v.nonEmpty(NO_PASSWORD),
    v.maxLength(128, 'Password must be 128 characters or fewer'),
  ),
  keep: Checked,
  ...loginIntentFields,
})

export const SignedInUser = v.object({
  loggedIn: v.literal(true),
  id: v.number(),
  firstname: v.string(),
  email: v.string(),
})

/** What became of the item that `save` names: a message for the page. */
const Saved = v.optional(v.object({ kind: v.picklist(['success', 'error']), text: v.string() }))

/** Auth and user (spec section 7). */
export const accountCalls = {
  'POST /login': { body: LoginFields, answer: v.object({ data: v.object({ user: SignedInUser }), saved: Saved }) },
  'POST /register': {
    body: v.object({ payload: v.object(registrationFields) }),
    answer: v.object({ user: SignedInUser, saved: Saved }),
  },
  'POST /logout': {},
  /** Sets the cookie that holds a fresh CSRF token. */
  'GET /ajax/csrf-token': {},
  /** Checks format and spelling only: it never tells whether there is an account. */
  'POST /ajax/user/email': {
    body: v.object({ email: v.fallback(v.pipe(v.string(), v.maxLength(254)), '') }),
    answer: v.object({ valid: v.boolean(), suggestion: v.nullable(v.string()) }),
  },
  'POST /dismiss-transition-message': {},
} satisfies CallContracts
