import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Gives the page and its header the colour of a section as soon as 80 % of the section is in view. A section taller than the
 * window becomes active when it fills 80 % of the window.
 *
 * The page lists its sections by `id` and gives each a colour token. The widget only sets the custom property
 * `--page-colour` and the attribute `data-page-colour` on the root element; the page's style sheet decides what uses the
 * colour. If several sections are active, the one that became active last wins; if none is, the last colour stays.
 * Without script each section keeps its own background.
 *
 * @example { "sections": [{ "id": "quiz", "colour": "quiz" }, { "id": "reviews", "colour": "reviews" }] }
 */
export const contract = defineContract({
  name: 'section-colours',
  mount: 'idle',
  props: v.object({
    /** The sections in the order of the page. */
    sections: v.array(
      v.object({
        /** The `id` of the section's element. */
        id: v.string(),
        /** Name of the colour token, without `--section-`. */
        colour: v.picklist(['search', 'quiz', 'reviews', 'logos', 'job-type', 'dashboard']),
      }),
    ),
  }),
})
