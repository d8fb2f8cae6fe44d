import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Gives page and header the colour of the section that people read: as soon as 80 % of a section are in view (spec
 * sections 2 and 9). Of a section taller than the window, 80 % of the window count.
 *
 * The page says which sections there are, by `id`, and which colour token each one has. The widget only writes, on the
 * root element, the custom property `--page-colour` and the attribute `data-page-colour`; the page's style sheet says
 * what takes the colour. When several sections are active, the one that became so last wins; when none is, the last
 * colour stays. Without script each section keeps the background of its own.
 *
 * @example { "sections": [{ "id": "quiz", "colour": "quiz" }, { "id": "reviews", "colour": "reviews" }] }
 */
export const contract = defineContract({
  name: 'section-colours',
  mount: 'idle',
  props: v.object({
    sections: v.array(
      v.object({
        /** The `id` of the section's element. */
        id: v.string(),
        /** Which of the section colours: the name of its token without `--section-`. */
        colour: v.picklist(['search', 'quiz', 'reviews', 'logos', 'job-type', 'dashboard']),
      }),
    ),
  }),
})
