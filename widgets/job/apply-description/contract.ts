import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/**
 * How to apply for a job: the instructions in the advert, the steps, the documents to prepare, the stages of the
 * selection as a numbered timeline, a contact, and a note on adjustments, which is always shown. It is complete without
 * script. With script, the ticks in the list of documents are remembered while the tab is open. Web and email addresses
 * in the texts become links.
 *
 * @example { "id": 12, "employer": "Halden Rail", "text": ["Send a CV of two pages at most."] }
 */
export const contract = defineContract({
  name: 'apply-description',
  mount: 'visible',
  props: v.object({
    /** Id of the job. */
    id: v.number(),
    /** Name of the employer. */
    employer: v.string(),
    /** Text of the heading. */
    heading: v.optional(v.string(), 'How to apply' satisfies Text),
    /** Level of the heading. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** Instructions in the advert, as paragraphs of plain text. */
    text: v.optional(v.array(v.string()), []),
    /** What to do, in order. */
    steps: v.optional(v.array(v.string()), []),
    /** Stages of the selection: "Online test", "Interview". */
    stages: v.optional(v.array(v.string()), []),
    /** Documents to prepare: "CV". */
    documents: v.optional(v.array(v.string()), []),
    /** Who to contact: a name, an address, or both. */
    contact: v.optional(v.nullable(v.string())),
    /** The employer reviews applications as they arrive and may close before the deadline. */
    rolling: v.optional(v.boolean(), false),
  }),
})
