import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * An address to pass on. Without script it is a field to copy from. With script a button copies it, and says that it
 * did; where the browser does not let it, the address is selected and the field says what to press.
 *
 * @example { "label": "Link to this result", "url": "https://firstrung.example/career-quiz/result/abcdefab" }
 */
export const contract = defineContract({
  name: 'share-link',
  mount: 'visible',
  props: v.object({
    /** What the link leads to. */
    label: v.string(),
    /** The whole address, with its scheme and host. */
    url: v.pipe(v.string(), v.url()),
  }),
  events: {
    /** A visitor copied the link. */
    'share-link:copied': v.object({ url: v.string() }),
  },
})
