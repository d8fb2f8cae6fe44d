/** The most jobs per search in one mail, and per employer among them. */
const MOST_JOBS = 10
const MOST_OF_EMPLOYER = 2

/** Returns the jobs of a search for a mail: the first ten, at most two per employer. */
export function chooseShown<T extends { companyId: number }>(jobs: readonly T[]): T[] {
  const counts = new Map<number, number>()
  const isShown = ({ companyId }: T) => {
    const count = (counts.get(companyId) ?? 0) + 1
    counts.set(companyId, count)
    return count <= MOST_OF_EMPLOYER
  }
  return jobs.filter(isShown).slice(0, MOST_JOBS)
}
