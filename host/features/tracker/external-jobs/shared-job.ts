import * as v from 'valibot'
import { dayOfText } from '../../../lib/day-of-text'
import { readAddress } from './address'
import { readAdvert } from './advert-text'

const MAX_LENGTH = 150
const MAX_SALARY_LENGTH = 100
const MAX_ADVERT_LENGTH = 20_000
const Text = v.fallback(v.optional(v.string(), ''), '')

/**
 * The fields of "Add a job" that an address may fill in: from the bookmark, a pasted address, or the share menu of a
 * phone, which may put the address or the whole advert into `text`.
 */
export const SharedJob = v.object({
  url: Text,
  jobTitle: Text,
  companyName: Text,
  location: Text,
  salaryText: Text,
  deadline: Text,
  text: Text,
})

export const PastedAdvert = v.object({
  advert: v.pipe(
    v.string('Paste the text of the advert'),
    v.trim(),
    v.nonEmpty('Paste the text of the advert'),
    v.maxLength(MAX_ADVERT_LENGTH, 'The text must be 20,000 characters or fewer'),
  ),
})

/** Returns the address of "Add a job" with the values that the text of an advert gives. */
export function addressForAdvert(advert: string, now: Date): string {
  const values = Object.entries(readSharedJob(v.parse(SharedJob, { text: advert }), now)).filter(([, value]) => value)
  return `/dashboard/external-jobs/new?${new URLSearchParams(values).toString()}`
}

/** Returns the values of the form. What is not given is read from the text, then guessed from the address. */
export function readSharedJob({ url, text, deadline, ...given }: v.InferOutput<typeof SharedJob>, now: Date) {
  const address = url.trim() || (/https:\/\/\S+/.exec(text)?.[0] ?? '')
  const [guessed, read] = [readAddress(address), readAdvert(text, now)]
  const cut = (value: string) => value.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
  return {
    url: address,
    jobTitle: cut(given.jobTitle || read.jobTitle) || guessed.jobTitle,
    companyName: cut(given.companyName || read.companyName) || guessed.companyName,
    location: cut(given.location || read.location),
    salaryText: cut(given.salaryText || read.salaryText).slice(0, MAX_SALARY_LENGTH),
    deadline: dayOfText(deadline, now) ?? read.deadline,
  }
}
