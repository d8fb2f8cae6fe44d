import { LRUCache } from 'lru-cache'
import type { Db } from '../db/tables'
import { eachSlice } from '../lib/slices'
import { analyzeCandidates, copyCandidates } from './candidate-queries'
import { type Condition, findEach, findSets, splitQuery } from './engine'
import { queryOf } from './resolve'
import type { ResolvedSearch } from './resolved-search'

/** Ids in the cache of conditions: 16 MB at most. */
const MAX_REMEMBERED = 4_000_000
/** Concurrent statements: more would slow the database for visitors. */
const LANES = 2

type Ids = Int32Array

export interface Matcher {
  /** Returns the candidates in the list at each address; none for an invalid address. */
  match: (addresses: readonly string[]) => Promise<Map<string, readonly number[]>>
}

export interface MatcherOptions {
  run: number
  ids: readonly number[]
  now: Date
  read: (address: string) => Promise<ResolvedSearch | undefined>
}

/**
 * Matches like `matchJobs`, but runs each condition once for all searches that share it, on a copy of the candidates.
 */
export async function createMatcher(db: Db, { run, ids, now, read }: MatcherOptions): Promise<Matcher> {
  await eachSlice(ids, some => copyCandidates(db, { run, ids: some }))
  await analyzeCandidates(db)
  const remembered = new LRUCache<string, Ids>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: found => found.length + 1,
  })

  async function conditionsOf(address: string): Promise<Condition[] | undefined> {
    const resolved = await read(address)
    return resolved?.state.scope === 'jobs' ? splitQuery({ ...queryOf(resolved, now), alertRun: run }) : undefined
  }

  async function findAll(conditions: readonly Condition[]): Promise<Map<string, Ids>> {
    const found = new Map<string, Ids>()
    const missing = new Map<string, Condition>()
    for (const condition of conditions) {
      const known = remembered.get(condition.key)
      if (known) {
        found.set(condition.key, known)
      } else {
        missing.set(condition.key, condition)
      }
    }
    await eachSlice([...missing.values()], async part => {
      const lookups = []
      for (const { query } of part) {
        lookups.push({ query, sets: await findSets(db, query) })
      }
      for (const [n, ids] of (await findEach(db, lookups)).entries()) {
        const sorted = Int32Array.from(ids).sort()
        const key = part[n]?.key ?? ''
        remembered.set(key, sorted)
        found.set(key, sorted)
      }
    })
    return found
  }

  return {
    async match(addresses) {
      const queries = await inLanes(addresses, async address => ({
        address,
        conditions: await conditionsOf(address),
      }))
      const found = await findAll(queries.flatMap(({ conditions }) => conditions ?? []))
      return new Map(
        queries.map(({ address, conditions = [] }) => {
          const [first, ...others] = conditions.map(({ key }) => found.get(key) ?? NOTHING)
          return [address, [...others.reduce(inBoth, first ?? NOTHING)]]
        }),
      )
    },
  }
}

const NOTHING: Ids = new Int32Array()

function inBoth(a: Ids, b: Ids): Ids {
  const shared: number[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [one = 0, other = 0] = [a[i], b[j]]
    if (one === other) {
      shared.push(one)
    }
    i += Number(one <= other)
    j += Number(other <= one)
  }
  return Int32Array.from(shared)
}

async function inLanes<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const left = items.entries()
  const lane = async () => {
    for (const [n, item] of left) {
      results[n] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
