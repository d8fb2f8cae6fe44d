import * as v from 'valibot'
import { OneLine } from './account'
import type { CallContracts } from './call-contract'
import { itemId } from './fields'
import { AppTrackerStages } from './tracker'

const NO_TITLE = 'Enter the job title'
const NO_EMPLOYER = 'Choose or enter the employer'
const NO_HTTPS = 'Enter a web address that starts with https://'
const NO_DATE = 'Deadline must be a real date'

/** Optional text in one line; empty text means none. */
const textField = (label: string, maxLength: number) =>
  v.nullish(
    v.pipe(
      v.string(`${label} must be text`),
      OneLine,
      v.maxLength(maxLength, `${label} must be ${maxLength} characters or fewer`),
      v.transform(text => text || null),
    ),
  )

/** Accepts an empty text or an https address. Credentials in an address would disguise its host. */
function isWebAddress(text: string): boolean {
  if (text === '') {
    return true
  }
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && /^https:\/\/[^\s\\@/?#]+([/?#][^\s\\]*)?$/i.test(text) && url.hostname !== ''
}

/** Returns whether `YYYY-MM-DD` exists: 30 February does not. */
function isRealDate(text: string): boolean {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text)
  return text === '' || (isDate && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text))
}

/** An address of another site; empty text means none. */
export const WebAddress = v.pipe(
  v.string(NO_HTTPS),
  v.trim(),
  v.maxLength(2000, 'Web address must be 2,000 characters or fewer'),
  v.check(isWebAddress, NO_HTTPS),
  v.transform(text => text || null),
)

const optionalFields = {
  /** An employer of this site, which takes precedence over `companyName`. */
  companyId: v.nullish(itemId(NO_EMPLOYER)),
  companyName: textField('Employer', 150),
  url: v.nullish(WebAddress),
  location: textField('Place', 150),
  salaryText: textField('Salary', 100),
  deadline: v.nullish(
    v.pipe(
      v.string(NO_DATE),
      v.trim(),
      v.check(isRealDate, NO_DATE),
      v.transform(text => text || null),
    ),
  ),
}

const JobTitle = v.pipe(
  v.string(NO_TITLE),
  OneLine,
  v.nonEmpty(NO_TITLE),
  v.maxLength(150, 'Job title must be 150 characters or fewer'),
)

const ExternalJob = v.object({
  id: v.number(),
  type: v.literal('external-jobs'),
  companyId: v.nullable(v.number()),
  companyName: v.string(),
  jobTitle: v.string(),
  url: v.nullable(v.string()),
  location: v.nullable(v.string()),
  salaryText: v.nullable(v.string()),
  /** `YYYY-MM-DD`: the job closes at the end of that day in London. */
  deadline: v.nullable(v.string()),
  appTrackerStages: AppTrackerStages,
  /** Warnings that do not stop the job from being stored, by field. */
  warnings: v.optional(v.record(v.string(), v.array(v.string()))),
})

const params = v.object({ id: itemId('Give the id of the job') })

export const externalJobCalls = {
  'GET /ajax/user/external-jobs': { answer: v.object({ externalJobs: v.array(ExternalJob) }) },
  'POST /ajax/user/external-jobs': {
    body: v.pipe(
      v.object({ jobTitle: v.optional(JobTitle, ''), ...optionalFields }),
      v.forward(
        v.partialCheck(
          [['companyId'], ['companyName']],
          ({ companyId, companyName }) => Boolean(companyId ?? companyName),
          NO_EMPLOYER,
        ),
        ['companyName'],
      ),
    ),
    answer: ExternalJob,
  },
  'GET /ajax/user/external-jobs/:id': { params, answer: ExternalJob },
  /** Changes only the given fields. */
  'PUT /ajax/user/external-jobs/:id': {
    params,
    body: v.object({ jobTitle: v.optional(JobTitle), ...optionalFields }),
    answer: ExternalJob,
  },
  'DELETE /ajax/user/external-jobs/:id': { params },
} satisfies CallContracts
