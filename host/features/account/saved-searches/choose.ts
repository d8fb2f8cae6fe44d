/** Limits of one mail, per search and per employer. */
const MAX_JOBS = 10
const MAX_OF_EMPLOYER = 2

export function chooseShown<T extends { companyId: number }>(jobs: readonly T[]): T[] {
  const counts = new Map<number, number>()
  const isShown = ({ companyId }: T) => {
    const count = (counts.get(companyId) ?? 0) + 1
    counts.set(companyId, count)
    return count <= MAX_OF_EMPLOYER
  }
  return jobs.filter(isShown).slice(0, MAX_JOBS)
}
