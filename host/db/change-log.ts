/** With more subjects than this, the log marks everything as changed. */
const MAX_SUBJECTS = 10_000

interface ChangeLog {
  version: () => number
  add: (changes: readonly [transaction: string, subject: string][]) => boolean
  isUnchangedSince: (version: number, subjects?: readonly string[]) => boolean
}

export function createChangeLog(limit = MAX_SUBJECTS): ChangeLog {
  let version = 0
  let allChangedAt = 0
  const changedAt = new Map<string, number>()
  /** The next check may return the same transactions again. */
  let known = new Set<string>()

  const mark = (subject: string) => {
    if (subject === 'all' || changedAt.size >= limit) {
      allChangedAt = version
      changedAt.clear()
    } else {
      changedAt.set(subject, version)
    }
  }

  return {
    version: () => version,
    add(changes) {
      const fresh = changes.filter(([transaction]) => !known.has(transaction))
      known = new Set(changes.map(([transaction]) => transaction))
      if (fresh.length > 0) {
        version += 1
        fresh.forEach(([, subject]) => mark(subject))
      }
      return fresh.length > 0
    },
    isUnchangedSince: (since, subjects) =>
      subjects
        ? allChangedAt <= since && subjects.every(subject => (changedAt.get(subject) ?? 0) <= since)
        : version === since,
  }
}
