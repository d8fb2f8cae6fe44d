import { DAY } from '../../../lib/durations'
import { invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { presentCard } from '../../public/jobs'
import { jobCards, matchJobs, parseSearch } from '../../public/search'
import { chooseShown } from './choose'
import { listRecentJobs } from './queries'

/** Returns the jobs that mails of the last seven days would have listed. Throws 422 for an invalid address. */
export async function loadPreview({ db, clock }: Services, userId: number, address: string) {
  const search = await parseSearch(db, address)
  if (!search) {
    throw invalid({ url: ['This is not the address of a search'] }, 'This is not the address of a search')
  }
  const now = clock.now()
  const rows = await listRecentJobs(db, {
    userId,
    since: new Date(now.getTime() - 7 * DAY),
    closesAfter: new Date(now.getTime() + DAY),
  })
  const matches = new Set(await matchJobs(db, search.url, { ids: rows.map(({ id }) => id), now }))
  const recent = rows.filter(({ id }) => matches.has(id))
  const cards = await jobCards(
    db,
    chooseShown(recent).map(({ id }) => id),
    now,
  )
  const jobs = cards.map(row => presentCard(row, now))
  return {
    name: search.name,
    url: search.url,
    total: recent.length,
    jobs: jobs.map(({ id, title, url, company, closes }) => ({ id, title, url, company: company.name, closes })),
  }
}
