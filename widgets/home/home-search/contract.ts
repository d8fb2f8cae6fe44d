import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The search of the homepage: what, where, and a choice of jobs, reviews or employers, as a plain GET form with the
 * fields `search`, `place` and `in`. Under it stand popular searches. Without script all of it works. With script the
 * fields suggest what there is (GET /suggestions.php): an employer that is chosen opens its page, a role is searched for
 * at once, a place fills its field. The five newest searches of this visitor are kept in this browser, and nowhere else,
 * and can be asked for and forgotten.
 *
 * @example { "popular": [{ "text": "Year in industry", "href": "/search-jobs?search=year+in+industry" }] }
 */
export const contract = defineContract({
  name: 'home-search',
  mount: 'idle',
  props: v.object({
    /** Where the form is sent. */
    action: v.optional(v.string(), '/search'),
    /** What is searched unless somebody chooses otherwise. */
    scope: v.optional(v.picklist(['jobs', 'reviews', 'companies']), 'jobs'),
    /** Searches that many people make, as links. */
    popular: v.optional(v.array(v.object({ text: v.string(), href: v.string() })), []),
  }),
})
