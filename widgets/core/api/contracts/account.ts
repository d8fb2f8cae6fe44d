import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { canonicalEmail } from './canonical-email'
import { Checked, checkedOr, itemId, loginIntentFields, returnField } from './fields'
import { withIdentity } from './identity'
import { AddedPasskey, CreationOptions, RequestOptions, SignedPasskey } from './passkeys'

const NO_EMAIL = 'Enter your email address'
const NO_PASSWORD = 'Enter your password'
const NO_REVIEWS = 'Choose what happens to your reviews'
const NO_NEW_PASSWORD = 'Enter a password'

const PresentEmail = v.pipe(
  v.string(NO_EMAIL),
  v.trim(),
  v.nonEmpty(NO_EMAIL),
  v.maxLength(254, 'Email address must be 254 characters or fewer'),
  v.transform(canonicalEmail),
)

/** An email address in its canonical form: the key of an account. */
export const EmailAddress = v.pipe(
  v.optional(PresentEmail, ''),
  v.regex(
    /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u,
    'Enter an email address in the right format, like name@example.ac.uk',
  ),
)

export const OneLine = v.pipe(
  v.string(),
  v.transform(text => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()),
)

/** Mail programs turn any dot character between letters into a link. */
const DOT_BETWEEN_LETTERS = /[\p{L}\p{N}][.\u3002][\p{L}\p{N}]/u
const hasDotBetweenLetters = (text: string) => DOT_BETWEEN_LETTERS.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))

/** Mails greet people by name, so a name must not carry a link to another site. */
function nameField(label: string, { optional = false } = {}) {
  const missing = `Enter your ${label}`
  const title = `${label[0]?.toUpperCase()}${label.slice(1)}`
  return v.pipe(
    v.optional(v.string(missing), ''),
    v.trim(),
    v.check(name => optional || name !== '', missing),
    v.maxLength(50, `${title} must be 50 characters or fewer`),
    v.regex(/^(?!.*(:\/\/|www\.))/iu, `${missing}, without a web address`),
    v.check(
      text => !hasDotBetweenLetters(text),
      `${title} can’t have a dot between letters. Put a space after the dot, like J. R.`,
    ),
    OneLine,
  )
}

