import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Lets people drag cards between the columns of a board, or the items of a list to another place, with mouse, pen or finger.
 * With the keys, space on the handle takes the item, arrows choose its place, space drops it, and Escape puts it back; a live
 * region says so. It is never the only way: each item has a form that does the same, and the drop sends that form. Escape ends a drag.
 *
 * The marker is in the same element as what it moves. On a board, `data-drop` is on each column with the value that the list
 * `stage` of the form takes. In a list, the drop writes the place, from 0, into the field `to` of the form. `data-drag` is on each
 * item, and `data-drag-grip` with `hidden` on its handle.
 *
 * @example { "kind": "list" }
 */
export const contract = defineContract({
  name: 'drag-to-move',
  mount: 'idle',
  props: v.object({
    /** On a board a mouse may also take the card itself; in a list it would select text. */
    kind: v.picklist(['board', 'list']),
  }),
  events: {
    /** An item was dropped in another place. */
    'drag-to-move:dropped': v.object({ to: v.string() }),
  },
})
