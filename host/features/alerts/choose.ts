import type { DigestGroup, MatchRow } from './digest-queries'

/** The most jobs of one search in one mail, and of one employer among them. */
export const MOST_JOBS = 10
export const MOST_OF_EMPLOYER = 2

/** Returns the jobs to show of one search: the first ones, two of an employer at most. */
export function chooseShown<T extends { company_id: number }>(rows: readonly T[]): T[] {
  const counts = new Map<number, number>()
  const isShown = ({ company_id }: T) => {
    const count = (counts.get(company_id) ?? 0) + 1
    counts.set(company_id, count)
    return count <= MOST_OF_EMPLOYER
  }
  return rows.filter(isShown).slice(0, MOST_JOBS)
}

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