/** The first stage of registration, in form order. The host adds the check for common passwords. */
export const registrationFields = {
  firstName: nameField('first name'),
  /** Many people have a single name. */
  lastName: nameField('last name', { optional: true }),
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

/** Log-in only requires some input: a stricter rule would reveal which addresses have an account. */
export const LoginFields = v.object({
  email: v.optional(PresentEmail, ''),
  password: v.pipe(
    v.optional(v.string(NO_PASSWORD), ''),
    v.nonEmpty(NO_PASSWORD),
    v.maxLength(128, 'Password must be 128 characters or fewer'),
  ),
  keep: Checked,
  ...loginIntentFields,
})

export const CurrentPassword = v.pipe(
  v.optional(v.string('Enter your current password'), ''),
  v.nonEmpty('Enter your current password'),
  v.maxLength(128, 'Password must be 128 characters or fewer'),
)

export const TwoStepCode = v.pipe(
  v.optional(v.string('Enter the code'), ''),
  v.trim(),
  v.nonEmpty('Enter the code'),
  v.maxLength(40, 'Enter the code as your app shows it'),
)

export const TwoStepLoginFields = v.object({ code: TwoStepCode, ...loginIntentFields })

const SessionParams = v.object({ id: itemId('Give the id of the session') })
const PasskeyParams = v.object({ id: itemId('Give the id of the passkey') })
const ReturnBody = v.object({ return: returnField })

export const SignedInUser = v.object({
  loggedIn: v.literal(true),
  id: v.number(),
  firstname: v.string(),
  email: v.string(),
})

const Saved = v.optional(v.object({ kind: v.picklist(['success', 'error']), text: v.string() }))
const LoggedIn = v.object({ data: v.object({ user: SignedInUser }), saved: Saved })

/** The data for an authenticator app; `path` draws the QR code on a square of `size` units. */
const TwoStepSetUp = v.object({
  secret: v.string(),
  uri: v.string(),
  qr: v.object({ size: v.number(), path: v.string() }),
})

export const accountCalls = {
  /** With two-step log-in the user is not logged in yet: the code follows. */
  'POST /login': { body: LoginFields, answer: v.union([LoggedIn, v.object({ twoStep: v.literal(true) })]) },
  'POST /login/two-step': { body: TwoStepLoginFields, answer: LoggedIn },
  /** The options for logging in with a passkey. They work once, for five minutes. */
  'POST /login/passkey/options': { answer: RequestOptions },
  'POST /login/passkey': { body: v.object({ passkey: SignedPasskey, ...loginIntentFields }), answer: LoggedIn },
  'POST /register': {
    body: v.object({ payload: v.object(registrationFields) }),
    answer: v.object({ user: SignedInUser, saved: Saved }),
  },
  'POST /logout': {},
  /** The options for confirming one's identity with a passkey. They work once, for five minutes. */
  'POST /ajax/user/identity/options': { answer: RequestOptions },
  /** Requests a copy of all of the user's data. The link is mailed. */
  'POST /ajax/user/data-export': { body: withIdentity({}), answer: v.object({ state: v.literal('waiting') }) },
  /**
   * Logs out everywhere, and deletes the account after seven days unless its owner opens the link in the mail. `email`
   * confirms the account's address; published reviews can stay online anonymously. An account with an unconfirmed
   * address is deleted at once.
   */
  'DELETE /ajax/user': {
    body: withIdentity({
      email: v.optional(PresentEmail, ''),
      reviews: v.pipe(v.optional(v.string(NO_REVIEWS), ''), v.picklist(['keep', 'delete'], NO_REVIEWS)),
    }),
  },
  /** Sets the cookie that holds a fresh CSRF token. */
  'GET /ajax/csrf-token': {},
  /** Checks format and spelling only, without revealing whether there is an account. */
  'POST /ajax/user/email': {
    body: v.object({ email: v.fallback(v.pipe(v.string(), v.maxLength(254)), '') }),
    answer: v.object({ valid: v.boolean(), suggestion: v.nullable(v.string()) }),
  },
  'PUT /user/password': {
    body: v.object({
      currentPassword: CurrentPassword,
      password: registrationFields.password,
      logoutOthers: v.optional(v.boolean('logoutOthers must be true or false'), true),
    }),
  },
  'GET /ajax/user/sessions': {
    answer: v.object({
      sessions: v.array(
        v.object({
          id: v.number(),
          device: v.string(),
          createdAt: v.string(),
          lastSeenAt: v.string(),
          current: v.boolean(),
        }),
      ),
    }),
  },
  /** Ends all sessions but the one of this request. */
  'DELETE /ajax/user/sessions': {},
  'DELETE /ajax/user/sessions/:id': { params: SessionParams },
  'POST /ajax/user/sessions/removal': { body: ReturnBody },
  'POST /ajax/user/sessions/:id/removal': { params: SessionParams, body: ReturnBody },
  'GET /ajax/user/two-step': { answer: v.object({ on: v.boolean(), recoveryCodesLeft: v.number() }) },
  /**
   * Starts the set-up with `currentPassword`; turns it on with the first `code`, and answers the recovery codes once.
   */
  'POST /ajax/user/two-step': {
    body: v.pipe(
      v.object({
        code: v.optional(
          v.pipe(v.string('Enter the code'), v.trim(), v.maxLength(40, 'Enter the code as your app shows it')),
        ),
        currentPassword: v.optional(v.pipe(v.string('Enter your current password'), v.maxLength(128))),
      }),
      v.forward(
        v.check(({ code, currentPassword }) => Boolean(code ?? currentPassword), 'Enter your current password'),
        ['currentPassword'],
      ),
    ),
    answer: v.union([v.object({ recoveryCodes: v.array(v.string()) }), TwoStepSetUp]),
  },
  'DELETE /ajax/user/two-step': { body: withIdentity({}) },
  /** The options for adding a passkey. They work once, for five minutes. */
  'POST /ajax/user/passkeys/options': {
    body: withIdentity({}),
    answer: CreationOptions,
  },
  'POST /ajax/user/passkeys': { body: v.object({ passkey: AddedPasskey }) },
  'DELETE /ajax/user/passkeys/:id': { params: PasskeyParams, body: withIdentity({}) },
  'POST /dismiss-transition-message': {},
} satisfies CallContracts
