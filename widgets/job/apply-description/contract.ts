import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * How one applies for a job: what the advert says about it, the steps that follow as a numbered line, what to have
 * ready, whom to ask, and a line on adjustments that always stands. All of it is there without script; with script the
 * ticks in the list of documents are remembered while the tab is open. Addresses in the texts are links.
 *
 * @example { "id": 12, "employer": "Halden Rail", "text": ["Send a CV of two pages at most."] }
 */
export const contract = defineContract({
  name: 'apply-description',
  mount: 'visible',
  props: v.object({
    /** The job. */
    id: v.number(),
    employer: v.string(),
    heading: v.optional(v.string(), 'How to apply'),
    level: v.optional(v.picklist([2, 3]), 2),
    /** What the advert says, as paragraphs of plain text. */
    text: v.optional(v.array(v.string()), []),
    /** What to do, one thing after the other. */
    steps: v.optional(v.array(v.string()), []),
    /** What the employer does with an application: "Online test", "Interview". */
    stages: v.optional(v.array(v.string()), []),
    /** What to have ready: "CV". */
    documents: v.optional(v.array(v.string()), []),
    /** Whom to ask: a name, an address, or both. */
    contact: v.optional(v.nullable(v.string())),
    /** The employer reads applications as they come, and may close before the deadline. */
    rolling: v.optional(v.boolean(), false),
  }),
})
