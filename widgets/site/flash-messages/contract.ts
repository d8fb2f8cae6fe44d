import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/** How long success and info messages stay, in milliseconds. */
export const SHOWN_MS = 8000

/**
 * Messages about what has just happened: those that the server sends with the page, and those that widgets publish
 * (topic `flash`). Success and info messages disappear after 8 s; the time stops while someone points at the messages or
 * has the focus in them. Errors stay until they are dismissed. A message about an action that can be undone has an Undo
 * button.
 *
 * Without script the server's messages stay at the top of the page, and Undo is a form.
 *
 * @example { "messages": [{ "kind": "success", "text": "Placement at Halden Rail saved" }] }
 */
export const contract = defineContract({
  name: 'flash-messages',
  mount: 'idle',
  props: v.object({
    /** The server's messages for this page, in display order. */
    messages: v.optional(
      v.array(
        v.object({
          kind: v.picklist(['success', 'info', 'error']),
          text: v.string(),
          /** The form that reverts the action of the message. */
          undoForm: v.optional(v.object({ action: v.string(), fields: v.record(v.string(), v.string()) })),
        }),
      ),
      [],
    ),
    /** The CSRF token of the forms. */
    token: v.optional(v.string()),
  }),
  events: {
    /** A visitor closed a message. */
    'flash-messages:dismissed': v.object({ text: v.string() }),
    /** A visitor pressed Undo. */
    'flash-messages:undone': v.object({ text: v.string() }),
  },
})
