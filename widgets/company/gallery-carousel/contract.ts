import { defineContract } from '@firstrung/mount/contract'
import { galleryItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * An employer's pictures and clips in a row: 1.2 in view on phones, 3 from a width of 500 px, 10 px apart. Each is a
 * link to the full picture and carries `data-gallery="<id>"`, the mark by which a `gallery-lightbox` on the same page
 * opens it; without one, or without script, the link opens the picture itself. Without items nothing is shown.
 *
 * @example { "heading": "Inside Halden Rail", "items": [] }
 */
export const contract = defineContract({
  name: 'gallery-carousel',
  mount: 'visible',
  props: v.object({
    heading: v.optional(v.string(), 'Gallery'),
    level: v.optional(v.picklist([2, 3]), 2),
    items: v.array(galleryItem),
  }),
})
