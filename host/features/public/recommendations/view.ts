import { counted } from '../../../lib/formats'
import type { Match } from './candidate-queries'
import type { Signals } from './signal-queries'

/** More would not fit on one line. */
const MAX_REASONS = 2

/** "Because you study physical sciences and saved 2 jobs in Software" */
export function reasonOf(match: Omit<Match, 'id' | 'place'>, signals: Signals): string {
  const role = signals.behaviour.find(({ id }) => match.roleIds.includes(id))
  const reasons = [
    match.isArea && signals.area ? `study ${signals.area.toLowerCase()}` : undefined,
    role &&
      (role.saved > 0 ? `saved ${counted(role.saved, 'job')}` : `looked at ${counted(role.viewed, 'job')}`) +
        ` in ${role.name}`,
    match.isWantedRole ? 'look for this kind of work' : undefined,
    match.isType ? 'look for this type of job' : undefined,
    match.isEmployer ? 'saved a job of this employer' : undefined,
  ].filter(reason => reason !== undefined)
  return `Because you ${reasons.slice(0, MAX_REASONS).join(' and ')}`
}
