import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/** How long the menu takes, in milliseconds (spec section 9); its submenus take the same. */
export const OPEN_MS = 100
export const CLOSE_MS = 301

/**
 * The menu of the site on windows below lg: a burger button, and behind it the links with accordion submenus. It fills
 * the window up to md, where the focus stays inside and the page behind does not scroll; above that it hangs below its
 * button. Esc closes it and gives the focus back. From lg on it is not shown.
 *
 * Submenus open one at a time, without script as well; the burger is then a link to the menu.
 *
 * @example { "items": [{ "text": "Jobs", "href": "/search-jobs", "items": [{ "text": "Placements", "href": "/search-jobs?search=placement" }] }, { "text": "Advice", "href": "/faqs" }] }
 */
export const contract = defineContract({
  name: 'mobile-menu',
  mount: 'interaction',
  props: v.object({
    /** The links in their order. One with `items` opens them; its own page, if it has one, comes first among them. */
    items: v.array(
      v.pipe(
        v.object({
          text: v.string(),
          href: v.optional(v.string()),
          items: v.optional(v.array(v.object({ text: v.string(), href: v.string() })), []),
        }),
        v.check(({ href, items }) => href !== undefined || items.length > 0, 'must have an href, items, or both'),
      ),
    ),
    /** Path of the page, to mark where the visitor is. */
    current: v.optional(v.string()),
  }),
  events: {
    /** A visitor opened the menu. */
    'mobile-menu:opened': v.object({}),
  },
})
