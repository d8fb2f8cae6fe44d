import { defineContract } from '@firstrung/mount/contract'
import { companyCard, jobCard, reviewCard } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * A row of slides: employers, jobs, reviews or plain tiles that link somewhere, also mixed. 1.2 slides are in view on
 * phones, 2 from 600 px, 3 from 900 px. The row moves by swipe, by its two buttons and by the arrow keys, never by
 * itself; without script it scrolls and snaps. Without slides nothing is shown.
 *
 * @example { "heading": "Start here", "slides": [{ "kind": "tile", "url": "/faqs", "title": "How it works" }] }
 */
export const contract = defineContract({
  name: 'carousel',
  mount: 'visible',
  props: v.object({
    /** Says what the slides are. */
    heading: v.string(),
    /** Level of the heading; the titles of the slides are one below. */
    level: v.optional(v.picklist([2, 3]), 2),
    slides: v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('company'), card: companyCard }),
        v.object({ kind: v.literal('job'), card: jobCard }),
        v.object({ kind: v.literal('review'), card: reviewCard }),
        v.object({
          kind: v.literal('tile'),
          url: v.string(),
          title: v.string(),
          text: v.optional(v.string()),
          /** Decoration: the title says what the link is. */
          picture: v.optional(v.object({ src: v.string(), width: v.number(), height: v.number() })),
        }),
      ]),
    ),
  }),
})
