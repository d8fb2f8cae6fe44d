import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { seedReference } from '../../host/reference'
import { createReport, type Report } from '../../tools/importer/report'
import { runImport } from '../../tools/importer/run'
import { createTestDatabase, type TestDatabase } from './database'

const NOW = new Date('2026-03-10T12:00:00Z')
const OPTIONS = { shiftDates: false, dryRun: false, complete: false, force: false }

/** In a feed's format. */
export const advert = (id: string, more: object = {}) => ({
  '@type': 'JobPosting',
  title: 'Graduate Civil Engineer',
  description: '&lt;p&gt;Plan &amp;amp; build&lt;/p&gt;',
  hiringOrganization: { name: 'NORTHGATE STORES LIMITED' },
  jobLocation: { address: { addressLocality: 'Leeds, West Yorkshire', addressCountry: 'GB', postalCode: 'LS1 3EX' } },
  baseSalary: { currency: 'GBP', value: { value: '£24,000 - £26,000 a year', unitText: 'YEAR' } },
  datePosted: '2026-03-01T09:00:00Z',
  validThrough: '2026-04-01',
  x_id: id,
  x_source: 'feed',
  ...more,
})

/** In a feed's format. */
export const review = (id: string, more: object = {}) => ({
  id,
  source: 'site',
  company: 'Northgate',
  jobTitle: ' Anonymous Employee',
  employment: 'Former Employee, more than 1 year',
  location: 'Leeds, England, England',
  date: '2025-11-05',
  ratings: { overall: 4, workLifeBalance: 3, cultureValues: 4, careerOpportunities: 5 },
  recommend: 'positive',
  headline: '',
  pros: 'Kind people who took time to teach me. Good canteen.',
  cons: 'Long way to the office.',
  ...more,
})

type Line = object | string | Buffer

export interface Result {
  tallies: Record<string, Record<string, number>>
  /** Messages about rejected lines. */
  errors: string
}

export interface TestImport {
  database: TestDatabase
  /** Imports the lines from a file with this name, gzipped if the name ends with `.gz`. */
  run: (lines: readonly Line[], options?: object, name?: string) => Promise<Result>
  /** Aborts the run at its first progress report after `after` lines, as if the process was killed. */
  runCutOff: (lines: readonly Line[], after: number) => Promise<void>
  /** Returns the log of rejected lines. */
  log: () => Promise<string>
  empty: () => Promise<void>
  close: () => Promise<void>
}

/** Contains the reference lists and one town, Leeds. Imports run on 10 March 2026, at noon. */
export async function createTestImport(): Promise<TestImport> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'firstrung-import-'))
  const logFile = path.join(folder, 'import.log')
  await seedReference(database.db)
  await insertPlaces(database)

  return {
    database,
    async run(lines, options = {}, name = 'feed.jsonl') {
      let errors = ''
      const err = { write: (line: string) => (errors += line) }
      const report = createReport({ write: () => undefined }, err, logFile)
      try {
        const given = { ...OPTIONS, files: [await writeFeed(path.join(folder, name), lines)], ...options }
        const tallies = await runImport(database.db, given, { report, now: NOW })
        return { tallies: Object.fromEntries([...tallies].map(([kind, tally]) => [kind, { ...tally }])), errors }
      } finally {
        await report.close()
      }
    },
    async runCutOff(lines, after) {
      const given = { ...OPTIONS, files: [await writeFeed(path.join(folder, 'cut.jsonl'), lines)] }
      await runImport(database.db, given, { report: cutOffReport(after), now: NOW })
    },
    log: () => readFile(logFile, 'utf8'),
    async empty() {
      await database.db.deleteFrom('companies').execute()
    },
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function writeFeed(file: string, lines: readonly Line[]): Promise<string> {
  const bytes = Buffer.concat(lines.flatMap((line, i) => [Buffer.from(i === 0 ? '' : '\n'), bytesOf(line)]))
  await writeFile(file, file.endsWith('.gz') ? gzipSync(bytes) : bytes)
  return file
}

const bytesOf = (line: Line): Buffer =>
  Buffer.isBuffer(line) ? line : Buffer.from(typeof line === 'string' ? line : JSON.stringify(line))

function cutOffReport(after: number): Report {
  return {
    reject: () => undefined,
    summary: () => undefined,
    note: () => undefined,
    close: () => Promise.resolve(),
    progress: (_file, read) => {
      if (read > after) {
        throw new Error('cut off')
      }
    },
  }
}

async function insertPlaces({ db }: TestDatabase): Promise<void> {
  const place = { kind: 'town', nation: 'England', county: 'West Yorkshire', population: 500_000 } as const
  await db
    .insertInto('places')
    .values({ ...place, slug: 'leeds', name: 'Leeds', region: 'Yorkshire', lat: 53.8, lng: -1.55 })
    .execute()
}
