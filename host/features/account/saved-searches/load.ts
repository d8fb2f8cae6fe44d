import type { Services } from '../../../services'
import { matchJobs } from '../../public/search'
import { listSearches, listSearchesWithNewJobs, type SearchRow } from './queries'
import { presentSaved, presentSearch } from './view'

const MAX_COUNTED = 1000

/** Includes the number of jobs that are new since the user last ran each search; `id` restricts them to one. */
export async function loadSearches({ db, clock }: Services, userId: number, id?: number) {
  const now = clock.now()
  const rows = await listSearchesWithNewJobs(db, userId, { now, limit: MAX_COUNTED, id })
  return Promise.all(
    rows.map(async ({ new_ids: ids, ...row }) =>
      presentSearch(row, (await matchJobs(db, row.url, { ids, now })).length),
    ),
  )
}

/** For pages that do not show the number of new jobs. */
export async function loadSaved({ db }: Services, userId: number) {
  return (await listSearches(db, userId)).map(presentSaved)
}

export async function loadSearch(services: Services, userId: number, row: SearchRow) {
  const [search] = await loadSearches(services, userId, row.id)
  return search ?? presentSearch(row, 0)
}
