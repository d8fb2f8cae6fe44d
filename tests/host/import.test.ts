import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../host/db'
import { createReport } from '../../host/import/report'
import { runImport } from '../../host/import/run'
import { seedReference } from '../../host/seed/reference'
import { createTestDatabase, type TestDatabase } from '../support/database'

const NOW = new Date('2026-03-10T12:00:00Z')
let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'firstrung-import-'))
  await seedReference(database.db)
  await insertPlaces()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await database.db.deleteFrom('companies').execute()
})

async function insertPlaces(): Promise<void> {
  const place = { kind: 'town', nation: 'England', county: 'West Yorkshire', population: 500_000 } as const
  await database.db
    .insertInto('places')
    .values({ ...place, slug: 'leeds', name: 'Leeds', lat: 53.8, lng: -1.55 })
    .execute()
}

const advert = (id: string, more: object = {}) => ({
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

const review = (id: string, more: object = {}) => ({
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

interface Result {
  tallies: Record<string, Record<string, number>>
  errors: string
}

async function run(lines: readonly (object | string)[], options: object = {}, name = 'feed.jsonl'): Promise<Result> {
  const text = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const file = path.join(folder, name)
  await writeFile(file, name.endsWith('.gz') ? gzipSync(text) : text)
  let errors = ''
  const err = { write: (line: string) => (errors += line) }
  const report = createReport({ write: () => undefined }, err, path.join(folder, 'import.log'))
  try {
    const given = { files: [file], shiftDates: false, dryRun: false, ...options }
    const tallies = await runImport(database.db, given, { report, now: NOW })
    return { tallies: Object.fromEntries([...tallies].map(([kind, tally]) => [kind, { ...tally }])), errors }
  } finally {
    await report.close()
  }
}

const jobs = () => database.db.selectFrom('jobs').selectAll().orderBy('source_id').execute()

describe('importing adverts', () => {
  it('makes pages of them', async () => {
    const { tallies } = await run([advert('a1')])
    expect(tallies.jobs).toMatchObject({ read: 1, new: 1, rejected: 0 })
    expect(await jobs()).toMatchObject([
      {
        title: 'Graduate Civil Engineer',
        slug: 'graduate-civil-engineer',
        description: '<p>Plan &amp; build</p>',
        salary_min_pence: 2_400_000,
        salary_max_pence: 2_600_000,
        salary_unit: 'year',
        status: 'open',
        deadline_at: new Date('2026-04-01T22:59:59Z'),
      },
    ])
    const place = database.db.selectFrom('job_locations').innerJoin('places', 'places.id', 'place_id')
    expect(await place.select(['job_locations.name', 'outcode', 'places.slug']).execute()).toEqual([
      { name: 'Leeds', outcode: 'LS1', slug: 'leeds' },
    ])
    const filed = database.db.selectFrom('job_roles').innerJoin('entities', 'entities.id', 'role_id')
    expect(await filed.select('slug').execute()).toEqual([{ slug: 'civil-engineering' }])
  })

  it('takes the good lines between the bad and says what is wrong with those', async () => {
    const { tallies, errors } = await run([
      advert('a1'),
      '{"title": "cut off',
      advert('a2', { hiringOrganization: {} }),
      '[]',
      advert('a3', { title: '****' }),
      advert('a4', { title: 'Site Engineer' }),
      advert('a5', { title: 'Site Engineer' }),
      advert('a4', { title: 'Another' }),
      { what: 'ever' },
      `{"title": "${'x'.repeat(1024 * 1024)}"}`,
      advert('a6', { title: 'Last one', description: 'Nul \u0000 and half \uD83D' }),
    ])
    expect(tallies).toMatchObject({ jobs: { read: 7, new: 3, rejected: 4 }, unknown: { read: 4, rejected: 4 } })
    expect(
      errors
        .trim()
        .split('\n')
        .map(line => line.replace(/^.*feed\.jsonl:/, '')),
    ).toEqual([
      '2 no id: the line is no valid JSON',
      '3 a2: it names no employer',
      '4 no id: the line is no JSON object',
      '5 a3: it has no title',
      '7 a5: it repeats a4 word for word',
      '8 a4: an earlier record of this run has the same id',
      '9 no id: its fields fit no known kind; name one with --kind',
      '10 no id: the line is longer than 1 MB',
    ])
    expect(await readFile(path.join(folder, 'import.log'), 'utf8')).toContain(':3 a2: it names no employer')
  })

  it('falls back to single records where the database refuses one of a batch', async () => {
    await database.pool.query(`alter table jobs add constraint no_pirates check (title <> 'Pirate')`)
    try {
      const { tallies, errors } = await run([
        advert('a1'),
        advert('a2', { title: 'Pirate' }),
        advert('a3', { title: 'Sailor' }),
      ])
      expect(tallies.jobs).toMatchObject({ new: 2, rejected: 1 })
      expect(errors).toContain('a2: the database refuses it')
    } finally {
      await database.pool.query('alter table jobs drop constraint no_pirates')
    }
  })

  it('writes nothing the second time and only what differs the third', async () => {
    const lines = [advert('a1'), advert('a2', { title: 'Site Engineer' })]
    await run(lines)
    const [before] = await jobs()
    const version = await database.db.selectFrom('data_version').select('version').executeTakeFirst()
    expect((await run(lines)).tallies.jobs).toMatchObject({ new: 0, updated: 0, unchanged: 2 })
    expect(await jobs()).toContainEqual(before)
    expect(await database.db.selectFrom('data_version').select('version').executeTakeFirst()).toEqual(version)
    const changed = [advert('a1', { jobLocation: { name: 'Remote' } }), lines[1] ?? '']
    expect((await run(changed)).tallies.jobs).toMatchObject({ updated: 1, unchanged: 1 })
    expect(await jobs()).toMatchObject([{ nationwide: true, pattern: 'remote' }, {}])
  })

  it('keeps down what people of the site took down', async () => {
    await run([advert('a1')])
    await database.db.updateTable('jobs').set({ status: 'removed' }).execute()
    await run([advert('a1', { title: 'New title' })])
    expect(await jobs()).toMatchObject([{ title: 'New title', status: 'removed' }])
  })

  it('closes what is over', async () => {
    await run([
      advert('a1', { validThrough: '2026-03-09' }),
      advert('a2', { datePosted: '2024-01-01', validThrough: '1900-01-01T01:00:00Z', title: 'Old' }),
    ])
    expect(await jobs()).toMatchObject([
      { status: 'closed', closed_reason: 'deadline' },
      { status: 'closed', closed_reason: 'stale', deadline_at: null },
    ])
  })

  it('moves dates to now, keeping their distances, the same on a second run', async () => {
    const lines = [
      advert('a1', { datePosted: '2020-11-10T10:00:00Z', validThrough: '2020-11-20T10:00:00Z' }),
      advert('a2', { datePosted: '2020-11-08T10:00:00Z', validThrough: '2020-11-09T10:00:00Z', title: 'Older' }),
    ]
    await run(lines, { shiftDates: true })
    expect(await jobs()).toMatchObject([
      { published_at: new Date('2026-03-10T10:00:00Z'), deadline_at: new Date('2026-03-20T10:00:00Z'), status: 'open' },
      { published_at: new Date('2026-03-08T10:00:00Z'), status: 'closed' },
    ])
    expect((await run(lines, { shiftDates: true })).tallies.jobs).toMatchObject({ unchanged: 2 })
  })

  it('writes nothing in a dry run', async () => {
    expect((await run([advert('a1')], { dryRun: true })).tallies.jobs).toMatchObject({ read: 1, new: 1 })
    expect(await jobs()).toEqual([])
  })

  it('reads gzipped files', async () => {
    expect((await run([advert('a1')], {}, 'feed.jsonl.gz')).tallies.jobs).toMatchObject({ new: 1 })
  })

  it('can be run again after it was cut off between two batches', async () => {
    const lines = Array.from({ length: 600 }, (_, i) => advert(`a${i}`, { title: `Engineer ${i}` }))
    await expect(runCutOff(lines)).rejects.toThrow('cut off')
    expect(await jobs()).toHaveLength(250)
    expect((await run(lines)).tallies.jobs).toMatchObject({ unchanged: 250, new: 350, rejected: 0 })
  })
})

/** The run ends with the first progress after the first batch, as a killed process would. */
async function runCutOff(lines: readonly object[]): Promise<void> {
  const file = path.join(folder, 'cut.jsonl')
  await writeFile(file, lines.map(line => JSON.stringify(line)).join('\n'))
  const report = {
    reject: () => undefined,
    summary: () => undefined,
    close: () => Promise.resolve(),
    progress: (_file: string, read: number) => {
      if (read > 260) {
        throw new Error('cut off')
      }
    },
  }
  await runImport(database.db, { files: [file], shiftDates: false, dryRun: false }, { report, now: NOW })
}

describe('importing employers', () => {
  it('brings the spellings of one employer together and fills only blanks', async () => {
    await run([advert('a1')])
    const { tallies } = await run([
      {
        key: 'northgate',
        name: 'Northgate',
        aliases: ['North Gate Shops'],
        industry: 'Wholesale and retail trade',
        size: '1000 to 4999',
        address: '1 Mill Way,\nLeeds,\nWest Yorkshire,\nLS1 3EX',
        website: 'javascript:alert(1)',
        sources: ['register'],
      },
      { key: 'north gate shops', name: 'NORTH GATE SHOPS (UK) LTD', founded: '1990', sources: ['register'] },
    ])
    expect(tallies.companies).toMatchObject({ read: 2, new: 0, rejected: 0 })
    await run([review('r1', { company: 'North-Gate-Shops' })])
    const rows = await database.db.selectFrom('companies').selectAll().execute()
    expect(rows).toMatchObject([
      { name: 'Northgate Stores', name_key: 'northgate', size_band: '1000-4999', head_office: 'Leeds', website: null },
    ])
    expect(await database.db.selectFrom('reviews').select('company_id').execute()).toEqual([
      { company_id: rows[0]?.id },
    ])
  })

  it('says unchanged the second time', async () => {
    const lines = [
      { key: 'pond', name: 'Pond', aliases: ['Pond Foods'], sources: ['register'] },
      { key: 'pond 2', name: 'POND FOODS LTD', aliases: ['Pond and Sons'], sources: ['register'] },
      { key: 'mill', name: 'Mill & Fen', size: '250 to 499', sources: ['register'] },
      {
        key: 'mill 2',
        name: 'MILL AND FEN LIMITED',
        aliases: ['Fen Mills'],
        size: '500 to 999',
        sources: ['register'],
      },
    ]
    expect((await run(lines)).tallies.companies).toMatchObject({ new: 2, rejected: 0 })
    expect((await run(lines)).tallies.companies).toMatchObject({ new: 0, updated: 0, unchanged: 4 })
  })
})

describe('importing reviews', () => {
  it('makes reviews of them and keeps the figures of the employer', async () => {
    await run([
      review('r1'),
      review('r2', { ratings: { overall: 2 }, recommend: 'negative', jobTitle: 'Site Engineer' }),
    ])
    const rows = await database.db.selectFrom('reviews').selectAll().orderBy('source_id').execute()
    expect(rows).toMatchObject([
      {
        headline: 'Kind people who took time to teach me',
        public_label: 'Former employee, 2025, Leeds',
        job_title: 'Employee',
        overall: 4,
        role_score: 5,
        company_score: null,
        culture_score: 3.5,
        recommend: true,
      },
      { public_label: 'Site Engineer, former employee, 2025, Leeds', recommend: false },
    ])
    expect(await database.db.selectFrom('company_ratings').selectAll().executeTakeFirst()).toMatchObject({
      review_count: 2,
      overall: 3,
      recommend_percent: 50,
    })
  })

  it('rejects repeats, empty ones and ones without a rating', async () => {
    const { tallies, errors } = await run([
      review('r1'),
      review('r2'),
      review('r3', { pros: 'Good', cons: 'None' }),
      review('r4', { ratings: {} }),
    ])
    expect(tallies.reviews).toMatchObject({ read: 4, new: 1, rejected: 3 })
    expect(errors).toContain('it repeats r1 word for word')
  })

  it('rolls back together with its figures', async () => {
    await run([review('r1')])
    const work = database.db.transaction().execute(async (trx: Transaction) => {
      await trx.deleteFrom('reviews').execute()
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect((await run([review('r1')])).tallies.reviews).toMatchObject({ unchanged: 1 })
  })
})
