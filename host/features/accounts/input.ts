import * as v from 'valibot'

const EmailAddress = v.pipe(
  v.string('Enter your email address'),
  v.trim(),
  v.nonEmpty('Enter your email address'),
  v.maxLength(254, 'Email address must be 254 characters or fewer'),
  v.toLowerCase(),
)

export const LoginForm = v.object({
  email: v.optional(EmailAddress, ''),
  password: v.pipe(
    v.optional(v.string('Enter your password'), ''),
    v.nonEmpty('Enter your password'),
    v.maxLength(128, 'Password must be 128 characters or fewer'),
  ),
  keep: v.optional(
    v.pipe(
      v.union([v.string(), v.boolean()]),
      v.transform(value => value === true || value === 'on'),
    ),
    false,
  ),
  return: v.optional(v.string()),
})

export const LoginQuery = v.object({ return: v.optional(v.string()) })

/** What the spec calls `data.user`. */
export const LoginAnswer = v.object({
  data: v.object({ user: v.object({ loggedIn: v.literal(true), firstname: v.string(), email: v.string() }) }),
})
