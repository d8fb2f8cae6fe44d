import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db/transaction'
import { recalculateRatings } from '../../../host/features/reviews/ratings-commands'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { buildCompany, buildReview } from '../../support/rows'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('a rating counts published reviews of the last four years', async () => {
  const { db } = database
  const { id } = await buildCompany(db)
  await buildReview(db, id, { overall: 4, recommend: null, published_at: '2022-10-06T09:00:00Z' })
  await buildReview(db, id, { overall: 5, recommend: true, published_at: '2026-09-01T09:00:00Z' })
  await buildReview(db, id, { overall: 1, recommend: false, published_at: '2022-10-04T09:00:00Z' })
  await inTransaction(db, trx => recalculateRatings(trx, 'all', new Date('2026-10-05T09:00:00Z')))
  const ratings = await db.selectFrom('company_ratings').selectAll().where('company_id', '=', id).execute()
  expect(ratings).toMatchObject([{ review_count: 2, overall: 4.5, recommend_percent: 100, histogram: [0, 0, 0, 1, 1] }])
})
