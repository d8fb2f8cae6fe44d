import * as v from 'valibot'
import { PageNumber, Slug } from '../../http/inputs'

export const SCOPES = ['jobs', 'reviews', 'companies'] as const
export type Scope = (typeof SCOPES)[number]

const words = v.optional(
  v.pipe(
    v.string(),
    // Control characters match nothing, and PostgreSQL refuses NUL.
    v.transform(text =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 100),
    ),
  ),
  '',
)

/** `search` is what, `place` is where; both are free text. */
export const SearchQuery = v.object({ search: words, place: words, page: PageNumber })

/** `/search-jobs/type-{slug}`: one kind of job, with the kinds under it. */
export const ByType = v.object({ type: Slug })

/** The one search form of the home page: `in` says which list it opens. */
export const FormQuery = v.object({ search: words, place: words, in: v.optional(v.picklist(SCOPES), 'jobs') })
