import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobPosting } from '../../../host/features/public/jobs/json-ld'
import { findJob } from '../../../host/features/public/jobs/queries'
import { advert, createTestImport, type TestImport } from '../../support/import'
import { faultsOf, type Linked } from '../../support/json-ld'

/** `ADVERT_FEED=jobs.jsonl` checks a file of adverts instead. */
const FEED = process.env.ADVERT_FEED
const TIMEOUT_MS = 600_000
const TEXT = 'You plan bridges with the team, check drawings on site and present your work to the client each month.'
let imported: TestImport

beforeAll(async () => {
  imported = await createTestImport()
})
afterAll(() => imported.close())

/** Feeds omit properties that search engines require, in each of these ways. */
const ADVERTS = [
  advert('whole', { description: TEXT }),
  advert('short', { description: 'Plan &amp; build.' }),
  advert('no text', { description: '' }),
  advert('abroad', { description: TEXT, jobLocation: { address: { addressLocality: 'Oslo', addressCountry: 'NO' } } }),
  advert('nowhere', { description: TEXT, jobLocation: { address: { addressLocality: 'Erewhon' } } }),
  advert('no place', { description: TEXT, jobLocation: undefined }),
  advert('remote', { description: TEXT, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' }),
  advert('no employer', { description: TEXT, hiringOrganization: { name: 'Confidential' } }),
  advert('no pay', { description: TEXT, baseSalary: undefined, validThrough: undefined }),
]

it(
  'every JobPosting of an imported advert is one that search engines take',
  async () => {
    await imported.run(FEED ? (await readFile(FEED, 'utf8')).trim().split('\n') : ADVERTS)
    const rows = await imported.database.db.selectFrom('jobs').select('id').execute()
    const faults: string[] = []
    let posted = 0
    for (const { id } of rows) {
      const row = await findJob(imported.database.db, id)
      const posting = row && jobPosting(row, 'https://firstrung.test')
      posted += posting ? 1 : 0
      faults.push(...(posting ? faultsOf(posting as Linked).map(fault => `${row.title}: ${fault}`) : []))
    }
    expect(faults).toEqual([])
    expect(posted).toBeGreaterThan(0)
    expect(posted).toBeLessThan(rows.length)
    if (FEED) {
      process.stderr.write(`${posted} of ${rows.length} adverts have a JobPosting\n`)
    }
  },
  TIMEOUT_MS,
)
