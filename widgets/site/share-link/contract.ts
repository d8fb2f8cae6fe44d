import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A link to share. Without script it is a read-only field to copy from. With script a button copies the link and confirms
 * that it did. If the browser does not allow that, the widget selects the link and explains which keys copy it. Devices that can
 * share, such as phones, get a button for that as well.
 *
 * @example { "label": "Link to this result", "url": "https://firstrung.example/career-quiz/result/abcdefab" }
 */
export const contract = defineContract({
  name: 'share-link',
  mount: 'visible',
  props: v.object({
    /** Label of the field: the target of the link. */
    label: v.string(),
    /** The absolute URL. */
    url: v.pipe(v.string(), v.url()),
    /** Uses the page's address and title at the time of the click instead: a search changes them with its filters. */
    follows: v.optional(v.boolean(), false),
    /** The shared title, for apps that show one. */
    title: v.optional(v.string(), ''),
  }),
  events: {
    /** A visitor copied the link. */
    'share-link:copied': v.object({ url: v.string() }),
    /** A visitor passed the link to an app of their device. */
    'share-link:shared': v.object({ url: v.string() }),
  },
})
