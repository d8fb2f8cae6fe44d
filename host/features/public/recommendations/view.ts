import { counted } from '../../../lib/formats'
import type { Candidate } from './candidate-queries'
import type { Signals } from './signal-queries'

const MAX_OF_EMPLOYER = 2
/** More would not fit on one line. */
const MAX_REASONS = 2

export function chooseBest(candidates: readonly Candidate[], limit: number): Candidate[] {
  const counts = new Map<number, number>()
  return candidates
    .filter(({ companyId }) => {
      const count = (counts.get(companyId) ?? 0) + 1
      counts.set(companyId, count)
      return count <= MAX_OF_EMPLOYER
    })
    .slice(0, limit)
}

/** "Because you study physical sciences and saved 2 jobs in Software" */
export function reasonOf(candidate: Candidate, signals: Signals): string {
  const role = signals.behaviour.find(({ id }) => candidate.roleIds.includes(id))
  const reasons = [
    candidate.isArea && signals.area ? `study ${signals.area.toLowerCase()}` : undefined,
    role &&
      (role.saved > 0 ? `saved ${counted(role.saved, 'job')}` : `looked at ${counted(role.viewed, 'job')}`) +
        ` in ${role.name}`,
    candidate.isWantedRole ? 'look for this kind of work' : undefined,
    candidate.isType ? 'look for this type of job' : undefined,
    candidate.isEmployer ? 'saved a job of this employer' : undefined,
  ].filter(reason => reason !== undefined)
  return `Because you ${reasons.slice(0, MAX_REASONS).join(' and ')}`
}
