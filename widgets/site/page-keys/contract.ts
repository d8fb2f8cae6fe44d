import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Single keys for a page that people work through, with a list that `?` opens and a button that turns them off (WCAG
 * 2.1.4). Keys do nothing while a field has the focus, with modifier keys, or while a dialog is open. The setting stays
 * on the device.
 *
 * The page marks the targets. `data-shortcut="a"` on a link, a button or a field, or around one: the key follows,
 * presses or focuses it. `data-shortcut="j k"` on several links: the first key moves the focus to the next one, the
 * second to the previous one. A target within `data-row` or `data-shortcut-scope` only has its key while the focus is
 * there, or while the page's address points to it. Without script the targets work by themselves, and the list is
 * hidden.
 *
 * Ctrl+K, or Command+K on a Mac, opens a menu of `keys` and `pages` that is narrowed by writing. Without `keys` there
 * is only the menu, and nothing else shows.
 *
 * @example { "keys": [{ "key": "j", "text": "next review", "missing": "This is the last review" }] }
 */
export const contract = defineContract({
  name: 'page-keys',
  mount: 'load',
  props: v.object({
    /** `missing` is the message if the page has no target for the key. */
    keys: v.array(v.object({ key: v.string(), text: v.string(), missing: v.string() })),
    /** Pages that the menu of commands offers as well as the keys. Without any there is no menu. */
    pages: v.optional(v.array(v.object({ text: v.string(), url: v.string() })), []),
  }),
  events: {
    /** The user turned the keys on or off. */
    'page-keys:switched': v.object({ on: v.boolean() }),
  },
})
