import { defineContract, type WidgetProps } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import { galleryItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * Shows pictures and clips in a large view. Arrow keys, buttons, swipes and drags move between them and wrap around at
 * the ends. Esc, a click outside the picture or a swipe up or down closes the view, and the focus returns to where it was.
 * The widget renders nothing itself. It opens from links anywhere on the page: `<a href="large.jpg" data-gallery="17">`,
 * where 17 is the id of an item; a link without a known id is matched by its URL. Without script the links open the
 * pictures themselves.
 *
 * GLightbox loads with the first click, and a video player when the gallery has clips: ours, or the one in `player`,
 * which is a script that defines `Plyr`, such as Plyr 3, with its style sheet.
 *
 * @example { "items": [{ "id": 17, "type": "image", "src": "/large.jpg", "thumb": "/small.jpg", "width": 1600,
 *   "height": 1000, "alt": "A lab" }] }
 */
export const contract = defineContract({
  name: 'gallery-lightbox',
  mount: 'idle',
  props: v.object({
    /** Name of the gallery for screen readers and analytics. */
    label: v.optional(v.string(), 'Gallery' satisfies Text),
    /** The pictures and videos, in their order. */
    items: v.array(galleryItem),
    /** CSS selector of the links that open the lightbox. */
    selector: v.optional(v.string(), 'a[data-gallery]'),
    /** A video player in place of ours: a script that defines `Plyr`, and its style sheet. */
    player: v.optional(v.object({ script: v.string(), style: v.string() })),
  }),
  events: {
    /** A visitor opened the lightbox at an item. */
    'gallery-lightbox:opened': v.object({ id: v.union([v.number(), v.string()]) }),
    /** A visitor closed the lightbox. */
    'gallery-lightbox:closed': v.object({}),
  },
})

export type GalleryLightboxProps = WidgetProps<typeof contract>
export type GalleryItem = GalleryLightboxProps['items'][number]
