import type { Services } from '../../../services'
import { readContactPreferences } from '../../account/profile'
import { presentCard } from '../jobs'
import { listCandidates, listCards } from './candidate-queries'
import { readSignals, type Signals } from './signal-queries'
import { chooseBest, reasonOf } from './view'

const LIMIT = 6
const LIMIT_UNKNOWN = 3

/**
 * Returns at most six matching jobs, each with its reason. `state` is `off` for users who do not want suggestions or
 * are treated as minors. It is `unknown` for users without any data to match: they get three of the newest jobs.
 */
export async function loadRecommendations({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number) {
  const now = clock.now()
  const { recommendations } = await readContactPreferences(db, userId, now)
  if (!recommendations) {
    return { state: 'off' as const, jobs: [] }
  }
  const signals = await readSignals(db, userId, now)
  const isKnown = hasSignals(signals)
  const candidates = await listCandidates(db, userId, { signals, now, anyTopic: !isKnown })
  const best = chooseBest(candidates, isKnown ? LIMIT : LIMIT_UNKNOWN)
  const ids = best.map(({ id }) => id)
  const rows = await listCards(db, ids, now)
  const jobs = best.flatMap(candidate => {
    const row = rows.find(({ id }) => id === candidate.id)
    const reason = isKnown ? reasonOf(candidate, signals) : 'One of the newest jobs'
    return row ? [{ reason, job: presentCard(row, now) }] : []
  })
  return { state: isKnown ? ('ready' as const) : ('unknown' as const), jobs }
}

const hasSignals = ({ areaId, typeIds, roleIds, behaviour }: Signals) =>
  areaId !== null || [typeIds, roleIds, behaviour].some(({ length }) => length > 0)
