import { ConfigError, loadConfig } from '../config'
import { LockHeldError, migrate, openDatabase } from '../db'
import { describeGaps, listGaps } from '../features/search-gaps'
import { DAY } from '../lib/durations'

const DAYS = 30
/** Searches by one or two people may identify them. */
const LEAST = 3
const MOST = 100

try {
  process.stdout.write(`${await main()}\n`)
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof LockHeldError
  process.stderr.write(`${isKnown ? error.message : `The command failed: ${String(error)}`}\n`)
  process.exitCode = 1
}

/** `npm run search:gaps`: prints searches of the last 30 days without results, also while the site is running. */
async function main(): Promise<string> {
  const config = loadConfig()
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const handle = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, log, lock: 'join' })
  try {
    await migrate(handle)
    const since = new Date(Date.now() - DAYS * DAY)
    return describeGaps(await listGaps(handle.db, { since, least: LEAST, most: MOST }))
  } finally {
    await handle.close()
  }
}
