import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The account in the header: "Log in" and "Sign up" for visitors; for who is signed in a first name, and behind it the
 * links of the account and the way out. Up to lg, that width included, a visitor's links are behind a button, too. When
 * somebody signs in or out on the page (topic `user`), it changes without a reload. Up to md the menu fills the window
 * and the page behind does not scroll. Its code comes when somebody points at it or enters it, and with topic `user`.
 *
 * Everything works without script: logging in and signing up are links, the menu is the target of one, and logging out
 * is a form.
 *
 * @example { "loginUrl": "/login", "signUpUrl": "/register" }
 * @example { "loginUrl": "/login", "user": { "firstname": "Maya" }, "csrfToken": "…", "links": [{ "text": "My hub", "href": "/dashboard/my-hub" }] }
 */
export const contract = defineContract({
  name: 'account-menu',
  mount: 'interaction',
  props: v.object({
    loginUrl: v.string(),
    /** Without it nobody is asked to sign up. */
    signUpUrl: v.nullish(v.string()),
    /** Who is signed in; a visitor when missing. */
    user: v.nullish(v.object({ firstname: v.string() })),
    /** What the menu of a signed-in person offers. */
    links: v.optional(v.array(v.object({ text: v.string(), href: v.string() })), []),
    logoutUrl: v.optional(v.string(), '/logout'),
    /** The token of a signed-in page, for the log-out form. */
    csrfToken: v.nullish(v.string()),
  }),
  events: {
    /** A visitor, or who is signed in, opened the menu. */
    'account-menu:opened': v.object({ loggedIn: v.boolean() }),
  },
})
