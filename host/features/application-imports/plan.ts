import type { ListedJob } from '../saved-items'
import type { ImportRow } from './rows'

/** What becomes of a row. */
export interface PlannedRow extends ImportRow {
  outcome: 'imported' | 'problem' | 'duplicate'
}

const keyOf = (title: string, company: string) => `${title} at ${company}`.toLocaleLowerCase('en-GB')
const urlKey = (url: string) => url.replace(/\/+$/, '')

/** Decides for each row: rows with a problem and jobs that are in the tracker already are left out. */
export function planRows(rows: readonly ImportRow[], jobs: readonly ListedJob[]): PlannedRow[] {
  const known = new Set(
    jobs.flatMap(({ title, company, url }) => [keyOf(title, company), ...(url ? [urlKey(url)] : [])]),
  )
  const ownIds = new Set(jobs.filter(({ type }) => type === 'jobs').map(({ id }) => id))
  return rows.map(row => {
    if (row.problems.length > 0) {
      return { ...row, outcome: 'problem' }
    }
    const keys =
      row.ownId === null ? [keyOf(row.title, row.company), ...(row.job?.url ? [urlKey(row.job.url)] : [])] : []
    const isKnown = row.ownId === null ? keys.some(key => known.has(key)) : ownIds.has(row.ownId)
    keys.forEach(key => known.add(key))
    if (row.ownId !== null) {
      ownIds.add(row.ownId)
    }
    return { ...row, outcome: isKnown ? 'duplicate' : 'imported' }
  })
}
