import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The account menu in the header. Visitors see "Log in" and "Sign up". People who are logged in see their first name,
 * which opens a menu with the links of their account and "Log out". Up to and including lg, visitors' links are behind a
 * button too. When someone logs in or out on the page (topic `user`), the menu changes without a reload. Up to md the
 * open menu fills the window and the page behind does not scroll.
 *
 * Everything works without script: "Log in" and "Sign up" are links, a link opens the menu through `:target`, and "Log
 * out" is a form.
 *
 * @example { "loginUrl": "/login", "signUpUrl": "/register" }
 * @example { "loginUrl": "/login", "user": { "firstname": "Maya" }, "csrfToken": "…", "links": [{ "text": "My hub", "href": "/dashboard/my-hub" }] }
 */
export const contract = defineContract({
  name: 'account-menu',
  mount: 'idle',
  props: v.object({
    /** The log-in page, with the path to return to. */
    loginUrl: v.string(),
    /** Without it, only "Log in" is offered. */
    signUpUrl: v.nullish(v.string()),
    /** The logged-in user; omit for visitors. */
    user: v.nullish(v.object({ firstname: v.string() })),
    /** Links in the menu of a logged-in user. */
    links: v.optional(v.array(v.object({ text: v.string(), href: v.string() })), []),
    /** Address that the log-out form is sent to. */
    logoutUrl: v.optional(v.string(), '/logout'),
    /** The CSRF token of the page, for the log-out form. */
    csrfToken: v.nullish(v.string()),
  }),
  events: {
    /** Someone opened the menu. */
    'account-menu:opened': v.object({ loggedIn: v.boolean() }),
  },
})
