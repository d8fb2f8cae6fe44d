import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../host/db/tables'
import type { SearchQuery } from '../../../host/search/engine'
import { scan } from '../../../host/search/engine/run-query'
import { readWhole } from '../../../host/search/engine/stored-count-queries'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import {
  daysAway,
  fillSearch,
  type Given,
  type GivenJob,
  insertJob,
  insertReview,
  jobGiven,
  reviewGiven,
  startDate,
} from '../../support/search-data'

let database: TestDatabase
let given: Given

beforeAll(async () => {
  database = await createTestDatabase()
  given = await fillSearch(database.db, { jobs: 60, reviews: 30 })
}, 120_000)
afterAll(() => database.close())

const TIMEOUT = 120_000

const query = (scope: 'jobs' | 'reviews', days: number): SearchQuery => ({
  ...{ scope, now: daysAway(days), tsquery: '', choices: [], places: [], refinements: {} },
  ...{ sort: 'newest', limit: 20, offset: 0, featured: [] },
})

/** The counts that triggers have stored, and the same counted row by row. */
async function bothCounts(scope: 'jobs' | 'reviews', days: number) {
  const search = query(scope, days)
  const stored = await readWhole(database.db, search)
  const counted = await scan(database.db, search, { near: new Map(), away: [] })
  const plain = ({ total, ids, counts }: typeof stored) => ({
    total,
    ids,
    // A complete list has no place, so it has no local count. Reviews neither open nor close.
    counts: tally(counts.filter(({ facet }) => facet !== 'local' && (scope === 'jobs' || facet !== 'show'))),
  })
  return { stored: plain(stored), counted: plain(counted) }
}

function tally(counts: readonly { facet: string; value: number; count: number }[]) {
  const sums = new Map<string, number>()
  for (const { facet, value, count } of counts) {
    sums.set(`${facet} ${value}`, (sums.get(`${facet} ${value}`) ?? 0) + Number(count))
  }
  return [...sums].filter(([, count]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Rows of the search tables that differ from their sources, and texts without a source. */
async function staleRows(): Promise<unknown[]> {
  const ids = (column: string) => sql`(select ids from search_sets where id = ${sql.ref(`s.${column}`)})`
  const lists = sql`${ids('type_set')}, ${ids('role_set')}, ${ids('area_set')}, ${ids('spot_set')}`
  const own = sql`id, posted_at, company_id, industry_id`
  const read = sql`type_ids, role_ids, area_ids, spot_ids`
  const jobs = sql`opens_at, closes_at, pay, pattern, visa, nationwide, start_month, length`
  const pairs = [
    [
      sql`select ${own}, ${jobs}, ${lists} from job_search s`,
      sql`select ${own}, ${jobs}, ${read} from job_search_source`,
    ],
    [
      sql`select ${own}, overall, helpful, ${lists} from review_search s`,
      sql`select ${own}, overall, helpful, ${read} from review_search_source`,
    ],
    [
      sql`select id, industry_id, name, ${ids('spot_set')} from company_search s`,
      sql`select id, industry_id, name, spot_ids from company_search_source`,
    ],
    [
      sql`select * from job_text`,
      sql`select id, search_title(title_text), search_vector(title_text, name_text, kind_text, body_text) from job_search_source`,
    ],
    [
      sql`select * from review_text`,
      sql`select id, search_title(title_text), search_vector(title_text, name_text, kind_text, body_text) from review_search_source`,
    ],
    [
      sql`select * from company_text`,
      sql`select id, search_title(title_text), search_vector(title_text, '', kind_text, body_text) from company_search_source`,
    ],
    [
      sql`select * from company_offers where jobs <> 0`,
      sql`select o.kind, o.value, s.company_id, count(*)::int from job_search s cross join lateral search_offers(s) o group by 1, 2, 3`,
    ],
  ] as const
  const stale: unknown[] = []
  for (const [table, view] of pairs) {
    const { rows } = await sql`((${table}) except all (${view})) union all ((${view}) except all (${table}))`.execute(
      database.db,
    )
    stale.push(...rows)
  }
  const { rows } = await sql`select * from search_changes`.execute(database.db)
  return [...stale, ...rows]
}

type Act = (db: Db) => Promise<unknown>

const at = fc.nat(1000)
const nth = <T>(rows: readonly T[], n: number): T | undefined => rows[n % Math.max(1, rows.length)]
const idsOf = async (db: Db, table: 'jobs' | 'reviews' | 'companies') =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
const date = (days: number | null) => (days === null ? null : daysAway(days).toISOString())
/** Number of employers that are never removed. New rows belong to these; only employers after them may be removed. */
const permanent = 5

const acts: fc.Arbitrary<Act> = fc.oneof(
  jobGiven.map(
    (job): Act =>
      db =>
        insertJob(db, given, { ...job, company: job.company % permanent }),
  ),
  reviewGiven.map(
    (review): Act =>
      db =>
        insertReview(db, given, { ...review, company: review.company % permanent }),
  ),
  fc.tuple(at, jobGiven).map(
    ([n, job]): Act =>
      async db =>
        db
          .updateTable('jobs')
          .set({
            ...{ status: job.status, opens_at: date(job.opens), deadline_at: date(job.closes), title: job.title },
            ...{ pattern: job.pattern, salary_max_pence: job.pay?.pence ?? null, salary_unit: job.pay?.unit ?? null },
            ...{
              start_date: startDate(job),
              duration_months: job.months,
            },
            ...{ type_id: given.kinds.get(`job-types ${job.type ?? ''}`) ?? null, nationwide: job.nationwide },
          })
          .where('id', '=', nth(await idsOf(db, 'jobs'), n) ?? 0)
          .execute(),
  ),
  at.map(
    (n): Act =>
      async db =>
        db
          .deleteFrom('job_roles')
          .where('job_id', '=', nth(await idsOf(db, 'jobs'), n) ?? 0)
          .execute(),
  ),
  at.map(
    (n): Act =>
      async db =>
        db
          .deleteFrom('job_locations')
          .where('job_id', '=', nth(await idsOf(db, 'jobs'), n) ?? 0)
          .execute(),
  ),
  at.map(
    (n): Act =>
      async db =>
        db
          .deleteFrom('jobs')
          .where('id', '=', nth(await idsOf(db, 'jobs'), n) ?? 0)
          .execute(),
  ),
  at.map(
    (n): Act =>
      async db =>
        db
          .deleteFrom('reviews')
          .where('id', '=', nth(await idsOf(db, 'reviews'), n) ?? 0)
          .execute(),
  ),
  fc.tuple(at, fc.constantFrom('published', 'withdrawn')).map(
    ([n, state]): Act =>
      async db =>
        db
          .updateTable('reviews')
          .set({ state, helpful: n })
          .where('id', '=', nth(await idsOf(db, 'reviews'), n) ?? 0)
          .execute(),
  ),
  fc.tuple(at, fc.constantFrom('live', 'hidden'), fc.constantFrom('law', 'media', '')).map(
    ([n, status, industry]): Act =>
      async db =>
        db
          .updateTable('companies')
          .set({
            status,
            industry_id: given.kinds.get(`company-industries ${industry}`) ?? null,
            head_office: n % 2 ? 'York' : 'Leeds',
          })
          .where('id', '=', nth(await idsOf(db, 'companies'), n) ?? 0)
          .execute(),
  ),
  at.map((n): Act => async db => {
    const id = nth((await idsOf(db, 'companies')).slice(permanent), n) ?? 0
    return db.deleteFrom('companies').where('id', '=', id).execute()
  }),
  fc.tuple(fc.constantFrom('rail', 'data'), fc.constantFrom('engineering', 'computing')).map(
    ([slug, parent]): Act =>
      db =>
        db
          .updateTable('entities')
          .set({ parent_id: given.kinds.get(`job-roles ${parent}`) ?? null, name: `${slug} in ${parent}` })
          .where('id', '=', given.kinds.get(`job-roles ${slug}`) ?? 0)
          .execute(),
  ),
)

/** Several writes in one transaction, which may be rolled back. */
const transactions = fc.array(
  fc.record({ work: fc.array(acts, { minLength: 1, maxLength: 4 }), isTakenBack: fc.boolean() }),
  { minLength: 1, maxLength: 5 },
)

class TakenBack extends Error {}

async function run(work: readonly Act[], isTakenBack: boolean): Promise<void> {
  const done = database.db.transaction().execute(async trx => {
    for (const act of work) {
      await act(trx)
    }
    if (isTakenBack) {
      throw new TakenBack()
    }
  })
  await done.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) {
      throw error
    }
  })
}

