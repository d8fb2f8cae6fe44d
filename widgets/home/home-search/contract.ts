import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The homepage search: what, where, and a choice of jobs, reviews or employers. It is a plain GET form with the fields
 * `search`, `place` and `in`, followed by links to popular searches, and works without script. With script the fields
 * offer suggestions (GET /suggestions.php): choosing an employer opens its page, choosing a role starts the search and
 * choosing a place fills in the field. The visitor's last five searches are stored in this browser only; they can be
 * shown and cleared.
 *
 * @example { "popular": [{ "text": "Year in industry", "href": "/search-jobs?search=year+in+industry" }] }
 */
export const contract = defineContract({
  name: 'home-search',
  mount: 'idle',
  props: v.object({
    /** Path that the form submits to. */
    action: v.optional(v.string(), '/search'),
    /** The choice that is preselected. */
    scope: v.optional(v.picklist(['jobs', 'reviews', 'companies']), 'jobs'),
    /** Links to popular searches. */
    popular: v.optional(v.array(v.object({ text: v.string(), href: v.string() })), []),
  }),
})
