import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { loadConfig } from '../../host/config'
import { openDatabase } from '../../host/db'
import { startRun } from '../../host/features/account/alerts/commands'
import { mailMatches } from '../../host/features/account/alerts/mail-commands'
import { findMatches } from '../../host/features/account/alerts/match-commands'
import { numberListedJobs } from '../../host/features/account/saved-searches'
import { answerFrom, matchJobs } from '../../host/features/public/search'
import { root } from '../../host/lib/root'
import { createServices, type Services } from '../../host/services'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { fillSearch, NOW, WORDS } from '../search/corpus'
import { quantile } from '../support/load'
import { saveSearches } from './saved-searches'

/** The goal is for 1,000,000 searches (`BENCH_SEARCHES=1000000`), which take about six minutes. */
const SEARCHES = Number(process.env.BENCH_SEARCHES ?? 100_000)
const GOAL_SECONDS = Math.max(30, (300 * SEARCHES) / 1_000_000)
const JOBS = 10_000
const FRESH = 5_000
const COMPARED = 2_000
const VISITS_A_SECOND = 10
const IDLE_SECONDS = 15
const MB = 1024 * 1024
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * Measures a day of alerts on a dedicated server: saved searches, a fifth of them distinct, against 5,000 new jobs,
 * while visitors run ten searches a second; compared with a naive loop that searches once per address, for 2,000
 * addresses.
 */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-bench-'))
  const server = await startPostgres({ shared_buffers: '256MB' })
  if (!server) {
    console.log('No PostgreSQL server on this machine: not measured')
    return []
  }
  try {
    const database = await openDatabase({ url: server.url, dataDir, log: silent, statementTimeoutMs: 600_000 })
    const config = loadConfig({ RELEASE_STAGE: 'test', DATA_DIR: dataDir, BASE_URL: 'http://firstrung.test' })
    const log = pino({ level: 'silent' })
    const services = await createServices(config, { root, clock: { now: () => NOW }, database, log })
    try {
      await services.queue.install()
      await fillSearch(database, JOBS)
      return await measure(services)
    } finally {
      await services.close()
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(services: Services): Promise<BenchResult[]> {
  const { db, database } = services
  const newest = await numberListedJobs(db, NOW)
  const addresses = await database.withoutTimeout(() =>
    saveSearches(db, { searches: SEARCHES, newest, fresh: FRESH, now: NOW }),
  )
  const idle = visit(services)
  await new Promise(resolve => setTimeout(resolve, IDLE_SECONDS * 1000))
  const before = await idle.stop()
  const busy = visit(services)
  const day = await measureDay(services, addresses)
  const during = await busy.stop()
  return present(day, { idle: quantile(before, 0.95), during: quantile(during, 0.95), distinct: addresses.length })
}

async function measureDay(services: Services, addresses: readonly string[]) {
  const memory = watchMemory()
  const started = performance.now()
  const current = await startRun(services, 'daily', NOW)
  const candidates = await findMatches(services, current)
  const matched = performance.now()
  await mailMatches(services, current, candidates)
  const mailed = performance.now()
  const megabytes = memory.stop()
  const { digests } = await services.db
    .selectFrom('alert_digests')
    .select(eb => eb.fn.countAll<number>().as('digests'))
    .executeTakeFirstOrThrow()
  const naive = await compare(services, { run: current.id, ids: candidates.map(({ id }) => id), addresses })
  return { ...naive, digests: Number(digests), megabytes, matching: matched - started, mailing: mailed - matched }
}

interface Compared {
  run: number
  ids: readonly number[]
  addresses: readonly string[]
}

/** Searches once per address, as the naive loop does, and counts the addresses whose results differ from the run's. */
async function compare({ db }: Services, { run: run_id, ids, addresses }: Compared) {
  const step = Math.max(1, Math.floor(addresses.length / COMPARED))
  const some = addresses.filter((_, n) => n % step === 0).slice(0, COMPARED)
  const rows = await db
    .selectFrom('alert_matches')
    .select(['url', 'job_ids'])
    .where('run_id', '=', run_id)
    .where('url', 'in', some)
    .execute()
  const found = new Map(rows.map(({ url, job_ids }) => [url, [...job_ids].sort((a, b) => a - b).join()]))
  let different = 0
  const started = performance.now()
  for (const url of some) {
    const matches = await matchJobs(db, url, { ids, now: NOW })
    different += Number([...matches].sort((a, b) => a - b).join() !== (found.get(url) ?? ''))
  }
  return { different, naive: ((performance.now() - started) / some.length) * addresses.length, compared: some.length }
}

/** Searches as visitors do, at a fixed rate, until stopped; then returns how long each search took. */
function visit({ db }: Services) {
  const times: number[] = []
  const pending = new Set<Promise<void>>()
  const words = Object.values(WORDS).flat()
  const timer = setInterval(() => {
    const started = performance.now()
    const one = answerFrom(db, { search: words[times.length % words.length] ?? '' }, NOW).then(() => {
      times.push(performance.now() - started)
      pending.delete(one)
    })
    pending.add(one)
  }, 1000 / VISITS_A_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(pending)
      return times
    },
  }
}

/** Samples the memory of the process once a second; `stop` returns its largest growth. */
function watchMemory() {
  const first = process.memoryUsage.rss()
  let most = first
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 1000)
  return {
    stop() {
      clearInterval(timer)
      return (most - first) / MB
    },
  }
}

type Day = Awaited<ReturnType<typeof measureDay>>

function present(day: Day, visits: { idle: number; during: number; distinct: number }): BenchResult[] {
  const size = `${SEARCHES.toLocaleString('en-GB')} saved searches`
  const seconds = (day.matching + day.mailing) / 1000
  return [
    {
      ...{ name: `a day of alerts, ${size}, 5,000 new jobs`, value: seconds, unit: 's' },
      baseline: { name: 'a search for each distinct address, without mails', value: day.naive / 1000 },
      ...{ goal: `<= ${GOAL_SECONDS} s`, pass: seconds <= GOAL_SECONDS },
    },
    {
      name: `matching ${visits.distinct.toLocaleString('en-GB')} distinct addresses`,
      value: day.matching / 1000,
      unit: 's',
    },
    { name: `making ${day.digests.toLocaleString('en-GB')} mails, ${size}`, value: day.mailing / 1000, unit: 's' },
    {
      name: `growth of memory, ${size}`,
      value: day.megabytes,
      unit: 'MB',
      goal: '<= 300 MB',
      pass: day.megabytes <= 300,
    },
    {
      ...{ name: `addresses of ${day.compared} with other jobs than the naive loop`, value: day.different, unit: '' },
      ...{ goal: '0', pass: day.different === 0 },
    },
    {
      ...{ name: `p95 of ten searches of visitors a second, ${size}`, value: visits.during, unit: 'ms' },
      baseline: { name: 'idle', value: visits.idle },
      ...{ goal: 'at most twice idle', pass: visits.during <= 2 * visits.idle },
    },
  ]
}
