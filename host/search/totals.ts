import type { Db } from '../db/tables'
import { type Scope, SCOPES } from './address'
import { inScope } from './address/state'
import { countEach, findFirsts } from './engine'
import { queryOf, resolveSearch, withSort } from './resolve'
import type { ResolvedSearch } from './resolved-search'
import { listWider } from './wider'

/** Keeps the words, the place and the industry. */
export async function countOthers(db: Db, resolved: ResolvedSearch, now: Date): Promise<Map<Scope, number>> {
  const { effective, choices } = resolved
  const scopes = SCOPES.filter(scope => scope !== effective.scope)
  const others = scopes.map(scope => {
    const other = inScope(effective, scope)
    return { ...resolved, effective: other, choices: choices.filter(({ key }) => other.filters[key]) }
  })
  const counts = await countSearches(db, others, now)
  return new Map(scopes.map((scope, i) => [scope, counts[i] ?? 0]))
}

/** Resolves the words again: they may mean something else in another list or without a filter. */
export async function countSearches(db: Db, searches: readonly ResolvedSearch[], now: Date): Promise<number[]> {
  const there = await Promise.all(
    searches.map(async one => (one.effective.search === '' ? one : await resolveSearch(db, one.effective, one))),
  )
  const found = there.flatMap(one => one ?? [])
  const totals = await countEach(
    db,
    found.map(one => queryOf(one, now)),
  )
  const empty = found.filter((_, i) => totals[i] === 0)
  const wider = await findWider(db, empty, now)
  return there.map(one => {
    const total = one ? (totals[found.indexOf(one)] ?? 0) : 0
    return one && total === 0 ? (wider[empty.indexOf(one)]?.total ?? 0) : total
  })
}

/** Returns the nearest wider search with results for each search, its total and the message of the page. */
export async function findWider(db: Db, searches: readonly ResolvedSearch[], now: Date) {
  const attempts = searches.map(resolved =>
    listWider(resolved).map(wider => ({ note: wider.note, resolved: withSort(wider.resolved) })),
  )
  const firsts = await findFirsts(
    db,
    attempts.map(row => row.map(({ resolved }) => queryOf(resolved, now))),
  )
  return firsts.map((first, n) => {
    const attempt = first && attempts[n]?.[first.index]
    return attempt && { ...attempt, total: first.total, tried: first.index + 1 }
  })
}

export async function countHidden(db: Db, resolved: ResolvedSearch, { now, total }: { now: Date; total: number }) {
  const [all = 0] = resolved.hidden ? await countEach(db, [queryOf({ ...resolved, hidden: undefined }, now)]) : [total]
  return all - total
}
