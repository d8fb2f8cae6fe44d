import * as v from 'valibot'
import { dayOfText } from '../../lib/day-of-text'
import { readAddress } from './address'

const LONGEST = 150
const Text = v.fallback(v.optional(v.string(), ''), '')

/**
 * The fields of "Add a job" that an address may fill in: from the bookmark, a pasted address, or the share menu of a
 * phone, which may put the address into `text`.
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

/** Returns the values of the form; a title or an employer that is not given is guessed from the address. */
export function readSharedJob({ url, text, deadline, ...given }: v.InferOutput<typeof SharedJob>, now: Date) {
  const address = url.trim() || (/https:\/\/\S+/.exec(text)?.[0] ?? '')
  const guessed = readAddress(address)
  const cut = (value: string) => value.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
  return {
    url: address,
    jobTitle: cut(given.jobTitle) || guessed.jobTitle,
    companyName: cut(given.companyName) || guessed.companyName,
    location: cut(given.location),
    salaryText: cut(given.salaryText),
    deadline: dayOfText(deadline, now) ?? '',
  }
}
