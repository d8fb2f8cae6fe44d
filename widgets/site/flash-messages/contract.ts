import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/** How long a message stays that is no error, in milliseconds (product.md A3). */
export const SHOWN_MS = 8000

/**
 * Messages about what has just happened to what: those that the server has for this page, and every one that a widget
 * publishes (topic `flash`). Its code comes with the first of these, or with the reader's first scroll, press or key.
 * From then on good news goes by itself after 8 s, not while somebody points at the messages or has the focus in them;
 * an error stays until it is dismissed. A message that can be taken back has an Undo button.
 *
 * Without script the server's messages stand at the top of the page, where they stay.
 *
 * @example { "messages": [{ "kind": "success", "text": "Placement at Halden Rail saved" }] }
 */
export const contract = defineContract({
  name: 'flash-messages',
  mount: 'interaction',
  props: v.object({
    /** What the server has to say on this page, in its order. */
    messages: v.optional(v.array(v.object({ kind: v.picklist(['success', 'info', 'error']), text: v.string() })), []),
  }),
  events: {
    /** A visitor closed a message. */
    'flash-messages:dismissed': v.object({ text: v.string() }),
    /** A visitor took back what a message told. */
    'flash-messages:undone': v.object({ text: v.string() }),
  },
})
