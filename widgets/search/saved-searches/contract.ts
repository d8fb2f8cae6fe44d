import { SavedSearch } from '@firstrung/api/contracts'
import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The saved searches of a user. Each can be run, renamed and deleted, and has a select for the frequency of its mails,
 * which can be paused. It shows how many jobs are new since the user last ran it.
 *
 * Everything is a form with a button, so it works without script. With script a new frequency is sent at once; the
 * analytics event `saved_search_delete` is sent with a deletion and `alert_unsubscribe` when mails are stopped; the
 * dashboard sends the forms and replaces the view.
 *
 * @example { "searches": [], "csrf": "token" }
 */
export const contract = defineContract({
  name: 'saved-searches',
  mount: 'visible',
  props: v.object({
    /** Newest first. */
    searches: v.array(SavedSearch),
    /** The session's token for the forms. */
    csrf: v.string(),
    /** The page that the forms return to. */
    returnTo: v.optional(v.string(), '/dashboard/saved-items#searches'),
  }),
  events: {
    /** The person deleted a search. */
    'saved-searches:deleted': v.object({ id: v.number() }),
  },
})
