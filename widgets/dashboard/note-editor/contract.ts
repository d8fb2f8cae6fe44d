import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Saves the note in the surrounding form during input: two seconds after the last key press, and when the page is left.
 * A status text reports each outcome. The first save creates a new note, which the form's button changes from then on.
 * Offline the text stays on this device until it can be saved. If the note was changed in another tab, both texts are
 * shown, and nothing is saved until the user has chosen one.
 *
 * It needs a form with a field `text`, which also works without script.
 *
 * @example { "job": { "type": "jobs", "id": 12 } }
 */
export const contract = defineContract({
  name: 'note-editor',
  mount: 'idle',
  props: v.object({
    /** The job that the note is on. */
    job: v.object({ type: v.picklist(['jobs', 'external-jobs']), id: v.number() }),
    /** The note that the form changes, and its version; without it the form adds one. */
    note: v.optional(v.object({ id: v.number(), version: v.number() })),
  }),
  events: {
    /** The text was saved. */
    'note-editor:saved': v.object({ id: v.number() }),
  },
})
