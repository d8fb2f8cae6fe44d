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
        public_label: 'Former employee, 2025, Yorkshire',
        job_title: 'Employee',
        overall: 4,
        role_score: 5,
        company_score: null,
        culture_score: 3.5,
        recommend: true,
      },
      { public_label: 'Site Engineer, former employee, 2025, Yorkshire', recommend: false },
    ])
    expect(await feed.database.db.selectFrom('company_ratings').selectAll().executeTakeFirst()).toMatchObject({
      review_count: 2,
      overall: 3,
      recommend_percent: null,
    })
  })

  it('names the town from the fifth review of the same employer, role, place and year', async () => {
    const ids = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6']
    const lines = ids.map(id =>
      review(id, { jobTitle: 'Site Engineer', pros: `Kind people who taught me about ${id}` }),
    )
    await feed.run(lines.slice(0, 3))
    await feed.run([...lines.slice(3), review('r7', { date: '2024-01-01', jobTitle: 'Site Engineer' })])
    const labels = async () => {
      const rows = await feed.database.db
        .selectFrom('reviews')
        .select(['source_id', 'public_label', 'place_name', 'place_id'])
        .orderBy('source_id')
        .execute()
      return rows.map(row => [row.source_id, row.public_label, row.place_name, row.place_id !== null])
    }
    const label = 'Site Engineer, former employee'
    const expected = [
      ...['r1', 'r2', 'r3', 'r4'].map(id => [id, `${label}, 2025, Yorkshire`, 'Yorkshire', false]),
      ...['r5', 'r6'].map(id => [id, `${label}, 2025, Leeds`, 'Leeds', true]),
      ['r7', `${label}, 2024, Yorkshire`, 'Yorkshire', false],
    ]
    expect(await labels()).toEqual(expected)
    expect((await feed.run(lines)).tallies.reviews).toMatchObject({ unchanged: 6 })
    expect(await labels()).toEqual(expected)
    // Once the first reviews are moved to another year, the cohort of the others is too small to name the town.
    await feed.run(lines.slice(0, 2).map(line => ({ ...line, date: '2023-01-01' })))
    expect((await labels()).filter(([, , place]) => place === 'Leeds')).toEqual([])
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
