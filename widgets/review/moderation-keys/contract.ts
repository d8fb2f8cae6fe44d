import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Single keys for moderators, with a line that lists them and a button that turns them off (WCAG 2.1.4). `j` and `k` go
 * to the next and the previous review, `a` presses Approve and `r` goes to the reason for a rejection. They do nothing
 * while a field has the focus, with modifier keys, or while a dialog is open. The setting stays on the device.
 *
 * The page marks the targets of the keys: `data-moderation="item"` on the links of the queue or, on the page of a
 * review, `next` and `previous` on links and `approve` and `reject` around the button and the reason. Without script
 * these work by themselves, and the line is hidden.
 *
 * @example { "page": "queue" }
 */
export const contract = defineContract({
  name: 'moderation-keys',
  mount: 'load',
  props: v.object({
    /** In the queue `j` and `k` move the focus; on the page of a review they open the next and the previous one. */
    page: v.picklist(['queue', 'review']),
  }),
  events: {
    /** The moderator turned the keys on or off. */
    'moderation-keys:switched': v.object({ on: v.boolean() }),
  },
})
