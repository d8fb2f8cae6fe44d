import { chooseShown } from '../saved-searches'
import type { DigestGroup, DueSearch } from './digest-queries'
import type { Candidate } from './match-queries'

export interface Found {
  /** By address, newest first. */
  matches: ReadonlyMap<string, readonly number[]>
  candidates: ReadonlyMap<number, Candidate>
  isWanted: (userId: number, jobId: number) => boolean
}

export const newFor = (
  { url, mailed_number }: DueSearch,
  { matches, candidates }: Pick<Found, 'matches' | 'candidates'>,
): Candidate[] =>
  (matches.get(url) ?? []).flatMap(id => {
    const job = candidates.get(id)
    return job && job.number > mailed_number ? [job] : []
  })

/** Groups a user's new jobs by search. A job that matches two searches is shown once, in the first. */
export function chooseGroups(searches: readonly DueSearch[], found: Found): DigestGroup[] {
  const shown = new Set<number>()
  return searches.flatMap(search => {
    const others = newFor(search, found).filter(({ id }) => !shown.has(id) && found.isWanted(search.user_id, id))
    const jobIds = chooseShown(others).map(({ id }) => id)
    jobIds.forEach(id => shown.add(id))
    return jobIds.length > 0 ? [{ searchId: search.id, total: others.length, jobIds }] : []
  })
}
