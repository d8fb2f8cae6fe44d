import { inTransaction } from '../../../db/transaction'
import type { Transaction } from '../../../db/transaction'
import { nextMailTime } from '../../../lib/london-time'
import { inSlices } from '../../../lib/slices'
import { enqueueMails } from '../../../queue/mail'
import type { Services } from '../../../services'
import { chooseGroups, newFor } from './choose'
import {
  type DueSearch,
  findOpenJobs,
  findUnwanted,
  insertDigests,
  listDueSearches,
  moveMarks,
  readMatches,
} from './digest-queries'
import { type AlertRun, type Candidate, listPeople } from './match-queries'

export async function mailMatches(services: Services, run: AlertRun, candidates: readonly Candidate[]): Promise<void> {
  const known = new Map(candidates.map(job => [job.id, job]))
  let after = 0
  await inSlices(async limit => {
    const people = await listPeople(services.db, run, { after, limit })
    if (people.length > 0) {
      await mailPeople(services, run, { people, candidates: known })
    }
    after = people.at(-1) ?? after
    return people.length
  })
}

interface Page {
  people: readonly number[]
  candidates: ReadonlyMap<number, Candidate>
}

/** One transaction, so that a rerun neither repeats nor loses a mail. */
async function mailPeople({ db, queue }: Services, run: AlertRun, { people, candidates }: Page): Promise<void> {
  await inTransaction(db, async trx => {
    const searches = await listDueSearches(trx, people, run)
    const found = await loadFound(trx, run, { searches, candidates })
    const digests = [...groupByPerson(searches)].flatMap(([userId, own]) => {
      const groups = chooseGroups(own, found)
      return groups.length > 0 ? [{ userId, groups }] : []
    })
    await moveMarks(
      trx,
      searches.map(({ id }) => id),
      run,
    )
    if (digests.length > 0) {
      const startAfter = nextMailTime(run.at)
      await enqueueMails(queue, trx, {
        mail: 'alert-digest',
        ids: await insertDigests(trx, digests, run),
        ...(startAfter > run.at ? { startAfter } : {}),
      })
    }
  })
}

async function loadFound(
  trx: Transaction,
  run: AlertRun,
  { searches, candidates }: { searches: readonly DueSearch[]; candidates: Page['candidates'] },
) {
  const matches = await readMatches(trx, run, [...new Set(searches.map(({ url }) => url))])
  const pairs = searches.flatMap(search =>
    newFor(search, { matches, candidates }).map(({ id }) => ({ userId: search.user_id, id })),
  )
  const jobIds = pairs.map(({ id }) => id)
  const [open, unwanted] = [
    await findOpenJobs(trx, [...new Set(jobIds)], run),
    await findUnwanted(trx, { userIds: pairs.map(({ userId }) => userId), jobIds }),
  ]
  const isWanted = (userId: number, id: number) => open.has(id) && !unwanted.has(`${userId} ${id}`)
  return { matches, candidates, isWanted }
}

function groupByPerson(searches: readonly DueSearch[]): Map<number, DueSearch[]> {
  const people = new Map<number, DueSearch[]>()
  for (const search of searches) {
    people.set(search.user_id, [...(people.get(search.user_id) ?? []), search])
  }
  return people
}
