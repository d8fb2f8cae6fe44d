import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Opens a job beside the list that links to it, on screens of 1280 px and more. It fetches the page of the job, shows
 * the content of its `<main>` next to the list, and adds the address of the job to the history, so that Back returns to
 * the list, and a reload or a shared link shows the page of the job. Escape and Close return to the list and focus the
 * link again. If the page cannot be fetched, the link works natively, as it does on narrow screens and without script.
 *
 * Place the marker after the list, in an element that becomes two columns while it contains `.w-job-panel__job`. The page
 * of a job needs a marker as well: after a reload the browser would go back to the list without loading it.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'job-panel',
  mount: 'media((min-width: 1280px))',
  props: v.object({}),
})
