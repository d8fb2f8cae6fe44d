import { type Kysely, sql } from 'kysely'
import type { Database } from './tables'

/** How often a host looks whether another process changed the data. */
const INTERVAL = 1000

/** The number of the data that pages are made from. */
export interface DataVersion {
  current: () => number
  /** Looks now, and from the first time on once a second; for the start, and the moment after a write of this process. */
  refresh: () => Promise<void>
  stop: () => void
}

/** Says that something visible changed. The last statement of each transaction that changes what pages show. */
export async function touchData(trx: Kysely<Database>): Promise<void> {
  await trx
    .updateTable('data_version')
    .set({ version: sql`version + 1` })
    .execute()
}

/** Follows the data's version, so that an import beside the running site shows at once. */
export function watchDataVersion(
  db: Kysely<Database>,
  log: { warn: (details: object, message: string) => void },
): DataVersion {
  let version = 0
  let failing = false
  const refresh = async () => {
    try {
      const row = await db.selectFrom('data_version').select('version').executeTakeFirst()
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
    async refresh() {
      timer ??= setInterval(() => void look(), INTERVAL).unref()
      await refresh()
    },
    stop: () => clearInterval(timer),
  }
}
