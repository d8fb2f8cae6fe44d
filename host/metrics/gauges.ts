import { setTimeout as pause } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { DatabaseHandle, Db } from '../db'
import { type Lifecycle, READINESS } from '../process/lifecycle'
import { ageOfOldestDueJob, findMailRefusal, listWaiting } from '../queue/overview'
import type { Queue } from '../queue/queue'

/** Read at each scrape; they cost nothing in between. */
export interface GaugeSources {
  database: DatabaseHandle
  lifecycle: Lifecycle
  queue: Queue
  caches: ReadonlyMap<string, CacheStatistics>
}

export interface CacheStatistics {
  readonly hits: number
  readonly misses: number
  readonly bytes: number
}

/** A scrape must be answered even if the database is not. */
const QUEUE_WITHIN_MS = 1_500

export function addGauges(registry: Registry, sources: GaugeSources): () => Promise<void> {
  const gauge = createGaugeFactory(registry)
  const readiness = gauge('readiness', '1 for the state of the host that /readyz reports, 0 for the others.', 'state')
  const readCaches = addCaches(registry, sources)
  const readDatabase = addDatabase(registry, sources)
  const readQueue = addQueue(registry, sources)
  return async () => {
    const { database, lifecycle } = sources
    lifecycle.apply({ type: 'probed', ...(await database.probe()) })
    READINESS.forEach(state => readiness.set({ state }, state === lifecycle.state ? 1 : 0))
    readCaches()
    readDatabase()
    await readQueue()
  }
}

const createGaugeFactory =
  (registry: Registry) =>
  (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `firstrung_${name}`, help, labelNames, registers: [registry] })

function addCaches(registry: Registry, { caches }: GaugeSources): () => void {
  const lookups = new Counter({
    name: 'firstrung_page_cache_lookups_total',
    help: 'Lookups of pages in memory: for visitors, and for signed-in people.',
    labelNames: ['cache', 'result'],
    registers: [registry],
  })
  const bytes = createGaugeFactory(registry)('page_cache_bytes', 'Memory of cached pages.', 'cache')
  return () => {
    lookups.reset()
    for (const [cache, statistics] of caches) {
      lookups.inc({ cache, result: 'hit' }, statistics.hits)
      lookups.inc({ cache, result: 'miss' }, statistics.misses)
      bytes.set({ cache }, statistics.bytes)
    }
  }
}

function addDatabase(registry: Registry, { database }: GaugeSources): () => void {
  const connections = createGaugeFactory(registry)(
    'database_connections',
    'Connections of a pool (total, idle), and what waits for one (waiting).',
    'pool',
    'state',
  )
  const slow = new Counter({
    name: 'firstrung_slow_statements_total',
    help: 'Statements that took longer than 500 ms.',
    registers: [registry],
  })
  return () => {
    const { pools, slowStatements } = database.statistics()
    for (const { pool, ...states } of pools) {
      Object.entries(states).forEach(([state, count]) => connections.set({ pool, state }, count))
    }
    slow.reset()
    slow.inc(slowStatements)
  }
}

function addQueue(registry: Registry, sources: GaugeSources): () => Promise<void> {
  const gauge = createGaugeFactory(registry)
  const jobs = gauge('jobs', 'Jobs that wait or run, by queue and state.', 'queue', 'state')
  const failed = gauge('jobs_failed', 'Jobs that failed for good.')
  const refuses = gauge('mail_server_refuses_us', '1 while the mail server refuses our log-in, sender or connection.')
  const feeds = gauge('feeds_at_fault', 'Feeds that failed, yielded nothing or shrank by half in their last run.')
  const age = gauge('jobs_oldest_due_seconds', 'Age of the oldest job that is due and waits.')
  return async () => {
    jobs.reset()
    failed.remove()
    age.remove()
    refuses.remove()
    feeds.remove()
    const found = sources.lifecycle.serving ? await readQueue(sources) : undefined
    if (found) {
      found.waiting.forEach(({ queue, state, count }) => jobs.inc({ queue, state }, count))
      failed.set(found.failed)
      age.set(found.age)
      refuses.set(found.refusal ? 1 : 0)
      feeds.set(found.feedFaults)
    }
  }
}

/** Returns undefined if the database does not answer in time: a missing metric is better than a wrong one. */
function readQueue({ database: { db }, queue }: GaugeSources) {
  const read = async () => {
    const [waiting, failed, age, refusal, feedFaults] = await Promise.all([
      listWaiting(db),
      queue.countFailedJobs(),
      ageOfOldestDueJob(db),
      findMailRefusal(db),
      countFeedFaults(db),
    ])
    return { waiting, failed, age, refusal, feedFaults }
  }
  return Promise.race([read().catch(() => undefined), pause(QUEUE_WITHIN_MS, undefined, { ref: false })])
}

async function countFeedFaults(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('state', '!=', 'read')
    .executeTakeFirstOrThrow()
  return Number(count)
}
