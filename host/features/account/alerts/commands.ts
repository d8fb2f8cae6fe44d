import { dayOf } from '../../../lib/london-time'
import type { Services } from '../../../services'
import { numberInSlices } from '../saved-searches'
import { mailMatches } from './mail-commands'
import { findMatches } from './match-commands'
import { type AlertRun, deleteRun, insertRun } from './match-queries'

const FRIDAY = 5

type AlertKind = 'daily' | 'weekly'

/**
 * Matches the new jobs once for all equal searches. May be rerun at any point: marks move in the transaction that adds
 * the mail, and a user gets one digest a day. On Fridays users with weekly searches get everything at 17:00.
 */
export async function sendAlerts(services: Services, kind: AlertKind, at: Date): Promise<void> {
  const run = await startRun(services, kind, at)
  const candidates = await findMatches(services, run)
  await mailMatches(services, run, candidates)
  await deleteRun(services.db, run)
}

export async function startRun({ db }: Pick<Services, 'db'>, kind: AlertKind, at: Date): Promise<AlertRun> {
  const newest = await numberInSlices(db, at)
  const isFriday = new Date(`${dayOf(at)}T12:00:00Z`).getUTCDay() === FRIDAY
  return {
    id: await insertRun(db, at),
    at,
    day: dayOf(at),
    frequencies: kind === 'daily' ? ['daily'] : ['daily', 'weekly'],
    skipsWeekly: kind === 'daily' && isFriday,
    newest,
  }
}
