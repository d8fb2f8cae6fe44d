import { stat } from 'node:fs/promises'
import { analyzeTables } from '../../host/db/analyze'
import type { Db } from '../../host/db/tables'
import { type BatchResult, type Read, writeBatch } from './batch'
import { FIRST_BATCH, nextBatchSize } from './batch-size'
import { closeMissing, findMissing, type Listed, noteListed, requireComplete } from './complete'
import { readRecords } from './formats'
import { readFields } from './formats/adapt'
import type { ImportOptions } from './options'
import { Rejection, sourceOf, type Fields } from './read/fields'
import { kindOf, type Kind } from './read/kinds'
import { readCompany } from './records/company'
import { readJob } from './records/job'
import { readListing } from './records/listing'
import { readReview } from './records/review'
import type { ImportRecord, ReadContext } from './records/types'
import { createRepeatGuard, type RepeatGuard } from './repeats'
import type { Report, Tally } from './report'
import { formatClosed, idOf, noteDecoding, reasonOf } from './run-notes'
import { createShift, measureShifts } from './shift'
import { loadEmployers } from './store/employers'
import { findKnown, markSeen } from './store/feed-entries'
import { addKnownAliases } from './store/known-names'
import { loadReferences } from './store/references'
import type { StoreContext } from './store/types'
import { createPlaceResolver } from './values/places'

const READERS: Record<Kind, (fields: Fields, context: ReadContext) => ImportRecord> = {
  jobs: readJob,
  listings: readListing,
  reviews: readReview,
  companies: readCompany,
}

interface Run {
  db: Db
  options: ImportOptions
  report: Report
  store: StoreContext
  isRepeat: RepeatGuard
  tallies: Map<string, Tally>
  batchSize: number
  /** Collected only for a complete feed. */
  listed: Listed
  /** Lines without a readable record, or with lost characters. */
  damage: { lines: number }
}

interface FileRun extends Run {
  file: string
  /** In bytes. */
  size: number
  result: FileResult
  context: Omit<ReadContext, 'remark'>
}

export interface FileResult {
  file: string
  read: number
  /** New, updated or unchanged. */
  taken: number
  /** Reasons for rejections, with their counts. */
  reasons: Map<string, number>
}

interface RunContext {
  report: Report
  now: Date
  onFile?: (result: FileResult) => void
}

export async function runImport(
  db: Db,
  options: ImportOptions,
  { report, now, onFile }: RunContext,
): Promise<Map<string, Tally>> {
  const files = await Promise.all(options.files.map(async file => ({ file, size: (await stat(file)).size })))
  const references = await loadReferences(db)
  const store = { references, employers: await loadEmployers(db), now, dryRun: options.dryRun }
  const run: Run = {
    db,
    options,
    report,
    store,
    isRepeat: createRepeatGuard(),
    tallies: new Map(),
    batchSize: FIRST_BATCH,
    listed: new Map(),
    damage: { lines: 0 },
  }
  const resolvePlace = createPlaceResolver(references.places)
  for (const { file, size } of files) {
    const shifts = options.shiftDates ? await measureShifts(file, now, options) : new Map<string, number>()
    const result: FileResult = { file, read: 0, taken: 0, reasons: new Map() }
    await importFile({ ...run, file, size, result, context: { now, resolvePlace, shift: createShift(shifts) } })
    onFile?.(result)
  }
  if (!options.dryRun) {
    await addKnownAliases(db)
    // The planner must know the new size of the tables.
    await analyzeTables(db)
  }
  report.summary(run.tallies, options.dryRun)
  if (options.complete) {
    await closeUnlisted(run)
  }
  return run.tallies
}

async function closeUnlisted({ db, options, report, store, listed, damage }: Run): Promise<void> {
  const missing = await findMissing(db, listed)
  if (!options.force) {
    requireComplete(missing, damage.lines)
  }
  if (!options.dryRun) {
    await closeMissing(db, missing, store.now)
  }
  missing.forEach(({ source, ids }) => report.note(formatClosed(source, ids.length, options.dryRun)))
}

