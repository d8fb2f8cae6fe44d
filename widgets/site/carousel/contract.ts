import { defineContract } from '@firstrung/mount/contract'
import { companyCard, jobCard, reviewCard } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * A carousel of employers, jobs, reviews or plain link tiles, in any mix. It shows 1.2 slides on phones, 2 from 600 px
 * and 3 from 900 px. Visitors move it by swiping, with its two buttons or with the arrow keys; it never moves on its own.
 * Without script it scrolls and snaps. Without slides the widget renders nothing.
 *
 * @example { "heading": "Start here", "slides": [{ "kind": "tile", "url": "/faqs", "title": "How it works" }] }
 */
export const contract = defineContract({
  name: 'carousel',
  mount: 'visible',
  props: v.object({
    /** Text of the heading. */
    heading: v.string(),
    /** Level of the heading; slide titles are one level below. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** The slides, in their order. */
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
          /** Decorative: the link is named by its title. */
          picture: v.optional(v.object({ src: v.string(), width: v.number(), height: v.number() })),
        }),
      ]),
    ),
  }),
})
