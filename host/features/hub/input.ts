import * as v from 'valibot'

/** `later` is how many next steps the user has postponed; invalid values mean none. */
export const HubQuery = v.object({
  later: v.fallback(v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,2}$/), v.transform(Number)), 0),
})
