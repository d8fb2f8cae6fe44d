/** The most jobs of one search in one mail, and of one employer among them. */
const MOST_JOBS = 10
const MOST_OF_EMPLOYER = 2

/** Returns the jobs of a search that a mail shows: the first ten, two of an employer at most. */
export function chooseShown<T extends { company_id: number }>(rows: readonly T[]): T[] {
  const counts = new Map<number, number>()
  const isShown = ({ company_id }: T) => {
    const count = (counts.get(company_id) ?? 0) + 1
    counts.set(company_id, count)
    return count <= MOST_OF_EMPLOYER
  }
  return rows.filter(isShown).slice(0, MOST_JOBS)
}
