import { EmailAddress } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { ReportType } from '../../../db/tables'
import { Id } from '../../../http/inputs'

export const REASONS = {
  job: {
    closed: 'It is closed',
    'wrong-link': 'The link is wrong or broken',
    'unpaid-or-illegal': 'It is unpaid or breaks the law',
    duplicate: 'It is listed twice',
    discrimination: 'It discriminates against people',
    other: 'Something else',
  },
  review: {
    'names-a-person': 'It names a person',
    'not-first-hand': 'The author did not do this job',
    abusive: 'It is abusive or hateful',
    confidential: 'It gives away something confidential',
    advert: 'It is an advert, or was paid for',
    legal: 'It breaks the law, or says something untrue about me',
    other: 'Something else',
  },
  company: {
    'wrong-facts': 'Facts are wrong or out of date',
    'wrong-pictures': 'The pictures or the logo are wrong',
    'not-real': 'This employer does not exist, or pretends to be another',
    duplicate: 'It is listed twice',
    other: 'Something else',
  },
} as const satisfies Readonly<Record<ReportType, Readonly<Record<string, string>>>>

/** Only predefined texts, because the subject of a mail may contain a reason. */
type ReasonText = { [T in ReportType]: (typeof REASONS)[T][keyof (typeof REASONS)[T]] }[ReportType]

const types = Object.keys(REASONS) as ReportType[]

export function reasonOf(type: ReportType, reason: string): ReasonText | undefined {
  const reasons: Readonly<Record<string, ReasonText>> = REASONS[type]
  return Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
}

export const ByTypeAndId = v.object({ type: v.picklist(types), id: Id })

export const ReportForm = v.object({
  reason: v.pipe(v.optional(v.string('Choose a reason'), ''), v.nonEmpty('Choose a reason')),
  detail: v.pipe(
    v.optional(v.string('Tell us what is wrong'), ''),
    v.transform(text => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim()),
    v.maxLength(1000, 'Details must be 1,000 characters or fewer'),
  ),
  /** Optional for visitors. For signed-in users the account's address is used. */
  email: v.pipe(
    v.optional(v.string('Enter your email address'), ''),
    v.trim(),
    v.toLowerCase(),
    v.check(
      text => text === '' || v.is(EmailAddress, text),
      'Enter an email address in the right format, like name@example.ac.uk',
    ),
  ),
})
export type ReportInput = v.InferOutput<typeof ReportForm>
