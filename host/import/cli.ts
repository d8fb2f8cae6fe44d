import path from 'node:path'
import { ConfigError, loadConfig } from '../config'
import { databaseFault, LockHeldError, migrate, openDatabase } from '../db'
import { seedReferenceIfEmpty } from '../reference'
import { IncompleteFeedError } from './complete'
import { describeEmpty } from './empty'
import { readOptions, USAGE, UsageError } from './options'
import { createReport } from './report'
import { type FileResult, runImport } from './run'

const TIMEOUT_MS = 60_000
const log = { info: () => undefined, warn: printReason, error: printReason }

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

/** Imports the named files into the configured database, also while the site is using it. */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  const config = loadConfig()
  const now = new Date()
  const handle = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    log,
    lock: 'join',
    statementTimeoutMs: TIMEOUT_MS,
    connectTimeoutMs: TIMEOUT_MS,
  })
  const name = now.toISOString().replace(/[:.]/g, '-')
  const report = createReport(process.stdout, process.stderr, path.join(config.DATA_DIR, 'import', `${name}.log`))
  try {
    await migrate(handle)
    await handle.withoutTimeout(async () => {
      // Records are matched against these lists.
      await seedReferenceIfEmpty(handle.db)
      await runImport(handle.db, options, { report, now, onFile: failWhenEmpty })
    })
  } finally {
    await report.close()
    await handle.close()
  }
}

/** A file of which nothing was taken is a mistake in the set-up of the import. */
function failWhenEmpty(result: FileResult): void {
  const sentence = describeEmpty(result)
  if (sentence) {
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

/** Prints why a connection was lost; the statement that follows only fails because it was. */
function printReason({ err }: { err?: Error }, message: string): void {
  process.stderr.write(`${message}${err ? `: ${err.message}` : ''}\n`)
}

function explain(error: unknown): string {
  if (error instanceof UsageError) {
    return `${error.message}\n\n${USAGE}`
  } else if (error instanceof ConfigError || error instanceof LockHeldError || error instanceof IncompleteFeedError) {
    return error.message
  }
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
  const file = (error as NodeJS.ErrnoException).path
  if (isMissing && file) {
    return `There is no file ${file}`
  }
  const hint = isUnavailable(error) ? '. Start it again: what is stored already is skipped' : ''
  return `The import stopped: ${error instanceof Error ? error.message : String(error)}${hint}`
}

function isUnavailable(error: unknown): boolean {
  return ['unavailable', 'timeout'].includes(databaseFault(error) ?? '')
}
