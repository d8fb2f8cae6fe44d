import * as v from 'valibot'

/** Number of next steps that the user has postponed. */
export const HubQuery = v.object({
  later: v.fallback(v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,2}$/), v.transform(Number)), 0),
})
