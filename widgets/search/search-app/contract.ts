import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'
import { searchAnswer } from './answer'

export { type AggregationItem, type SearchAnswer, searchAnswer } from './answer'

/**
 * A list of jobs, reviews or employers with all that narrows and orders it. Without script it is one GET form: what,
 * where, the filters as checkboxes named by their keys, the sort, and a button "Show results"; chips, pages and the ways
 * on from an empty list are links. On phones words and filters fold away behind links to them.
 *
 * In the browser each change of a filter, of the distance, the sort or the page, and the form itself, asks for the new
 * list at the address that the answer gives (the form at `action`, which redirects), with the XHR header; the address
 * that the new answer names goes into the history. Nothing is asked for where the list shown has that address already.
 * A newer change calls an older one off. The old list stays, dimmed, until the new one is there, and for good where none
 * comes: then a line says so, with a button to try again. Back and forward bring list, scroll and focus back from memory.
 * How many there are is said politely; the title of the page follows. The code comes when somebody first scrolls, presses,
 * types or goes back.
 *
 * Tells analytics `page_view`, `search_performed`, `filter_change`, `sort_change` and `no_results` of what it did in
 * place (of its first list the page tells), and the events of promoted cards once they are half in view.
 *
 * @example { "answer": { "scope": "jobs", "totalResults": 128 } }
 */
export const contract = defineContract({
  name: 'search-app',
  mount: 'interaction',
  props: v.object({
    answer: searchAnswer,
    /** Where the form is sent; it redirects to the address of the list. */
    action: v.optional(v.string(), '/search'),
    /** What this list is, in a sentence; it goes with the first change. */
    intro: v.optional(v.nullable(v.string()), null),
  }),
})
