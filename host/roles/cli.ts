import { ConfigError, loadConfig } from '../config'
import { LockHeldError, migrate, openDatabase } from '../db'
import type { Db } from '../db/tables'
import { applyCommand, readCommand, USAGE, UsageError } from './commands'

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

/** `npm run users`, also while the site is running. */
async function main(args: readonly string[]): Promise<string> {
  const command = readCommand(args)
  const config = loadConfig()
  const log = { info: () => undefined, warn: print, error: print }
  const handle = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, log, lock: 'join' })
  try {
    await migrate(handle)
    return await applyCommand(handle.db satisfies Db, command)
  } finally {
    await handle.close()
  }
}

function print(...parts: unknown[]): void {
  process.stderr.write(`${parts.filter(part => typeof part === 'string').join(' ')}\n`)
}

function explain(error: unknown): string {
  if (error instanceof UsageError) {
    return `${error.message}\n\n${USAGE}`
  }
  const isKnown = error instanceof ConfigError || error instanceof LockHeldError
  return isKnown ? error.message : `The command failed: ${error instanceof Error ? error.message : String(error)}`
}
