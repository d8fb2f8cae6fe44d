import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db'
import type { Db } from '../../../host/db/tables'
import { createTestDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
  await database.pool.query('create table shelf (id int primary key)')
  await database.pool.query('insert into shelf values (1)')
})
afterAll(() => database.close())

const read = async (db: Db) => (await sql`select * from shelf where id = ${1}`.execute(db)).rows
const prepared = async () => {
  const { rows } = await database.pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let n = 0; n < count; n++) {
    await work()
  }
}

describe('frequent statements', () => {
  it.skipIf(!process.env.TEST_DATABASE_URL)('are prepared, on a server, from the third time', async () => {
    await times(2, () => read(database.db))
    expect(await prepared()).toEqual([])
    await read(database.db)
    expect(await prepared()).toEqual(['select * from shelf where id = $1'])
  })

  it('are planned again when their columns change', async () => {
    await times(6, () => read(database.db))
    await database.pool.query('alter table shelf add column width int default 5')
    expect(await read(database.db)).toEqual([{ id: 1, width: 5 }])
  })

  it('are planned again in a transaction', async () => {
    await times(6, () => read(database.db))
    await database.pool.query('alter table shelf add column depth int default 2')
    expect(await inTransaction(database.db, read)).toEqual([{ id: 1, width: 5, depth: 2 }])
  })

  it('of searches are not prepared: their best plan depends on the words', async () => {
    await times(6, () => sql`select from job_search where company_id = ${1}`.execute(database.db))
    expect((await prepared()).join()).not.toContain('job_search')
  })
})
