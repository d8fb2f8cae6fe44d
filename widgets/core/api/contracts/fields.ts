import * as v from 'valibot'

/** A path of this site or a savable item to act on after log-in. Invalid values are ignored. */
export const loginIntentFields = {
  return: v.fallback(v.optional(v.string()), undefined),
  /** The item to save directly after log-in, as `jobs-12`. */
  save: v.fallback(v.optional(v.string()), undefined),
}

/** A checkbox: `on` from a form, a boolean from a call. */
export const Checked = v.optional(
  v.pipe(
    v.union([v.string(), v.boolean()]),
    v.transform(value => value === true || value === 'on'),
  ),
  false,
)

export const checkedOr = (message: string) =>
  v.pipe(
    Checked,
    v.check(checked => checked, message),
  )

/** A database id: a number in JSON, digits in a path or a form. */
export const itemId = (message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number))], message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(2147483647, message),
  )

/** The page that a form returns to; defaults to the one it came from. */
export const returnField = v.optional(v.string('Give the path to return to'))
