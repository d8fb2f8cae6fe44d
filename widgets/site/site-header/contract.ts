import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Hides the sticky header around it when the reader scrolls down. The header returns when they scroll up, at the top of
 * the page and when the focus enters it, but never over the focused element. The widget renders nothing visible: it sets
 * `data-away` on its own host, and the style sheet moves the header with `:has()`. Nothing else on the page moves. Link
 * groups in the header (`<details>`) close on Esc, on a click outside and when the focus leaves them.
 *
 * Without script the header stays, and a second click closes a link group.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'site-header',
  mount: 'idle',
  props: v.object({
    /** Pixels to scroll in a new direction before the header reacts, so that small movements do nothing. */
    turn: v.optional(v.pipe(v.number(), v.minValue(1)), 8),
  }),
  events: {},
})
