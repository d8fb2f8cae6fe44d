import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The dialogs that any widget of the page may ask for (topic `modal`): `login`; `save-item`, in which a visitor logs in
 * and what they wanted to keep is saved straight after; `register-success`; and `register-interest`, for a visitor who
 * wants to hear when a job opens. Nothing of them is loaded, nor of this widget, before the first is asked for. When they cannot be loaded,
 * the visitor is led to the log-in page, with the way back and what is to be saved.
 *
 * The page draws nothing; without script nobody asks, because what asks is then a link to the log-in page.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'common-modals',
  mount: 'interaction',
  props: v.object({
    /** The log-in page, which takes the form and, in its address, `return` and `save`. */
    loginUrl: v.optional(v.string(), '/login'),
    /** The sign-up page; it takes `return` and `save`, too. */
    registerUrl: v.optional(v.string(), '/register'),
  }),
  events: {
    /** A dialog opened. */
    'common-modals:opened': v.object({
      name: v.picklist(['login', 'save-item', 'register-success', 'register-interest']),
    }),
    /** Somebody logged in; `saved` says whether something was kept for them. */
    'common-modals:logged-in': v.object({ saved: v.boolean() }),
  },
})
