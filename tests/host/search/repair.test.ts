import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairSearch } from '../../../host/features/public/search'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { buildCompany, buildJob } from '../../support/rows'

let database: TestDatabase
const NOW = new Date('2026-11-22T12:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const company = await buildCompany(db)
  for (const [title, row] of Object.entries({
    open: { deadline_at: inHours(5) },
    'closes at noon': { deadline_at: NOW },
    'opened an hour ago': { opens_at: inHours(-1), deadline_at: null },
    'opens in an hour': { opens_at: inHours(1), deadline_at: null },
  })) {
    await buildJob(db, company.id, { title, ...row })
  }
})
afterAll(() => database.close())

async function counted() {
  const { rows } = await sql<{ opening: boolean; count: number }>`
    select opening, sum(count)::int as count from search_counts where scope = 'jobs' and kind = 'all'
    group by opening order by opening`.execute(database.db)
  return rows.map(({ count }) => count)
}

describe('sweeping', () => {
  it('leaves alone what the clock has not reached', async () => {
    expect(await counted()).toEqual([2, 2])
    expect(await repairSearch(database.db, inHours(-2))).toBe(0)
    expect(await counted()).toEqual([2, 2])
  })

  it('puts away what has closed and counts as open what has opened, once', async () => {
    expect(await repairSearch(database.db, NOW)).toBe(2)
    expect(await counted()).toEqual([2, 1])
    expect(await repairSearch(database.db, NOW)).toBe(0)
    const { rows } = await sql`select from company_offers where jobs <= 0`.execute(database.db)
    expect(rows).toEqual([])
  })

  it('keeps a job whose deadline is moved after it was put away', async () => {
    await database.db
      .updateTable('jobs')
      .set({ deadline_at: inHours(48) })
      .where('title', '=', 'closes at noon')
      .execute()
    expect(await counted()).toEqual([3, 1])
  })
})
