import type { Services } from '../../../services'
import { contactPreferencesOf } from '../../account/profile'
import { presentCard } from '../jobs'
import { listMatches } from './candidate-queries'
import { readSignals, type Signals } from './signal-queries'
import { reasonOf } from './view'

const LIMIT = 6
const LIMIT_UNKNOWN = 3

/**
 * Returns at most six matching jobs, each with its reason. `state` is `off` for users who do not want suggestions or
 * are treated as minors. It is `unknown` for users without any data to match: they get three of the newest jobs.
 */
export async function loadRecommendations({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number) {
  const now = clock.now()
  const signals = await readSignals(db, userId, now)
  if (!contactPreferencesOf(signals, now).recommendations) {
    return { state: 'off' as const, jobs: [] }
  }
  const isKnown = hasSignals(signals)
  const limit = isKnown ? LIMIT : LIMIT_UNKNOWN
  const rows = await listMatches(db, userId, { signals, now, anyTopic: !isKnown, limit })
  const jobs = rows.map(row => ({
    reason: isKnown ? reasonOf(row, signals) : 'One of the newest jobs',
    job: presentCard(row, now),
  }))
  return { state: isKnown ? ('ready' as const) : ('unknown' as const), jobs }
}

const hasSignals = ({ areaId, typeIds, roleIds, behaviour }: Signals) =>
  areaId !== null || [typeIds, roleIds, behaviour].some(({ length }) => length > 0)
