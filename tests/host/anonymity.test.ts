import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cohortKey } from '../../host/features/reviews/reviews/cohort-queries'
import { seedIfEmpty } from '../../tools/demo'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { findIdentifiable } from '../support/review-anonymity'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.withoutTimeout(() => seedIfEmpty(database.db, new Date('2026-11-21T10:30:00Z')))
}, 120_000)
afterAll(() => database.close())

describe('the published reviews of the demo data', () => {
  it('show a town, team, university or year of study only with five reviews like them', async () => {
    expect(await findIdentifiable(database.db)).toEqual([])
  })

  it('have the cohort of what they show, where they name their town', async () => {
    const { db } = database
    const rows = await db
      .selectFrom('reviews')
      .select(['id', 'cohort', 'company_id', 'role_id', 'place_name', 'started_on'])
      .where('state', '=', 'published')
      .where('place_id', 'is not', null)
      .execute()
    expect(rows).not.toEqual([])
    const others = rows.filter(
      ({ cohort, company_id: companyId, role_id: roleId, place_name: place, started_on }) =>
        cohort !== cohortKey({ companyId, roleId, place, year: Number(String(started_on).slice(0, 4)) }),
    )
    expect(others.map(({ id }) => id)).toEqual([])
  })

  it('would be found if one of them named its town', async () => {
    const { db } = database
    const { id } = await db.selectFrom('reviews').select('id').where('place_id', 'is', null).executeTakeFirstOrThrow()
    await sql`update reviews set place_name = 'Leeds', cohort = 'alone' where id = ${id}`.execute(db)
    expect(await findIdentifiable(db)).toEqual([id])
  })
})
