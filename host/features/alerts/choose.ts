import { chooseShown } from '../saved-searches'
import type { DigestGroup, MatchRow } from './digest-queries'

/** Groups what is new for one person by search. A job that two searches found is shown once, in the first. */
export function chooseGroups(rows: readonly MatchRow[]): DigestGroup[] {
  const shown = new Set<number>()
  const searchIds = [...new Set(rows.map(row => row.search_id))]
  return searchIds.flatMap(searchId => {
    const others = rows.filter(row => row.search_id === searchId && !shown.has(row.job_id))
    const jobIds = chooseShown(others).map(({ job_id }) => job_id)
    jobIds.forEach(id => shown.add(id))
    return jobIds.length > 0 ? [{ searchId, total: others.length, jobIds }] : []
  })
}
