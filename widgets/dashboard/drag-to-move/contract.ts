import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Lets people drag cards between the columns of a board, or the items of a list to another position, with mouse, pen or
 * finger. With the keyboard, space on the handle lifts the item, arrows choose its position, space drops it and Escape
 * puts it back; a live region announces each step. Each item has a form that does the same, and a drop sends that form,
 * so dragging is never the only way. Escape also ends a drag.
 *
 * The marker is in the same element as the items. On a board, each column has `data-drop` with its value for the select
 * `stage` of the form. In a list, a drop writes the position, from 0, to the field `to` of the form. Each item has
 * `data-drag`, and its handle has `data-drag-grip` and `hidden`.
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
