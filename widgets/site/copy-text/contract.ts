import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Text of several lines to copy, such as code. Without script it is a read-only field to copy from. With script a button
 * copies the text and confirms that it did. If the browser does not allow that, the widget selects the text and explains
 * which keys copy it.
 *
 * @example { "label": "Paste this into your page", "text": "<script type=\"module\" src=\"https://firstrung.example/embed/v1/embed.js\"></script>" }
 */
export const contract = defineContract({
  name: 'copy-text',
  mount: 'visible',
  props: v.object({
    /** Label of the field: the purpose of the text. */
    label: v.string(),
    /** The text to copy. */
    text: v.string(),
    /** Height of the field in lines. */
    rows: v.optional(v.number(), 4),
  }),
  events: {
    /** A visitor copied the text. */
    'copy-text:copied': v.object({ label: v.string() }),
  },
})
