import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type DatabaseHandle, openDatabase } from '../../host/db'
import type { Db } from '../../host/db/tables'
import { answerFrom, type Requested } from '../../host/features/public/search'
import { emptyState } from '../../host/search/address/state'
import { runQuery } from '../../host/search/engine'
import { queryOf, resolveSearch } from '../../host/search/resolve'
import type { ResolvedSearch } from '../../host/search/resolved-search'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { quantile } from '../support/load'
import { fillSearch, NOW, WORDS } from './corpus'

/** With `BENCH_JOBS=1000000` the adverts take half an hour to write, and only the server is measured. */
const JOBS = Number(process.env.BENCH_JOBS ?? 100_000)
/** The URL of a server's database that already holds `BENCH_JOBS` adverts, to skip writing them. */
const FILLED = process.env.BENCH_DATABASE_URL
const MAX_EMBEDDED = 100_000
const ROUNDS = 40
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Searches, with their p95 goals on a server with 100,000 and 1,000,000 jobs, and embedded. */
const QUESTIONS: readonly {
  name: string
  query: (round: number) => Requested
  goals?: readonly [number, number, number]
}[] = [
  { name: 'no words', query: () => ({}), goals: [10, 10, 50] },
  { name: 'broad word, newest', query: n => ({ search: at(WORDS.broad, n), sort: 'newest' }), goals: [25, 150, 50] },
  { name: 'broad word, best match', query: n => ({ search: at(WORDS.broad, n) }), goals: [25, 150, 50] },
  { name: 'word with wide synonyms, best match', query: n => ({ search: at(WORDS.wide, n) }) },
  { name: 'medium word, newest', query: n => ({ search: at(WORDS.medium, n), sort: 'newest' }), goals: [25, 50, 50] },
  { name: 'medium word, best match', query: n => ({ search: at(WORDS.medium, n) }), goals: [25, 50, 50] },
  { name: 'narrow word, best match', query: n => ({ search: at(WORDS.narrow, n) }), goals: [25, 50, 50] },
  { name: '15 miles around a town', query: n => ({ filters: { in: [at(TOWNS, n)] } }), goals: [20, 20, 50] },
  { name: 'one type, no words', query: n => ({ filters: { type: [at(TYPES, n)] } }), goals: [25, 150, 50] },
]
const TOWNS = ['leeds', 'norwich', 'exeter', 'dundee', 'swansea', 'york', 'derby', 'lincoln'] as const
const TYPES = ['placement', 'internship', 'graduate', 'apprenticeship'] as const
const at = <T>(values: readonly T[], n: number): T => values[n % values.length] as T

/**
 * Measures a page of 20 with its total and all facet counts, which the goals are for. A second figure is the time of the whole answer, from the query to the cards and the totals of the other lists.
 */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-bench-'))
  const server = FILLED ? undefined : await startPostgres({ shared_buffers: '512MB' })
  const url = FILLED ?? server?.url
  const results: BenchResult[] = []
  try {
    if (url) {
      const database = await openDatabase({ url, dataDir, log: silent, statementTimeoutMs: 600_000 })
      results.push(...(await measure('server', database, JOBS > MAX_EMBEDDED ? 1 : 0)))
    } else {
      console.log('No PostgreSQL server on this machine: measured embedded only')
    }
    if (JOBS <= MAX_EMBEDDED && !FILLED) {
      results.push(
        ...(await measure('embedded', await openDatabase({ dataDir, log: silent, statementTimeoutMs: 600_000 }), 2)),
      )
    }
    return results
  } finally {
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(mode: string, database: DatabaseHandle, goal: 0 | 1 | 2): Promise<BenchResult[]> {
  const { db } = database
  const jobs = `${JOBS.toLocaleString('en-GB')} jobs, ${mode}`
  try {
    const results: BenchResult[] = []
    if (!FILLED) {
      const [seconds = 0] = await timesOf(() => fillSearch(database, JOBS, reportWritten), 1, 0)
      results.push({ name: `writing them all, ${jobs}`, value: seconds / 1000, unit: 's' })
    }
    await expectJobs(db)
    for (const { name, query, goals } of QUESTIONS) {
      const resolved: (ResolvedSearch | undefined)[] = []
      for (let n = 0; n < ROUNDS; n += 1) {
        resolved.push(await resolveSearch(db, { ...emptyState('jobs'), ...query(n) }))
      }
      const ours = await timesOf(n => runQuery(db, queryOf(resolved[n] as ResolvedSearch, NOW)), ROUNDS)
      const whole = await timesOf(n => answerFrom(db, query(n), NOW), ROUNDS)
      const most = quantile(ours, 0.95)
      const row = (label: string, value: number) => ({ name: `${name}, ${label}, ${jobs}`, value, unit: 'ms' })
      results.push(
        row('p50', quantile(ours, 0.5)),
        {
          ...row('p95', most),
          ...(goals && { goal: `<= ${goals[goal]} ms`, pass: most <= goals[goal] }),
        },
        row('p50 of the whole page as JSON', quantile(whole, 0.5)),
        row('p95 of the whole page as JSON', quantile(whole, 0.95)),
      )
    }
    return results
  } finally {
    await database.close()
  }
}

/** Writing takes most of the run: a quarter of an hour for 100,000 adverts on a busy machine. */
const reportWritten = (written: number): void => console.log(`${written.toLocaleString('en-GB')} adverts written`)

async function expectJobs(db: Db): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from job_search`.execute(db)
  if (rows[0]?.count !== JOBS) {
    throw new Error(`The database holds ${rows[0]?.count} jobs, not BENCH_JOBS, which is ${JOBS}`)
  }
}

/** Returns the milliseconds of each round, after warming up the database and our own code as on a running site. */
async function timesOf(act: (round: number) => Promise<unknown>, rounds: number, warm = 20): Promise<number[]> {
  const times: number[] = []
  for (let round = -warm; round < rounds; round += 1) {
    const started = performance.now()
    await act(Math.abs(round))
    if (round >= 0) {
      times.push(performance.now() - started)
    }
  }
  return times
}
