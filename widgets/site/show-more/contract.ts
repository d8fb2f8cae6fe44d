import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A long list that starts short: "Show 10 more (of 42)". Without script the whole list is there and the button is not.
 * Where scripts run but the site's never comes, the rest appears after 8 s.
 *
 * Either give the links as `items`, and the widget renders the list; or write any list, table body or row of cards
 * yourself, give its `id` as `list`, and place the marker behind it. Of a list of your own, mark the later rows with
 * `class="w-show-more__later"` so that they are hidden before the widget comes, too.
 *
 * @example { "name": "industries", "items": [{ "text": "Engineering", "href": "/search-jobs/engineering", "note": "128 jobs" }] }
 * @example { "name": "top employers", "list": "top-employers", "first": 20, "step": 20 }
 */
export const contract = defineContract({
  name: 'show-more',
  mount: 'visible',
  props: v.object({
    /** What the list is, for analytics; never shown. */
    name: v.string(),
    /** Links, in their order. `note` stands behind the text, as a count does. */
    items: v.optional(v.array(v.object({ text: v.string(), href: v.string(), note: v.optional(v.string()) })), []),
    /** The id of a list that is on the page already; its children are the items. */
    list: v.optional(v.string()),
    /** How many items that list has. Without it the button comes with the widget, and what stands below moves down. */
    total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    /** How many items are shown at first. */
    first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
    /** How many more one press shows. */
    step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
  }),
  events: {
    /** A visitor asked for more; `shown` of `total` are on the page now. */
    'show-more:expanded': v.object({ shown: v.number(), total: v.number() }),
  },
})
