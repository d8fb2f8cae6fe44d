import * as v from 'valibot'
import { SCOPES } from '../search-links'

/** What is typed beyond this finds nothing more. */
const LONGEST = 100

const Term = v.fallback(
  v.pipe(
    v.string(),
    // PostgreSQL refuses NUL.
    v.transform(text => text.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST)),
  ),
  '',
)

/** Whoever types may send anything: what makes no sense is left out, and asking is never an error. */
export const SuggestionQuery = v.object({
  term: Term,
  /** `what`: roles, titles and employers. `where`: places. Without it all of them. */
  type: v.fallback(v.optional(v.picklist(['what', 'where'])), undefined),
  /** The list that the addresses of roles and places lead to. */
  scope: v.fallback(v.optional(v.picklist(SCOPES), 'jobs'), 'jobs'),
})

export const Suggestions = v.pipe(
  v.array(v.object({ type: v.picklist(['role', 'company', 'place']), label: v.string(), url: v.string() })),
  v.maxLength(8),
)
