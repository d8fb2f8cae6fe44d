import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/**
 * Facts about an employer: industry, size, head office, founded, website, offices, visa sponsorship and the months in
 * which its jobs usually open. Unknown facts are left out. If there is more than the card can show (all offices, a
 * calendar of the months, an explanation of visa sponsorship), "More about {name}" opens a dialog; without script it
 * expands inside the card. Without any facts the widget renders nothing.
 *
 * @example { "name": "Halden Rail", "industry": "Engineering", "size": "1,000 to 4,999 people" }
 */
export const contract = defineContract({
  name: 'info-summary',
  mount: 'visible',
  props: v.object({
    /** Name of the employer. */
    name: v.string(),
    /** Text of the heading. */
    heading: v.optional(v.string(), 'At a glance' satisfies Text),
    /** Level of the heading. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** Name of the industry. */
    industry: v.optional(v.nullable(v.string())),
    /** List of employers in the industry. */
    industryUrl: v.optional(v.string()),
    /** Number of employees as text: "1,000 to 4,999 people". */
    size: v.optional(v.nullable(v.string())),
    /** Town of the head office. */
    headOffice: v.optional(v.nullable(v.string())),
    /** Year. */
    founded: v.optional(v.nullable(v.number())),
    /** `host` is the text of the link: "haldenrail.example". */
    website: v.optional(v.nullable(v.object({ url: v.string(), host: v.string() }))),
    /** Towns with an office. */
    offices: v.optional(v.array(v.string()), []),
    /** Whether the employer is licensed to sponsor visas. */
    visaLicence: v.optional(v.picklist(['yes', 'no', 'unknown']), 'unknown'),
    /** Months from 1 to 12 in which past jobs opened. */
    opensMonths: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))), []),
    /** The source of facts that the employer has not confirmed, shown below them. */
    source: v.optional(v.nullable(v.string())),
  }),
  events: {
    /** A visitor opened the dialog. */
    'info-summary:opened': v.object({}),
  },
})
