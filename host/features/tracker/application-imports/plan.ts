import type { ImportRow } from './rows'

export interface PlannedRow extends ImportRow {
  outcome: 'imported' | 'problem' | 'duplicate'
}

export interface KnownJob {
  ownId: number | null
  title: string
  company: string
  url: string | null
  location: string | null
  /** Only for a row: a job in the tracker with another deadline is the same job. */
  deadline?: string | null | undefined
}

interface Known {
  jobs: readonly KnownJob[]
  visibleIds: ReadonlySet<number>
}

/** A job that is no longer on the site becomes an external job. */
export function planRows(rows: readonly ImportRow[], { jobs, visibleIds }: Known): PlannedRow[] {
  const ownIds = new Set(jobs.flatMap(({ ownId }) => ownId ?? []))
  const known = groupByName(jobs)
  return rows.map(given => {
    const isOwn = given.ownId !== null && (ownIds.has(given.ownId) || visibleIds.has(given.ownId))
    const row = isOwn ? { ...given, problems: [] } : { ...given, ownId: null }
    if (row.problems.length > 0) {
      return { ...row, outcome: 'problem' }
    }
    const job = jobOf(row)
    const isKnown = row.ownId === null ? isSame(known, job) : ownIds.has(row.ownId)
    if (row.ownId !== null) {
      ownIds.add(row.ownId)
    } else if (!isKnown) {
      remember(known, job)
    }
    return { ...row, outcome: isKnown ? 'duplicate' : 'imported' }
  })
}

const jobOf = ({ title, company, job }: ImportRow): KnownJob => ({
  ownId: null,
  title,
  company,
  url: job?.url ?? null,
  location: job?.location ?? null,
  deadline: job?.deadline ?? null,
})

interface ByName {
  names: Map<string, KnownJob[]>
  urls: Set<string>
}

function groupByName(jobs: readonly KnownJob[]): ByName {
  const known: ByName = { names: new Map(), urls: new Set() }
  jobs.forEach(job => remember(known, job))
  return known
}

function remember({ names, urls }: ByName, job: KnownJob): void {
  names.set(keyOf(job), [...(names.get(keyOf(job)) ?? []), job])
  if (job.url) {
    urls.add(urlKey(job.url))
  }
}

/** Jobs with the same names differ if both have an address, a place or a deadline, and these differ. */
function isSame({ names, urls }: ByName, job: KnownJob): boolean {
  if (job.url && urls.has(urlKey(job.url))) {
    return true
  }
  return (names.get(keyOf(job)) ?? []).some(
    other =>
      other.ownId !== null ||
      !(
        differ(other.url && urlKey(other.url), job.url && urlKey(job.url)) ||
        differ(other.location?.toLowerCase(), job.location?.toLowerCase()) ||
        differ(other.deadline, job.deadline)
      ),
  )
}

const differ = (a: string | null | undefined, b: string | null | undefined): boolean => Boolean(a && b && a !== b)
const keyOf = ({ title, company }: KnownJob) => `${title} at ${company}`.toLocaleLowerCase('en-GB')
const urlKey = (url: string) => url.replace(/\/+$/, '')
