import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db/transaction'
import { recalculateRatings } from '../../../host/features/reviews/reviews/ratings-commands'
import { refreshRatings } from '../../../host/features/reviews/reviews/refresh-commands'
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
  expect(ratings).toMatchObject([{ review_count: 2, overall: 4.5, recommend_count: 1, histogram: [0, 0, 0, 1, 1] }])
})

it.each([
  [2, null],
  [3, 5],
])('shows a figure that %i reviews answer as %s', async (answering, figure) => {
  const { db } = database
  const { id } = await buildCompany(db, { name: `Answered by ${answering}` })
  for (let index = 0; index < 5; index++) {
    const answers = index < answering
    await buildReview(db, id, {
      slug: `review-${index}`,
      overall: 1,
      company_score: answers ? 5 : null,
      recommend: answers ? true : null,
      answers: JSON.stringify(answers ? { C1: 5 } : {}),
    })
  }
  await inTransaction(db, trx => recalculateRatings(trx, [id], new Date('2026-10-05T09:00:00Z')))
  expect(
    await db.selectFrom('company_ratings').selectAll().where('company_id', '=', id).executeTakeFirst(),
  ).toMatchObject({
    review_count: 5,
    overall: 1,
    company: figure,
    company_count: answering,
    recommend_percent: figure && 100,
    questions: figure ? { C1: { mean: 5, count: 3 } } : {},
  })
})

it('the nightly refresh takes out what has become four years old, and leaves other ratings as they are', async () => {
  const { db } = database
  const ageing = await buildCompany(db, { name: 'Ageing' })
  const same = await buildCompany(db, { name: 'Same' })
  await buildReview(db, ageing.id, { overall: 2, published_at: '2023-01-01T09:00:00Z' })
  await buildReview(db, ageing.id, { slug: 'newer', overall: 4 })
  await buildReview(db, same.id, { slug: 'same' })
  await inTransaction(db, trx => recalculateRatings(trx, 'all', new Date('2026-10-05T09:00:00Z')))
  await refreshRatings(db, new Date('2027-01-02T09:00:00Z'))
  const ratingOf = (id: number) =>
    db.selectFrom('company_ratings').selectAll().where('company_id', '=', id).executeTakeFirstOrThrow()
  expect(await ratingOf(ageing.id)).toMatchObject({ review_count: 1, overall: 4 })
  expect((await ratingOf(same.id)).updated_at).toEqual(new Date('2026-10-05T09:00:00Z'))
})
