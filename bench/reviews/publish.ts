import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../host/db'
import type { Db } from '../../host/db/tables'
import { nameKey } from '../../host/lib/name-key'
import { findIdentifiable } from '../../tests/support/review-anonymity'
import type { BenchResult } from '../result'
import { median } from '../support/load'
import { type Caller, createCaller, logInAs, register } from '../support/session'
import { startSite } from '../support/site'
import { jobDetailsOf, readReviews, type SourceReview } from './texts'

const DATA = process.env.REAL_DATA ?? path.resolve(import.meta.dirname, '../../../shared/data')
const REVIEWS = Number(process.env.BENCH_REVIEWS ?? 1000)
const AUTHORS = 40
/** Concurrent authors, and concurrent decisions of the moderator. */
const TOGETHER = 8
const MODERATOR = 'moderator@firstrung.test'
const LATEST_YEAR = 2025
/** Half of the last stored digit. */
const ROUNDING = 0.006
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Draft {
  reviewId: number
  version: number
}

/**
 * Sends real reviews stage by stage through the wizard's calls as forty users, confirms their employers and publishes
 * them as a moderator. Counts acknowledged writes, compares the final ratings with ones computed from the input, and
 * checks that published reviews do not identify their authors.
 */
export async function run(): Promise<BenchResult[]> {
  const reviews = await readReviews(path.join(DATA, 'reviews.jsonl'), REVIEWS)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-bench-'))
  const site = await startSite({ DATA_DIR: dataDir })
  const database = await openDatabase({ dataDir, log: silent, lock: 'join' })
  const { db } = database
  try {
    const authors = await openAuthors(site.url, db)
    const writing = createMeter()
    const ids = await sendAll(reviews, authors, writing)
    const written = writing.read()
    const decisionMeter = createMeter()
    await publishAll(createCaller(site.url, await logInAs(site.url, MODERATOR)), { db, ids, meter: decisionMeter })
    const wrong = await countWrong(db, reviews)
    return report(written, decisionMeter.read(), { wrong, identifiable: (await findIdentifiable(db)).length })
  } finally {
    await database.close()
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Faults {
  wrong: number
  identifiable: number
}

function report(written: Measured, decided: Measured, { wrong, identifiable }: Faults): BenchResult[] {
  return [
    { name: 'acknowledged writes of authors', value: written.rate, unit: '/s' },
    { name: 'saving a stage, p50', value: written.p50, unit: 'ms' },
    { name: 'saving a stage, p99', value: written.p99, unit: 'ms' },
    { name: 'acknowledged decisions of a moderator', value: decided.rate, unit: '/s' },
    { name: 'publishing a review, p50', value: decided.p50, unit: 'ms' },
    { name: 'employers with a wrong rating', value: wrong, unit: '', goal: '0', pass: wrong === 0 },
    { name: 'reviews that could identify their author', value: identifiable, unit: '', goal: '0', pass: !identifiable },
  ]
}

async function openAuthors(url: string, db: Db): Promise<Caller[]> {
  const cookies: string[] = []
  for (let author = 0; author < AUTHORS; author += 1) {
    cookies.push(await register(url, `author-${author}@example.test`))
  }
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('email', 'like', 'author-%').execute()
  return cookies.map(cookie => createCaller(url, cookie))
}

async function sendAll(reviews: readonly SourceReview[], authors: readonly Caller[], meter: Meter): Promise<number[]> {
  const queues = authors.map((call, author) => ({
    call,
    own: reviews.filter((_, index) => index % authors.length === author),
  }))
  const ids: number[] = []
  await inParallel(queues, async ({ call, own }) => {
    const seen = new Map<string, number>()
    for (const review of own) {
      const key = nameKey(review.employer)
      const before = seen.get(key) ?? 0
      seen.set(key, before + 1)
      ids.push(await send(call, review, { year: LATEST_YEAR - before, meter }))
    }
  })
  return ids
}

/** A user may review an employer once for each year and job type. */
async function send(call: Caller, review: SourceReview, { year, meter }: { year: number; meter: Meter }) {
  const jobDetails = jobDetailsOf(review, year)
  let draft = await meter.time(() => call<Draft>('POST', '/write-a-review', { jobDetails }))
  const put = (body: object) =>
    meter.time(() => call<Draft>('PUT', `/write-a-review/${draft.reviewId}`, { ...body, version: draft.version }))
  for (const [stage, data] of review.stages) {
    draft = await put({ stage, data })
  }
  draft = await put({ stage: 'confirmation', submit: true })
  return draft.reviewId
}

async function publishAll(call: Caller, { db, ids, meter }: { db: Db; ids: readonly number[]; meter: Meter }) {
  const proposed = await db.selectFrom('companies').select('id').where('status', '=', 'draft').execute()
  await inParallel(proposed, ({ id }) => call('POST', `/moderation/companies/${id}/confirm`, {}))
  meter.start()
  await inParallel(ids, id => meter.time(() => call('POST', `/moderation/reviews/${id}/approve`, {})))
}

/** Counts the employers whose stored rating or number of reviews differs from the reviews that were sent. */
async function countWrong(db: Db, reviews: readonly SourceReview[]): Promise<number> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .select(['name_key', 'review_count', 'overall'])
    .execute()
  const stored = new Map(rows.map(row => [row.name_key, row]))
  const sent = new Map<string, number[]>()
  for (const { employer, overall } of reviews) {
    const key = nameKey(employer)
    sent.set(key, [...(sent.get(key) ?? []), overall])
  }
  return [...sent].filter(([key, scores]) => {
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const row = stored.get(key)
    return Number(row?.review_count) !== scores.length || Math.abs(Number(row?.overall) - mean) > ROUNDING
  }).length
}

interface Measured {
  rate: number
  p50: number
  p99: number
}

type Meter = ReturnType<typeof createMeter>

/** Times calls and counts the acknowledged ones since its creation or the last `start`. */
function createMeter() {
  let began = performance.now()
  const times: number[] = []
  return {
    start: () => void (began = performance.now()),
    async time<T>(call: () => Promise<T>): Promise<T> {
      const sent = performance.now()
      const answer = await call()
      times.push(performance.now() - sent)
      return answer
    },
    read(): Measured {
      const sorted = [...times].sort((a, b) => a - b)
      const seconds = (performance.now() - began) / 1000
      return { rate: times.length / seconds, p50: median(times), p99: sorted[Math.floor(times.length * 0.99)] ?? NaN }
    },
  }
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) {
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, worker))
}
