import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Saves the note of the form around it while it is typed: two seconds after the last key, and when the page is left. It says
 * in words what has become of the text. A new note becomes a note with the first save, and the button of the form then
 * changes that one. Offline the text stays on this device until it can be saved. When the note was changed in another tab,
 * both texts are shown, and nothing is saved until the person has chosen one.
 *
 * It works in a form with a field `text`. Without script the form does the job.
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
