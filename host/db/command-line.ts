import { LockHeldError } from '../../tools/engine/lock'
import type { Config } from '../config'
import { ConfigError } from '../lib/config-error'
import { UsageError } from '../lib/usage-error'
import { migrate } from './migrate'
import { openDatabase } from './open'
import type { DatabaseHandle, DatabaseOptions } from './options'

interface CommandOptions {
  /** Follows the message of a `UsageError`. */
  usage?: string
  explain?: (error: unknown) => string
}

/** Runs `main` with the arguments of the process. An error is printed, and the exit code is then 1. */
export async function runCommand(
  main: (args: string[]) => Promise<void>,
  { usage = '', explain = explainFailure }: CommandOptions = {},
): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof UsageError ? `${error.message}\n\n${usage}` : explain(error)}\n`)
    process.exitCode = 1
  }
}

export function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isKnown = error instanceof ConfigError || error instanceof LockHeldError
  return isKnown ? message : `The command failed: ${message}`
}

/** Also works while the site is using the database. Prints problems of the connection. */
export async function withDatabase<T>(
  { DATABASE_URL: url, DATA_DIR: dataDir }: Config,
  work: (handle: DatabaseHandle) => Promise<T>,
  options: Partial<DatabaseOptions> = {},
): Promise<T> {
  const log = { info: () => undefined, warn: printReason, error: printReason }
  const handle = await openDatabase({ url, dataDir, log, lock: 'join', ...options })
  try {
    await migrate(handle)
    return await work(handle)
  } finally {
    await handle.close()
  }
}

/** The next statement's error is only a consequence of the lost connection. */
function printReason({ err }: { err?: Error }, message: string): void {
  process.stderr.write(`${message}${err ? `: ${err.message}` : ''}\n`)
}
