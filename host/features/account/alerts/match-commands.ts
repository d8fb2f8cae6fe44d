import { DAY } from '../../../lib/durations'
import { inSlices } from '../../../lib/slices'
import type { Services } from '../../../services'
import { createMatcher } from '../../public/search'
import { type AlertRun, type Candidate, insertMatches, listAddresses, listCandidates } from './match-queries'

/** Matches each distinct address once. Returns the new jobs. */
export async function findMatches({ db }: Pick<Services, 'db'>, run: AlertRun): Promise<Candidate[]> {
  const candidates = await listCandidates(db, run, { closesAfter: new Date(run.at.getTime() + DAY) })
  if (candidates.length === 0) {
    return []
  }
  const numberOf = new Map(candidates.map(({ id, number }) => [id, number]))
  const newestFirst = (a: number, b: number) => (numberOf.get(b) ?? 0) - (numberOf.get(a) ?? 0)
  const matcher = await createMatcher(db, { run: run.id, ids: [...numberOf.keys()], now: run.at })
  let after = ''
  await inSlices(async limit => {
    const { addresses, last } = await listAddresses(db, run, { after, limit })
    const matches = [...(await matcher.match(addresses))].filter(([, ids]) => ids.length > 0)
    await insertMatches(
      db,
      run,
      matches.map(([url, ids]) => ({ url, job_ids: [...ids].sort(newestFirst) })),
    )
    after = last ?? after
    return last === undefined ? 0 : limit
  })
  return candidates
}
