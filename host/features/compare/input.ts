import * as v from 'valibot'

/** Employers side by side (product data, visitor routes). */
export const MOST = 3
const LONGEST_NAME = 100

/** The slugs of the employers, in their order, each once; other text is left out. */
export const Wanted = v.object({
  employers: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(400),
      v.transform(text => [...new Set(text.split(','))].filter(slug => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))),
    ),
    '',
  ),
  /** The name of one more employer, or part of it. */
  add: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.trim().slice(0, LONGEST_NAME)),
    ),
    '',
  ),
})
