import { ConfigError, loadConfig } from '../config'
import { LockHeldError, migrate, openDatabase } from '../db'
import { describeGaps, listGaps } from '../features/search-gaps'
import { DAY } from '../lib/durations'

const DAYS = 30
/** What one or two people search for may say who they are. */
const LEAST = 3
const MOST = 100

try {
  process.stdout.write(`${await main()}\n`)
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof LockHeldError
  process.stderr.write(`${isKnown ? error.message : `The command failed: ${String(error)}`}\n`)
  process.exitCode = 1
}

/** `npm run search:gaps`: what people searched for in 30 days and the site did not have, also while it is running. */
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
