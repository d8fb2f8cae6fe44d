import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/** Durations of the menu and its submenus, in milliseconds. */
export const OPEN_MS = 100
export const CLOSE_MS = 301

/**
 * The site menu on windows narrower than lg: a burger button that opens the links, with accordion submenus. Up to md the
 * open menu fills the window, the focus stays inside and the page behind does not scroll; above md it hangs below its
 * button. Esc closes it and returns the focus. From lg up the widget is hidden.
 *
 * One submenu is open at a time. Without script the burger is a link that shows the menu.
 *
 * @example { "items": [{ "text": "Jobs", "href": "/search-jobs", "items": [{ "text": "Placements", "href": "/search-jobs?search=placement" }] }, { "text": "Advice", "href": "/faqs" }] }
 */
export const contract = defineContract({
  name: 'mobile-menu',
  mount: 'idle',
  props: v.object({
    /** Links in display order. A link with `items` opens a submenu, whose first entry is its own `href`, if any. */
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
    /** Path of the current page; its link gets `aria-current`. */
    current: v.optional(v.string()),
  }),
  events: {
    /** A visitor opened the menu. */
    'mobile-menu:opened': v.object({}),
  },
})
