import path from 'node:path'
import { loadConfig } from '../../host/config'
import type { DatabaseHandle } from '../../host/db'
import { runCommand, withDatabase } from '../../host/db/command-line'
import type { Db } from '../../host/db/tables'
import { seedReferenceIfEmpty } from '../../host/reference'
import { describeEmpty } from './empty'
import { describeFault } from './faults'
import { readFeeds } from './feeds'
import { type FeedsOptions, type ImportOptions, readOptions, USAGE } from './options'
import { createReport, type Report } from './report'
import { type FileResult, runImport } from './run'
import { runFeeds } from './run-feeds'

const TIMEOUT_MS = 60_000

await runCommand(main, { usage: USAGE, explain: describeFault })

/** Also works while the site is using the database. */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  const config = loadConfig()
  const now = new Date()
  const name = now.toISOString().replace(/[:.]/g, '-')
  const work = async (handle: DatabaseHandle) => {
    const report = createReport(process.stdout, process.stderr, path.join(config.DATA_DIR, 'import', `${name}.log`))
    try {
      await handle.withoutTimeout(async () => {
        // Records are matched against these lists.
        await seedReferenceIfEmpty(handle.db)
        await importAll(handle.db, options, { report, now })
      })
    } finally {
      await report.close()
    }
  }
  await withDatabase(config, work, { statementTimeoutMs: TIMEOUT_MS, connectTimeoutMs: TIMEOUT_MS })
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
