import * as v from 'valibot'
import type { CallContracts } from './call-contract'

/** A longer text finds nothing more. */
const MAX_LENGTH = 100

/** PostgreSQL refuses NUL. */
const Term = v.fallback(
  v.pipe(
    v.string(),
    v.transform(text => text.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_LENGTH)),
  ),
  '',
)

/** Search suggestions. Half-typed text is never an error: unusable values are left out. */
export const suggestionCalls = {
  'GET /suggestions.php': {
    query: v.object({
      term: Term,
      /** `what`: roles, titles and employers; `where`: places; without it, all of them. */
      type: v.fallback(v.optional(v.picklist(['what', 'where'])), undefined),
      /** The list that the links of roles and places lead to. */
      scope: v.fallback(v.optional(v.picklist(['jobs', 'reviews', 'companies']), 'jobs'), 'jobs'),
    }),
    answer: v.pipe(
      v.array(v.object({ type: v.picklist(['role', 'company', 'place']), label: v.string(), url: v.string() })),
      v.maxLength(8),
    ),
  },
} satisfies CallContracts
