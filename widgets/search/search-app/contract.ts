import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'
import { searchAnswer } from './answer'

export { type AggregationItem, type JobLocations, type SearchAnswer, searchAnswer } from './answer'

/**
 * A list of jobs, reviews or employers with its filters and sort. Without script it is one GET form: what, where, the
 * filters as checkboxes named by their keys, the sort, and a button "Show results"; chips, pages and the alternatives to
 * an empty list are links. On phones the fields and filters are collapsed behind links to them.
 *
 * In the browser every change of a filter, the distance, the sort or the page requests the new list at the address that
 * the answer gives, with the XHR header; the form uses `action`, which redirects. The address in the new answer is added
 * to the history. There is no request for the address of the list on show, and a new request cancels the previous one.
 * The old list stays, dimmed, until the new one has loaded. If that fails, it stays with an error message and a button to
 * try again. Back and forward restore the list, scroll position and focus from memory. Screen readers announce the number
 * of results; the page title is updated.
 *
 * Analytics events for changes without a page load: `page_view`, `search_performed`, `filter_change`, `sort_change` and
 * `no_results` (the page sends those of its first list), and the events of promoted cards once half of one is in view.
 *
 * Jobs that differ only in their place are one row, with links to each in a disclosure (`locations`). The heading and the
 * filters count adverts; the line above the list says that it counts rows.
 *
 * @example { "answer": { "scope": "jobs", "totalResults": 128 } }
 */
export const contract = defineContract({
  name: 'search-app',
  mount: 'idle',
  props: v.object({
    /** The list as `/search-*` answers it as JSON. */
    answer: searchAnswer,
    /** Address of the form; it redirects to the address of the list. */
    action: v.optional(v.string(), '/search'),
    /** One sentence on this list; removed after the first change. */
    intro: v.optional(v.nullable(v.string()), null),
  }),
})
