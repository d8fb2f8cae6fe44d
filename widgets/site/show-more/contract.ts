import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Shortens a long list, with a button to "Show 10 more (of 42)". Without script the whole list shows and the button does
 * not. If scripts run but the site's script never loads, the rest appears after 8 s.
 *
 * Either pass the links as `items` and let the widget render the list, or write any list, table body or row of cards
 * yourself, pass its `id` as `list` and place the marker after it. In your own list, give the later rows
 * `class="w-show-more__later"`, so that they are hidden before the widget mounts too.
 *
 * @example { "name": "industries", "items": [{ "text": "Engineering", "href": "/search-jobs/engineering", "note": "128 jobs" }] }
 * @example { "name": "top employers", "list": "top-employers", "first": 20, "step": 20 }
 */
export const contract = defineContract({
  name: 'show-more',
  mount: 'visible',
  props: v.object({
    /** Name of the list in analytics; never shown. */
    name: v.string(),
    /** Links in display order. `note` follows the text, for instance a count. */
    items: v.optional(v.array(v.object({ text: v.string(), href: v.string(), note: v.optional(v.string()) })), []),
    /** The `id` of an existing list on the page; its children are the items. */
    list: v.optional(v.string()),
    /** Number of items in that list. Without it the button only appears on mount and moves the content below down. */
    total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    /** Number of items shown at first. */
    first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
    /** Number of items that each press adds. */
    step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
  }),
  events: {
    /** A visitor pressed the button; `shown` of `total` items show now. */
    'show-more:expanded': v.object({ shown: v.number(), total: v.number() }),
  },
})
