import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Lets the sticky header that it stands in give way: it goes when the reader scrolls down and returns when they scroll
 * up, at the head of the page, and when the focus enters it. It never returns over what has the focus. The widget shows
 * nothing; it says `data-away` on its own host, and the style of the header follows with `:has()`. The header only
 * moves out of sight, so nothing else on the page moves. Groups of links in the header (`<details>`) close with Esc, with
 * a click beside them and when the focus leaves them. Its code comes with the reader's first scroll, press or key.
 *
 * Without script the header stays, and groups close the way they open.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'site-header',
  mount: 'interaction',
  props: v.object({
    /** How far, in pixels, one scrolls in a new direction before the header follows: less is a trembling hand. */
    turn: v.optional(v.pipe(v.number(), v.minValue(1)), 8),
  }),
  events: {},
})