async function importFile(run: FileRun): Promise<void> {
  const { file, size } = run
  let batch: Read[] = []
  let lines = 0
  let bytes = 0
  let started = Date.now()
  const decoding = { windows: 0, damaged: 0 }
  for await (const { number, text } of readRecords(file, decoding, run.options)) {
    lines += 1
    run.result.read += 1
    bytes += Buffer.byteLength(text ?? '') + 1
    const read = readRecord(run, { number, text })
    const isOther = read && batch[0] && tableOf(read.record) !== tableOf(batch[0].record)
    if (batch.length >= run.batchSize || isOther) {
      await flush(run, batch, started)
      started = Date.now()
      batch = []
    }
    batch.push(...(read ? [read] : []))
    run.report.progress(file, lines, file.endsWith('.gz') ? undefined : Math.min(1, bytes / size))
  }
  await flush(run, batch, started)
  run.damage.lines += decoding.damaged
  noteDecoding(run.report, file, decoding)
}

function readRecord(run: FileRun, line: { number: number; text: string | undefined }): Read | undefined {
  let fields: Fields = {}
  let kind: Kind | undefined = run.options.kind
  try {
    fields = readFields(line.text)
    kind ??= kindOf(fields)
    if (!kind) {
      throw new Rejection('its fields fit no known kind; name one with --kind')
    }
    noteAdvert(run, kind, fields)
    const record = READERS[kind](fields, {
      ...run.context,
      remark: text => run.report.note(`${run.file}:${line.number} ${idOf(fields) || 'no id'}: ${text}`),
    })
    noteAdvert(run, kind, { source: record.source, id: record.sourceId })
    const { contentKey, repeats } = run.isRepeat(record)
    tallyOf(run, kind).read += 1
    return { record, line: line.number, contentKey, repeats }
  } catch (error) {
    tallyOf(run, kind ?? 'unknown').read += 1
    run.damage.lines += kind === undefined ? 1 : 0
    reject(run, { line: line.number, id: idOf(fields), kind: kind ?? 'unknown', reason: reasonOf(error) })
    return undefined
  }
}

/** An unreadable advert is still listed. */
function noteAdvert({ options, listed }: Run, kind: Kind, fields: Fields): void {
  if (options.complete && (kind === 'jobs' || kind === 'listings')) {
    noteListed(listed, sourceOf(fields), idOf(fields))
  }
}

async function flush(run: FileRun, batch: readonly Read[], started: number): Promise<void> {
  const [first] = batch
  if (!first) {
    return
  }
  const repeats = await rejectRepeats(run, batch)
  const rejected = new Set(repeats.map(({ read }) => read))
  const rest = batch.filter(read => !rejected.has(read))
  const results = [...repeats, ...(rest.length > 0 ? await writeTimed(run, rest) : [])]
  if (!run.options.dryRun) {
    await markSeen(run.db, batch, run.store.now)
  }
  for (const { read, outcome } of results) {
    const { kind, sourceId } = read.record
    if (outcome instanceof Rejection) {
      reject(run, { line: read.line, id: sourceId, kind, reason: outcome.message })
    } else {
      tallyOf(run, kind)[outcome] += 1
      run.result.taken += 1
    }
  }
  tallyOf(run, first.record.kind).seconds += (Date.now() - started) / 1_000
}

/** A stored record is not a duplicate, even if a copy comes first in the file. */
async function rejectRepeats({ db, options }: FileRun, batch: readonly Read[]): Promise<BatchResult[]> {
  const hashed = batch.filter(({ contentKey }) => contentKey !== undefined)
  const known = hashed.length > 0 ? await findKnown(db, hashed, options.complete) : []
  return hashed.flatMap((read, index): BatchResult[] => {
    const { isStored = false, original = null } = known[index] ?? {}
    const id = read.repeats ?? (original === null ? undefined : `${original} of an earlier run`)
    return isStored || id === undefined ? [] : [{ read, outcome: new Rejection(`it repeats ${id} word for word`) }]
  })
}

async function writeTimed(run: FileRun, batch: readonly Read[]): Promise<BatchResult[]> {
  const began = performance.now()
  const results = await writeBatch(run.db, batch, run.store)
  run.batchSize = nextBatchSize(batch.length, performance.now() - began)
  return results
}

function reject(run: FileRun, { kind, ...rejected }: { line: number; id: string; kind: string; reason: string }): void {
  tallyOf(run, kind).rejected += 1
  run.result.reasons.set(rejected.reason, (run.result.reasons.get(rejected.reason) ?? 0) + 1)
  run.report.reject({ file: run.file, ...rejected })
}

function tallyOf(run: Run, kind: string): Tally {
  const tally = run.tallies.get(kind) ?? { read: 0, new: 0, updated: 0, unchanged: 0, rejected: 0, seconds: 0 }
  run.tallies.set(kind, tally)
  return tally
}

const tableOf = (record: ImportRecord): string => (record.kind === 'listings' ? 'jobs' : record.kind)
