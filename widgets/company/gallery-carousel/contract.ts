import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import { galleryItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * A carousel of an employer's pictures and clips: 1.2 in view on phones, 3 from 500 px, with a gap of 10 px. Each is a
 * link to the full picture with `data-gallery="<id>"`, which a `gallery-lightbox` on the same page opens. Without a
 * lightbox or without script, the link opens the picture itself. Without items the widget renders nothing.
 *
 * @example { "heading": "Inside Halden Rail", "items": [] }
 */
export const contract = defineContract({
  name: 'gallery-carousel',
  mount: 'visible',
  props: v.object({
    /** Text of the heading. */
    heading: v.optional(v.string(), 'Gallery' satisfies Text),
    /** Level of the heading. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** The pictures and videos, in their order. */
    items: v.array(galleryItem),
  }),
})
