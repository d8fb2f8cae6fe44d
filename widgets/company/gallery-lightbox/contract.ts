import { defineContract } from '@firstrung/mount/contract'
import { galleryItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * Shows pictures and clips large: arrow keys, buttons, swipes and drags move between them and go round at the ends;
 * Esc, a click beside the picture or a swipe up or down close it, and the focus goes back to where it was. The widget
 * shows nothing of its own. It opens from links anywhere on the page: `<a href="large.jpg" data-gallery="17">`, where
 * 17 is the id of the item (a link without a known id is matched by its address). Without script the links open the
 * pictures themselves.
 *
 * Loads GLightbox with the first click, and a player only when a clip is shown: ours, or the one that `player` names, a
 * script that defines `Plyr`, such as Plyr 3, with its style sheet.
 *
 * @example { "items": [{ "id": 17, "type": "image", "src": "/large.jpg", "thumb": "/small.jpg", "width": 1600,
 *   "height": 1000, "alt": "A lab" }] }
 */
export const contract = defineContract({
  name: 'gallery-lightbox',
  mount: 'idle',
  props: v.object({
    /** Name of the gallery, for those who hear the page and for analytics. */
    label: v.optional(v.string(), 'Gallery'),
    items: v.array(galleryItem),
    /** What opens the lightbox. */
    selector: v.optional(v.string(), 'a[data-gallery]'),
    player: v.optional(v.object({ script: v.string(), style: v.string() })),
  }),
  events: {
    /** A visitor opened the lightbox at an item. */
    'gallery-lightbox:opened': v.object({ id: v.union([v.number(), v.string()]) }),
    /** A visitor closed it. */
    'gallery-lightbox:closed': v.object({}),
  },
})
