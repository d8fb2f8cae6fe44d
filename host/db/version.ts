import { sql } from 'kysely'
import { createChangeLog } from './change-log'
import type { Db } from './tables'
import { isAdvertisedJob } from './visibility'

const INTERVAL_MS = 1000

interface Log {
  warn: (details: object, message: string) => void
}

/** An employer with its jobs and reviews. A page without subjects depends on all data. */
export type Subject = `company:${number}`

/** The version counts this host's checks that found a change. */
export interface DataVersion {
  current: () => number
  /** Checks all data by default. */
  isUnchangedSince: (version: number, subjects?: readonly Subject[]) => boolean
  /**
   * When the next job opens or closes, in milliseconds, as of the last check; Infinity if none does. Pages rendered
   * before that time must not be shown after it.
   */
  nextExpiry: () => number
  /** Checks now, and once a second after the first call. Call it at start-up and after writes of this process. */
  refresh: () => Promise<void>
  stop: () => void
}

/** Marks all data as changed, for writes to tables without triggers (migration 0024): the reference lists. */
export async function bumpDataVersion(trx: Db): Promise<void> {
  await trx
    .insertInto('data_changes')
    .values({ subject: 'all' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export function watchDataVersion(db: Db, log: Log, now: () => Date): DataVersion {
  const changes = createChangeLog()
  // Before the first check no page may be cached, so the time has already passed.
  let nextExpiry = -Infinity
  let horizon: string | undefined
  let isFailing = false
  const check = async () => {
    try {
      const found = await readChanges(db, horizon)
      const isChanged = changes.add(found.changes) || horizon === undefined
      horizon = found.horizon
      if (isChanged || nextExpiry <= now().getTime()) {
        nextExpiry = await findNextExpiry(db, now())
      }
      isFailing = false
    } catch (error) {
      if (!isFailing) {
        log.warn({ err: error }, 'the data version could not be read; cached pages stay until it can')
      }
      isFailing = true
    }
  }
  const checkOnce = withoutOverlap(check)
  let timer: NodeJS.Timeout | undefined
  return {
    current: changes.version,
    isUnchangedSince: changes.isUnchangedSince,
    nextExpiry: () => nextExpiry,
    async refresh() {
      timer ??= setInterval(() => void checkOnce(), INTERVAL_MS).unref()
      await check()
    },
    stop: () => clearInterval(timer),
  }
}

function withoutOverlap(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  return async () => {
    if (!isRunning) {
      isRunning = true
      await work().finally(() => (isRunning = false))
    }
  }
}

/**
 * Returns the changes committed since the snapshot with the given horizon, and the horizon of the new snapshot: every
 * transaction before it has ended. Later ones that have ended may be returned twice.
 */
async function readChanges(db: Db, horizon: string | undefined) {
  const { rows } = await sql<{ horizon: string; changes: [transaction: string, subject: string][] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      coalesce((select json_agg(json_build_array(transaction::text, subject)) from data_changes
        where transaction >= ${horizon ?? null}::text::xid8), '[]') as changes`.execute(db)
  return rows[0] ?? { horizon: '0', changes: [] }
}

async function findNextExpiry(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ expiry: Date | null }>`
    select least(
      (select min(deadline_at) from jobs where ${isAdvertisedJob()} and deadline_at > ${now}),
      (select min(opens_at) from jobs where ${isAdvertisedJob()} and opens_at > ${now})
    ) as expiry`.execute(db)
  return rows[0]?.expiry?.getTime() ?? Infinity
}
