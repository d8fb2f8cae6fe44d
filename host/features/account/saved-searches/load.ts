import type { Db } from '../../../db/tables'
import type { Services } from '../../../services'
import { matchJobs } from '../../public/search'
import { numberListedJobs } from './listed-job-commands'
import { listNewJobs, listSearches, type SearchRow } from './queries'
import { presentSaved, presentSearch } from './view'

const MAX_COUNTED = 1000

/** Includes the number of jobs that are new since the user last ran each search. */
export async function loadSearches({ db, clock }: Services, userId: number) {
  const rows = await listSearches(db, userId)
  return rows.length > 0 ? presentRows(db, rows, { userId, now: clock.now() }) : []
}

/** For pages that do not show the number of new jobs. */
export async function loadSaved({ db }: Services, userId: number) {
  return (await listSearches(db, userId)).map(presentSaved)
}

export async function loadSearch({ db, clock }: Services, userId: number, row: SearchRow) {
  const [search] = await presentRows(db, [row], { userId, now: clock.now() })
  return search ?? presentSearch(row, 0)
}

async function presentRows(db: Db, rows: readonly SearchRow[], { userId, now }: { userId: number; now: Date }) {
  await numberListedJobs(db, now)
  const after = Math.min(...rows.map(row => row.seen_number))
  const jobs = await listNewJobs(db, { userId, after, limit: MAX_COUNTED })
  return Promise.all(
    rows.map(async row => {
      const ids = jobs.filter(({ number }) => (number ?? 0) > row.seen_number).map(({ job_id }) => job_id)
      const matches = await matchJobs(db, row.url, { ids, now })
      return presentSearch(row, matches.length)
    }),
  )
}
