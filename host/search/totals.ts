import type { Db } from '../db/tables'
import { type Scope, SCOPES } from './address'
import { inScope } from './address/state'
import { countOnly } from './engine'
import { queryOf, resolveSearch, withSort } from './resolve'
import type { ResolvedSearch } from './resolved-search'
import { listWider } from './wider'

/** How many the other two lists have with the same words, place and industry. */
export async function countOthers(db: Db, resolved: ResolvedSearch, now: Date): Promise<Map<Scope, number>> {
  const { effective, choices } = resolved
  const counts = SCOPES.filter(scope => scope !== effective.scope).map(async scope => {
    const other = inScope(effective, scope)
    const shared = choices.filter(({ key }) => other.filters[key])
    return [scope, await countSearch(db, { ...resolved, effective: other, choices: shared }, now)] as const
  })
  return new Map(await Promise.all(counts))
}

/**
 * How many the list at the address of `effective` holds. The same words may mean other things there, as in another list
 * or without a filter they are read again.
 */
export async function countSearch(db: Db, resolved: ResolvedSearch, now: Date): Promise<number> {
  const { effective } = resolved
  const there = effective.search === '' ? resolved : await resolveSearch(db, effective, resolved)
  return there ? countWider(db, there, now) : 0
}

/** How many have the words or, where none has, less than all of them. */
async function countWider(db: Db, resolved: ResolvedSearch, now: Date): Promise<number> {
  const total = await countOnly(db, queryOf(resolved, now))
  return total > 0 ? total : ((await findWider(db, resolved, now))?.total ?? 0)
}

/** The nearest search that finds anything, from one that finds nothing, with its total and what the page says of it. */
export async function findWider(db: Db, resolved: ResolvedSearch, now: Date) {
  for (const { note, ...wider } of listWider(resolved)) {
    const attempt = withSort({ ...resolved, ...wider })
    const total = await countOnly(db, queryOf(attempt, now))
    if (total > 0) {
      return { resolved: attempt, total, note }
    }
  }
  return undefined
}

/** How many results of the list the person who asks has hidden. */
export async function countHidden(db: Db, resolved: ResolvedSearch, { now, total }: { now: Date; total: number }) {
  return resolved.hidden ? (await countOnly(db, queryOf({ ...resolved, hidden: undefined }, now))) - total : 0
}
