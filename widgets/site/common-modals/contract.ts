import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Dialogs that any widget on the page can open through topic `modal`: `login`; `save-item`, in which a visitor logs in
 * and the item is saved straight after; `register`, the same for people without an account; `register-success`; and
 * `register-interest`, which asks for the details that a registration of interest needs. Log-in and sign-up lead to each
 * other, keep the item, and change the page without a reload; two-step log-in asks for its code in the same dialog. The
 * sign-up form is the widget `registration-form`. The code of the widget and its dialogs loads with the first request.
 * If it fails to load, the visitor goes to the page of the form, which gets the path to return to and the item to save.
 *
 * The widget renders nothing until a dialog opens. Without script it is not needed: the widgets that open dialogs are
 * links to the log-in page then.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'common-modals',
  mount: 'idle',
  props: v.object({
    /** The log-in page: accepts the form, and `return` and `save` in its query string. */
    loginUrl: v.optional(v.string(), '/login'),
    /** The sign-up page; it accepts `return` and `save` too. */
    registerUrl: v.optional(v.string(), '/register'),
  }),
  events: {
    /** A dialog opened. */
    'common-modals:opened': v.object({
      name: v.picklist(['login', 'register', 'save-item', 'register-success', 'register-interest']),
    }),
    /** Someone logged in; `saved`: an item was saved for them. */
    'common-modals:logged-in': v.object({ saved: v.boolean() }),
    /** Someone created an account; `saved`: an item was saved for them. */
    'common-modals:registered': v.object({ saved: v.boolean() }),
  },
})
