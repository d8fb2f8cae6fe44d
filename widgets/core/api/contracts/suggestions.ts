import * as v from 'valibot'
import type { CallContracts } from './call-contract'

/** Longer texts match nothing more. */
const MAX_LENGTH = 100

/** PostgreSQL refuses NUL. */
const Term = v.fallback(
  v.pipe(
    v.string(),
    v.transform(text => text.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_LENGTH)),
  ),
  '',
)

/** Search suggestions. An incomplete text is never an error: invalid values are ignored. */
export const suggestionCalls = {
  'GET /suggestions.php': {
    query: v.object({
      term: Term,
      /** `what`: roles, titles and employers; `where`: places; by default all of them. */
      type: v.fallback(v.optional(v.picklist(['what', 'where'])), undefined),
      /** The target list of the links to roles and places. */
      scope: v.fallback(v.optional(v.picklist(['jobs', 'reviews', 'companies']), 'jobs'), 'jobs'),
    }),
    answer: v.pipe(
      v.array(v.object({ type: v.picklist(['role', 'company', 'place']), label: v.string(), url: v.string() })),
      v.maxLength(8),
    ),
  },
} satisfies CallContracts