async function storedState() {
  const { rows } = await sql`
    select scope, kind, value, opening, count from search_counts where count <> 0 order by scope, kind, value, opening`.execute(
    database.db,
  )
  return { rows, jobs: await bothCounts('jobs', 0), words: await idsOf(database.db, 'jobs') }
}

describe('what the writers keep', () => {
  it(
    'is what counting gives, after any changes, whatever the clock shows',
    () =>
      fc.assert(
        fc.asyncProperty(
          transactions,
          fc.array(fc.integer({ min: -12, max: 45 }), { minLength: 2, maxLength: 3 }),
          async (given, clocks) => {
            for (const { work, isTakenBack } of given) {
              await run(work, isTakenBack)
            }
            for (const days of clocks) {
              for (const scope of ['jobs', 'reviews'] as const) {
                const { stored, counted } = await bothCounts(scope, days)
                expect(stored, `${scope} after ${days} days`).toEqual(counted)
              }
            }
            expect(await staleRows()).toEqual([])
          },
        ),
        { numRuns: 15, seed: 6 },
      ),
    TIMEOUT,
  )

  it(
    'stays as it is where a transaction is taken back',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 4 }), async work => {
          const before = await storedState()
          await run(work, true)
          expect(await storedState()).toEqual(before)
        }),
        { numRuns: 8, seed: 8 },
      ),
    TIMEOUT,
  )

  // The embedded database allows one writer at a time.
  it.skipIf(!process.env.TEST_DATABASE_URL)('holds for a job of an employer that is being renamed', async () => {
    const { db } = database
    const id = given.companies[0]?.id ?? 0
    const [job] = fc.sample(jobGiven, { numRuns: 1, seed: 9 })
    await db.transaction().execute(async trx => {
      await trx.updateTable('companies').set({ name: 'Renamed Rail', status: 'live' }).where('id', '=', id).execute()
      await insertJob(db, given, { ...job, company: 0, status: 'open' } as GivenJob)
    })
    expect(await staleRows()).toEqual([])
  })

  it('is counted again by hand after a fault', async () => {
    const before = await storedState()
    await sql`update search_counts set count = count + 1`.execute(database.db)
    await sql`update company_offers set jobs = jobs + 1`.execute(database.db)
    expect(await staleRows()).not.toEqual([])
    await sql`select search_rebuild()`.execute(database.db)
    expect(await storedState()).toEqual(before)
    expect(await staleRows()).toEqual([])
  })
})
