import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Facts about an employer: industry, size, head office, founded, website, offices, visa sponsorship and the months in
 * which its jobs usually open. What is not known is left out. Where there is more to tell than the card holds (all
 * offices, all months, what the visa line means), "More about {name}" opens it: a dialog with script, a part of the
 * card that unfolds without. Without any fact nothing is shown.
 *
 * @example { "name": "Halden Rail", "industry": "Engineering", "size": "1,000 to 4,999 people" }
 */
export const contract = defineContract({
  name: 'info-summary',
  mount: 'visible',
  props: v.object({
    /** The employer's name. */
    name: v.string(),
    heading: v.optional(v.string(), 'At a glance'),
    level: v.optional(v.picklist([2, 3]), 2),
    industry: v.optional(v.nullable(v.string())),
    industryUrl: v.optional(v.string()),
    /** As people say it: "1,000 to 4,999 people". */
    size: v.optional(v.nullable(v.string())),
    headOffice: v.optional(v.nullable(v.string())),
    founded: v.optional(v.nullable(v.number())),
    /** `host` is what is shown: "haldenrail.example". */
    website: v.optional(v.nullable(v.object({ url: v.string(), host: v.string() }))),
    offices: v.optional(v.array(v.string()), []),
    visaLicence: v.optional(v.picklist(['yes', 'no', 'unknown']), 'unknown'),
    /** Months 1 to 12, from past jobs. */
    opensMonths: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))), []),
  }),
  events: {
    /** A visitor opened the dialog. */
    'info-summary:opened': v.object({}),
  },
})
