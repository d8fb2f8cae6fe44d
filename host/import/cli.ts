import path from 'node:path'
import { loadConfig } from '../config'
import { migrate, openDatabase } from '../db'
import type { Db } from '../db/tables'
import { seedReferenceIfEmpty } from '../reference'
import { describeEmpty } from './empty'
import { describeFault } from './faults'
import { readFeeds } from './feeds'
import { type FeedsOptions, type ImportOptions, readOptions, USAGE, UsageError } from './options'
import { createReport, type Report } from './report'
import { type FileResult, runImport } from './run'
import { runFeeds } from './run-feeds'

const TIMEOUT_MS = 60_000
const log = { info: () => undefined, warn: printReason, error: printReason }

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

/** Also works while the site is using the database. */
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
      await importAll(handle.db, options, { report, now })
    })
  } finally {
    await report.close()
    await handle.close()
  }
}

async function importAll(db: Db, options: ImportOptions | FeedsOptions, run: { report: Report; now: Date }) {
  if (!('feeds' in options)) {
    await runImport(db, options, { ...run, onFile: failWhenEmpty })
    return
  }
  const faults = await runFeeds(db, await readFeeds(options.feeds), { ...run, ...options })
  faults.forEach(fault => process.stderr.write(`${fault}\n`))
  // Scheduled runs report faults on /status and in the metrics.
  process.exitCode = faults.length > 0 && !options.onlyDue ? 1 : 0
}

/** A file without any accepted record is a mistake in the set-up of the import. */
function failWhenEmpty(result: FileResult): void {
  const sentence = describeEmpty(result)
  if (sentence) {
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

/** The next statement's error is only a consequence of the lost connection. */
function printReason({ err }: { err?: Error }, message: string): void {
  process.stderr.write(`${message}${err ? `: ${err.message}` : ''}\n`)
}

function explain(error: unknown): string {
  return error instanceof UsageError ? `${error.message}\n\n${USAGE}` : describeFault(error)
}
