import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../../host/db'
import { createTestImport, review, type TestImport } from '../../support/import'

let feed: TestImport

beforeAll(async () => {
  feed = await createTestImport()
})
afterAll(() => feed.close())
afterEach(() => feed.empty())

describe('importing reviews', () => {
  it('makes reviews of them and keeps the figures of the employer', async () => {
    await feed.run([
      review('r1'),
      review('r2', { ratings: { overall: 2 }, recommend: 'negative', jobTitle: 'Site Engineer' }),
    ])
    const rows = await feed.database.db.selectFrom('reviews').selectAll().orderBy('source_id').execute()
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
    expect(await feed.database.db.selectFrom('company_ratings').selectAll().executeTakeFirst()).toMatchObject({
      review_count: 2,
      overall: 3,
      recommend_percent: 50,
    })
  })

  it('rejects repeats, empty ones and ones without a rating', async () => {
    const { tallies, errors } = await feed.run([
      review('r1'),
      review('r2'),
      review('r3', { pros: 'Good', cons: 'None' }),
      review('r4', { ratings: {} }),
    ])
    expect(tallies.reviews).toMatchObject({ read: 4, new: 1, rejected: 3 })
    expect(errors).toContain('it repeats r1 word for word')
  })

  it('rolls back together with its figures', async () => {
    await feed.run([review('r1')])
    const work = feed.database.db.transaction().execute(async (trx: Transaction) => {
      await trx.deleteFrom('reviews').execute()
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect((await feed.run([review('r1')])).tallies.reviews).toMatchObject({ unchanged: 1 })
  })
})
