import type { Db } from '../db/tables'
import { findAlternatives } from './alternatives'
import type { Choice } from './choice-queries'
import { runQuery, type QueryResult } from './engine'
import { findMissingEmployer, ofEmployer } from './missing-employer-queries'
import { findNearMatches } from './near-match-queries'
import { listLabels } from './option-queries'
import { queryOf } from './resolve'
import type { ResolvedSearch } from './resolved-search'
import { countHidden, countOthers, findWider } from './totals'

export interface RunOptions {
  now: Date
  /** Ids of promoted jobs; the result lists the ones that match. */
  featured?: readonly number[]
}

/**
 * Returns a page of ids, totals, and the counts of every filter. If nothing is found, runs the nearest wider search
 * with results: `resolved` is that search, and `note` says what it leaves out.
 */
export async function runSearch(db: Db, search: ResolvedSearch, options: RunOptions) {
  const { now } = options
  // A search for reviews of one employer must not show reviews of others that mention it.
  const isReviews = search.effective.scope === 'reviews'
  const other = isReviews ? await findMissingEmployer(db, search, now) : undefined
  const original = other ? ofEmployer(search, other) : search
  const { resolved, list, note, tried } = await loadWider(db, original, options)
  const missing = isReviews ? other : await findMissingEmployer(db, resolved, now)
  const { total, spotSets } = list.found
  const [nearMatchIds, alternatives, hiddenCount] = await Promise.all([
    findNearMatches(db, original, { now, total, tried, shown: [...spotSets.keys()] }),
    total === 0 ? findAlternatives(db, resolved, now) : null,
    countHidden(db, resolved, { now, total }),
  ])
  return { resolved, note, ...list, nearMatchIds, alternatives, hiddenCount, missingEmployer: missing?.name }
}

export type SearchResult = Awaited<ReturnType<typeof runSearch>>

async function loadWider(db: Db, search: ResolvedSearch, options: RunOptions) {
  const list = await loadList(db, search, options)
  const [wider] = list.found.total === 0 ? await findWider(db, [search], options.now) : []
  return wider
    ? { ...wider, list: await loadList(db, wider.resolved, options) }
    : { resolved: search, note: null, tried: 0, list }
}

async function loadList(db: Db, resolved: ResolvedSearch, { now, featured = [] }: RunOptions) {
  const [found, others] = await Promise.all([
    runQuery(db, { ...queryOf(resolved, now), featured }),
    countOthers(db, resolved, now),
  ])
  const labels = await listLabels(db, {
    sets: resolved.effective.scope === 'companies' ? [] : setsOf(found),
    employers: [...employersOf(found), ...chosenEmployers(resolved.choices)],
  })
  return { found, ...labels, totals: others.set(resolved.effective.scope, found.total) }
}

const setsOf = ({ counts }: QueryResult) =>
  counts.filter(({ facet }) => facet === 'type' || facet === 'role' || facet === 'for').map(({ value }) => value)
const employersOf = ({ counts }: QueryResult) =>
  counts.filter(({ facet }) => facet === 'company').map(({ value }) => value)
const chosenEmployers = (choices: readonly Choice[]) =>
  choices.filter(({ key }) => key === 'company').map(({ id }) => id)
