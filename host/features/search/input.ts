import * as v from 'valibot'
import { PageNumber } from '../../http/inputs'
import { parseSegments, SCOPES } from '../search-links'

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

const segments = v.pipe(
  v.string(),
  v.transform(parseSegments),
  v.check(filters => filters !== undefined, 'Not a filter'),
  v.transform(filters => filters ?? {}),
)

/** The filter segments of an address, in whatever order; what is none is a 404. */
export const Segments = v.object({ segments: v.optional(segments, '') })

/** `search` is what, `place` is where; both are free text. */
export const SearchQuery = v.object({ search: words, place: words, page: PageNumber })

/**
 * The one search form of the site: `in` says which list it opens. A form on a list sends the segments of that list as
 * `kept` and its scope as `from`; whatever makes no sense there is left out, the words still count.
 */
export const FormQuery = v.object({
  search: words,
  place: words,
  in: v.optional(v.picklist(SCOPES), 'jobs'),
  from: v.fallback(v.optional(v.picklist(SCOPES)), undefined),
  kept: v.fallback(v.optional(segments, ''), {}),
})
