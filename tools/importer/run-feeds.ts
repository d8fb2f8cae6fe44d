import type { Db, Row } from '../../host/db/tables'
import { HOUR, MINUTE } from '../../host/lib/durations'
import { IncompleteFeedError } from './complete'
import { describeEmpty } from './empty'
import { describeFault, isUnavailable } from './faults'
import { type Feed, filesOf } from './feeds'
import type { Report } from './report'
import { type FileResult, runImport } from './run'

/** A run may be a few minutes early, because the previous one started late. */
const EARLY_MS = 10 * MINUTE

interface FeedRun {
  report: Report
  now: Date
  onlyDue: boolean
  dryRun: boolean
}

type Result = Omit<Row<'feeds'>, 'usual'>

export async function runFeeds(db: Db, feeds: readonly Feed[], run: FeedRun): Promise<string[]> {
  const stored = new Map((await db.selectFrom('feeds').selectAll().execute()).map(row => [row.source, row]))
  const faults: string[] = []
  for (const feed of feeds) {
    const last = stored.get(feed.source)
    if (!run.onlyDue || isDue(feed, last, run.now)) {
      const result = await importFeed(db, feed, { ...run, last })
      faults.push(...(result.fault === null ? [] : [`${feed.source}: ${result.fault}`]))
    }
  }
  if (!run.dryRun) {
    const sources = feeds.map(({ source }) => source)
    await db.deleteFrom('feeds').where('source', 'not in', sources).execute()
  }
  return faults
}

const isDue = ({ hours }: Feed, last: Row<'feeds'> | undefined, now: Date): boolean =>
  last === undefined || now.getTime() - last.ran_at.getTime() >= hours * HOUR - EARLY_MS

async function importFeed(
  db: Db,
  feed: Feed,
  { last, ...run }: FeedRun & { last: Row<'feeds'> | undefined },
): Promise<Result> {
  run.report.note(`Feed ${feed.source}`)
  const usual = (last?.taken || last?.usual) ?? 0
  const result = await readFeed(db, feed, { ...run, usual })
  if (!run.dryRun) {
    const { source, ...values } = { ...result, usual }
    await db
      .insertInto('feeds')
      .values({ source, ...values })
      .onConflict(conflict => conflict.column('source').doUpdateSet(values))
      .execute()
  }
  return result
}

async function readFeed(db: Db, feed: Feed, { usual, ...run }: FeedRun & { usual: number }): Promise<Result> {
  const total: FileResult = { file: feed.path, read: 0, taken: 0, reasons: new Map() }
  let error: unknown
  try {
    const files = await filesOf(feed)
    const options = { ...feed, files, shiftDates: false, force: false, dryRun: run.dryRun }
    await runImport(db, options, { ...run, onFile: result => addTo(total, result) })
  } catch (reason) {
    if (isUnavailable(reason)) {
      throw reason
    }
    error = reason
  }
  const { read, taken } = total
  return { source: feed.source, ran_at: run.now, taken, rejected: read - taken, ...judge(total, { error, usual }) }
}

function addTo(total: FileResult, { read, taken, reasons }: FileResult): void {
  total.read += read
  total.taken += taken
  reasons.forEach((count, reason) => total.reasons.set(reason, (total.reasons.get(reason) ?? 0) + count))
}

function judge(
  total: FileResult,
  { error, usual }: { error: unknown; usual: number },
): Pick<Result, 'state' | 'fault'> {
  const empty = describeEmpty(total)
  if (error !== undefined) {
    return { state: error instanceof IncompleteFeedError ? 'incomplete' : 'failed', fault: describeFault(error) }
  } else if (empty !== undefined) {
    return { state: 'empty', fault: empty }
  } else if (total.taken * 2 < usual) {
    return { state: 'shrunk', fault: `${total.taken} records were taken, and ${usual} by the run before` }
  }
  return { state: 'read', fault: null }
}
