import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type DatabaseHandle, migrate, openDatabase } from '../../host/db'
import type { Db } from '../../host/db/tables'
import { findSuggestions, refreshSuggestions } from '../../host/features/public/suggestions'
import { seedPlaces, seedReference } from '../../host/reference'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { median } from '../support/load'

const JOBS = 100_000
const GOAL_MS = 5
const ROUNDS = 400
const NOW = new Date('2026-11-22T09:00:00Z')
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * Measures a suggestion request at 100,000 jobs, compared with searching the titles of the adverts. One request in ten
 * has a typo, which takes three queries instead of one.
 */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-bench-'))
  const server = await startPostgres()
  try {
    const results = await measure('embedded', await openDatabase({ dataDir, log: silent, statementTimeoutMs: 600_000 }))
    if (!server) {
      console.log('No PostgreSQL server on this machine: measured embedded only')
      return results
    }
    const options = { url: server.url, dataDir, log: silent, statementTimeoutMs: 600_000 }
    return [...(await measure('server', await openDatabase(options))), ...results]
  } finally {
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(mode: string, database: DatabaseHandle): Promise<BenchResult[]> {
  const { db } = database
  try {
    await migrate(database)
    await seedReference(db)
    await seedPlaces(db)
    await database.withoutTimeout(() => seedJobs(db))
    const filling = await timeOf(() =>
      database.withoutTimeout(() => refreshSuggestions(db, { now: NOW, nextExpiry: Infinity })),
    )
    await sql`analyze suggestions`.execute(db)
    await sql`analyze suggestion_words`.execute(db)
    const terms = await termsOf(db)
    const question = (term: string) => findSuggestions(db, { term, scope: 'jobs' })
    const typos = terms.filter(term => term.length > 5).map(withTypo)
    const mixed = terms.map((term, nth) => (nth % 10 === 0 ? (typos[nth / 10] ?? term) : term))
    const [ours, mistyped, naive] = [
      await timesOf(mixed, question),
      await timesOf(typos, question),
      await timesOf(terms.slice(0, ROUNDS / 10), term => searchTitles(db, term)),
    ]
    const against = (at: number) => ({ baseline: { name: 'trigrams on all titles', value: quantile(naive, at) } })
    return [
      { name: `a question, ${mode}, p50`, value: quantile(ours, 0.5), unit: 'ms', ...against(0.5) },
      { name: `a question, ${mode}, p95`, value: quantile(ours, 0.95), unit: 'ms', ...against(0.95), ...goalOf(ours) },
      { name: `a question with a typo, ${mode}, p50`, value: quantile(mistyped, 0.5), unit: 'ms', ...against(0.5) },
      { name: `a question with a typo, ${mode}, p95`, value: quantile(mistyped, 0.95), unit: 'ms', ...against(0.95) },
      { name: `filling the table, ${mode}`, value: filling, unit: 'ms' },
    ]
  } finally {
    await database.close()
  }
}

const goalOf = (times: readonly number[]) => ({ goal: `<= ${GOAL_MS} ms`, pass: quantile(times, 0.95) <= GOAL_MS })

/** The naive query: every live job whose title resembles the term, counted by title. */
async function searchTitles(db: Db, term: string): Promise<void> {
  await sql`
    select title, count(*) from jobs where status = 'open' and (title ilike ${`%${term}%`} or ${term} <% title)
    group by title order by count(*) desc limit 8`.execute(db)
}

/** Employers, adverts with some twenty thousand titles of varying frequency, and their places. */
async function seedJobs(db: Db): Promise<void> {
  for (const statement of SEED) {
    await sql.raw(statement).execute(db)
  }
}

const LEVELS = `array['Graduate','Junior','Trainee','Placement','Summer','Assistant','Apprentice','Year in Industry']`
const FIELDS = `array['Software','Data','Mechanical','Civil','Marketing','Finance','Audit','Chemical','Nursing','Supply Chain',
  'Product','Network','Design','Policy','Legal','Research','Energy','Retail','Rail','Security']`
const NOUNS = `array['Engineer','Analyst','Consultant','Developer','Officer','Scientist','Manager','Adviser','Accountant','Technician']`
const SUFFIXES = `array['',' (Leeds)',' 2027',' - Public Sector',' London',' Scheme',' Programme',' Team 4',' Cloud',' Europe',
  ' South West',' Payments']`
const pick = (list: string, number: string) => `(${list})[1 + (${number}) % array_length(${list}, 1)]`

const SEED = [
  // Disables the triggers that update other tables with each job, which this bench does not measure.
  `do $$ declare name text; begin
    foreach name in array array['jobs', 'job_roles', 'job_locations', 'companies'] loop
      execute format('alter table %I disable trigger user', name); end loop; end $$`,
  `insert into companies (slug, name, name_key) select 'employer-' || n, name, name || n from (
    select n, initcap(substr(md5(n::text), 1, 5)) || ' ' || ${pick(FIELDS, 'n')} || ' ' || n % 97 as name
    from generate_series(1, 5000) n) named`,
  `insert into jobs (slug, company_id, title, deadline_at)
    select 'job', 1 + n % 5000,
      ${pick(LEVELS, 'n * 7')} || ' ' || ${pick(FIELDS, 'n / 3')} || ' ' || ${pick(NOUNS, 'n / 11')} || ${pick(SUFFIXES, 'n / 101')},
      timestamptz '2026-11-01' + n % 120 * interval '1 day'
    from generate_series(1, ${JOBS}) n`,
  `insert into job_roles (job_id, role_id) select j.id, r.id from jobs j join (
    select id, row_number() over (order by id) as number, count(*) over () as all from entities where list = 'job-roles'
  ) r on r.number = 1 + j.id % r.all`,
  `insert into job_locations (job_id, name, place_id) select j.id, 'there', p.id from jobs j join (
    select id, row_number() over (order by population desc) as number from places where kind = 'town' and country = 'GB'
  ) p on p.number = 1 + floor(power(j.id % 1000 / 1000.0, 3) * 2000)`,
  'create index bench_titles on jobs using gin (title gin_trgm_ops)',
  'analyze',
]

/** Returns prefixes of existing names, two to nine letters long, the same in each run. */
async function termsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ start: string }>`
    select start from suggestions order by md5(kind || start) limit ${ROUNDS}`.execute(db)
  return rows.map(({ start }, nth) => start.slice(0, 2 + (nth % 8)))
}

/** Swaps the fourth and fifth letters. */
const withTypo = (term: string) => term.slice(0, 3) + (term[4] ?? '') + (term[3] ?? '') + term.slice(5)

async function timesOf(terms: readonly string[], request: (term: string) => Promise<unknown>): Promise<number[]> {
  for (const term of terms.slice(0, 20)) {
    await request(term)
  }
  const times: number[] = []
  for (const term of terms) {
    times.push(await timeOf(() => request(term)))
  }
  return times
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return at === 0.5 ? median(sorted) : (sorted[Math.floor(sorted.length * at)] ?? Number.NaN)
}
