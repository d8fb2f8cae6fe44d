import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/** What the fields of the form take, and what they say to anything else; the host checks with the very same. */
export const registrationFields = {
  firstName: nameOf('first name'),
  lastName: nameOf('last name'),
  email: v.pipe(
    v.string('Enter your email address'),
    v.trim(),
    v.nonEmpty('Enter your email address'),
    v.maxLength(254, 'Email address must be 254 characters or fewer'),
    v.regex(
      /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u,
      'Enter an email address in the right format, like name@example.ac.uk',
    ),
  ),
  password: v.pipe(
    v.string('Enter a password'),
    v.nonEmpty('Enter a password'),
    v.minLength(10, 'Password must be 10 characters or more'),
    v.maxLength(128, 'Password must be 128 characters or fewer'),
  ),
}

/** A name is greeted in mails, so it must not carry a link to somebody else's site. */
function nameOf(what: string) {
  return v.pipe(
    v.string(`Enter your ${what}`),
    v.trim(),
    v.nonEmpty(`Enter your ${what}`),
    v.maxLength(50, `${what[0]?.toUpperCase()}${what.slice(1)} must be 50 characters or fewer`),
    v.regex(/^(?!.*(:\/\/|www\.))/iu, `Enter your ${what}, without a web address`),
  )
}

/**
 * The first stage of signing up: name, e-mail address, password, the ticks for age and terms, and one for news that is
 * never ticked beforehand.
 *
 * Without script it is a form: the host answers 422 with the same page, what is wrong in a summary at the top and beside
 * each field, and what was typed. Script adds a look at the spelling of the address ("Did you mean ...?", which never
 * stops anybody), a button that shows the password, a line that says how strong it is, the same messages without a round
 * trip, and after the first try a check of each field when it is left. Then the page goes on to `returnTo`.
 *
 * @example { "returnTo": "/jobs/12-signalling-placement", "save": "jobs-12" }
 * @example { "values": { "email": "maya@example.ac.uk" }, "errors": { "firstName": ["Enter your first name"] } }
 */
export const contract = defineContract({
  name: 'registration-form',
  mount: 'load',
  props: v.object({
    action: v.optional(v.string(), '/register'),
    /** What was typed before. */
    values: v.optional(
      v.object({
        firstName: v.optional(v.string(), ''),
        lastName: v.optional(v.string(), ''),
        email: v.optional(v.string(), ''),
        over13: v.optional(v.boolean(), false),
        terms: v.optional(v.boolean(), false),
        marketing: v.optional(v.boolean(), false),
      }),
      {},
    ),
    /** Field -> what is wrong with it; `form` concerns the whole. */
    errors: v.nullish(v.record(v.string(), v.array(v.string()))),
    /** Where to go on. */
    returnTo: v.optional(v.string(), '/'),
    /** What is saved straight after, as `jobs-12`. */
    save: v.nullish(v.string()),
    termsUrl: v.optional(v.string(), '/terms'),
    privacyUrl: v.optional(v.string(), '/privacy'),
  }),
  events: {
    /** Somebody has an account now, and is signed in. */
    'registration-form:registered': v.object({ saved: v.boolean() }),
  },
})
