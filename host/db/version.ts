import { sql } from 'kysely'
import type { Db } from './tables'
import { isAdvertisedJob } from './visibility'

/** How often a host looks whether another process changed the data. */
const INTERVAL = 1000

/** The number of the data that pages are made from. */
export interface DataVersion {
  current: () => number
  /**
   * When the clock alone changes what pages show: the next deadline or opening of a job, in milliseconds, as it was
   * known at the last look; Infinity when there is none. What was made before it must not be shown after it.
   */
  nextExpiry: () => number
  /** Looks now, and from the first time on once a second; for the start, and the moment after a write of this process. */
  refresh: () => Promise<void>
  stop: () => void
}

/** Says that something visible changed. The last statement of each transaction that changes what pages show. */
export async function bumpDataVersion(trx: Db): Promise<void> {
  await trx
    .updateTable('data_version')
    .set({ version: sql`version + 1` })
    .execute()
}

/** Follows the data's version, so that an import beside the running site shows at once. `now` is the host's clock. */
export function watchDataVersion(
  db: Db,
  log: { warn: (details: object, message: string) => void },
  now: () => Date,
): DataVersion {
  let version = 0
  // Nothing is known before the first look, and a time that has passed lets no page be kept.
  let turn = -Infinity
  let failing = false
  const refresh = async () => {
    try {
      const row = await db.selectFrom('data_version').select('version').executeTakeFirst()
      const changed = row !== undefined && row.version !== version
      if (changed || turn <= now().getTime()) {
        turn = await findNextExpiry(db, now())
      }
      version = row?.version ?? 0
      failing = false
    } catch (error) {
      if (!failing) {
        log.warn({ err: error }, 'the data version could not be read; kept pages stay until it can')
      }
      failing = true
    }
  }
  let timer: NodeJS.Timeout | undefined
  let looking = false
  const look = async () => {
    // A database that is slow to answer is not asked again meanwhile.
    if (!looking) {
      looking = true
      await refresh().finally(() => (looking = false))
    }
  }
  return {
    current: () => version,
    nextExpiry: () => turn,
    async refresh() {
      timer ??= setInterval(() => void look(), INTERVAL).unref()
      await refresh()
    },
    stop: () => clearInterval(timer),
  }
}

async function findNextExpiry(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ turn: Date | null }>`
    select least(
      (select min(deadline_at) from jobs where ${isAdvertisedJob()} and deadline_at > ${now}),
      (select min(opens_at) from jobs where ${isAdvertisedJob()} and opens_at > ${now})
    ) as turn`.execute(db)
  return rows[0]?.turn?.getTime() ?? Infinity
}
