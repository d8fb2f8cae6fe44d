import { sql } from 'kysely'
import type { Db } from './tables'
import { isAdvertisedJob } from './visibility'

/** How often a host checks whether another process changed the data. */
const INTERVAL_MS = 1000

interface Log {
  warn: (details: object, message: string) => void
}

/** The version of the data that pages are rendered from. */
export interface DataVersion {
  current: () => number
  /**
   * When the next job opens or closes, in milliseconds, as known at the last check; Infinity if none does. Pages rendered
   * before that time must not be shown after it.
   */
  nextExpiry: () => number
  /** Checks now, and once a second after the first call. For the start, and for writes of this process. */
  refresh: () => Promise<void>
  stop: () => void
}

/** Marks the data as changed. It is the last statement of each transaction that changes what pages show. */
export async function bumpDataVersion(trx: Db): Promise<void> {
  await trx
    .updateTable('data_version')
    .set({ version: sql`version + 1` })
    .execute()
}

/** Watches the data version, so that an import into the running site shows at once. `now` is the host's clock. */
export function watchDataVersion(db: Db, log: Log, now: () => Date): DataVersion {
  let version = 0
  // Before the first check no page may be cached, so the time has already passed.
  let nextExpiry = -Infinity
  let isFailing = false
  const check = async () => {
    try {
      const row = await db.selectFrom('data_version').select('version').executeTakeFirst()
      const isChanged = row !== undefined && row.version !== version
      if (isChanged || nextExpiry <= now().getTime()) {
        nextExpiry = await findNextExpiry(db, now())
      }
      version = row?.version ?? 0
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
    current: () => version,
    nextExpiry: () => nextExpiry,
    async refresh() {
      timer ??= setInterval(() => void checkOnce(), INTERVAL_MS).unref()
      await check()
    },
    stop: () => clearInterval(timer),
  }
}

/** Skips calls while one is running, so that a slow database gets no further queries. */
function withoutOverlap(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  return async () => {
    if (!isRunning) {
      isRunning = true
      await work().finally(() => (isRunning = false))
    }
  }
}

async function findNextExpiry(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ expiry: Date | null }>`
    select least(
      (select min(deadline_at) from jobs where ${isAdvertisedJob()} and deadline_at > ${now}),
      (select min(opens_at) from jobs where ${isAdvertisedJob()} and opens_at > ${now})
    ) as expiry`.execute(db)
  return rows[0]?.expiry?.getTime() ?? Infinity
}
