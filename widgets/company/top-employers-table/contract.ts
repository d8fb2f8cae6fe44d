import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A title and a text behind it. It is a native `<details>`, so it works without script. Say here what the widget is
 * for, what it does without script and what it adds: this comment is its manual.
 *
 * @example { "title": "Who can apply?", "text": "Students of every year." }
 */
export const contract = defineContract({
  name: 'top-employers-table',
  mount: 'visible',
  props: v.object({
    /** Always shown. */
    title: v.string(),
    /** Shown when it is opened. */
    text: v.optional(v.string(), ''),
  }),
  events: {
    /** A visitor opened it. */
    'top-employers-table:opened': v.object({ title: v.string() }),
  },
})
