import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/**
 * Moves between the pages of the dashboard without loading them: it fetches the host's page, shows its region
 * `.l-dashboard` in place of the current one, and updates title, focus and history. Forms in the region are sent the
 * same way; a form with `data-submit-on-change` is sent when a checkbox or a select in it changes. Without script, and
 * for all other addresses, links and forms work natively. The widget is on every page of the dashboard, outside that
 * region.
 *
 * After a form, and after going back, rows with `data-row` and an id keep their position in the window. Lists with
 * `data-keep-scroll` and an id keep their scroll position.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'dashboard-app',
  mount: 'idle',
  props: v.object({
    /** The screen reader announcement while the next page takes long. */
    loadingText: v.optional(v.string(), 'Loading' satisfies Text),
  }),
  events: {
    /** Another page of the dashboard is shown. */
    'dashboard-app:navigated': v.object({ path: v.string() }),
  },
})
