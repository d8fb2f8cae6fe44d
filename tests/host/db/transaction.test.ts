import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseFault, inTransaction } from '../../../host/db'
import { createTestDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table tally (id int primary key, value int not null check (value >= 0))')
  await database.pool.query('insert into tally values (1, 0), (2, 0)')
})
afterAll(() => database.close())

const read = async (id: number): Promise<number | undefined> =>
  (await database.pool.query<{ value: number }>('select value from tally where id = $1', [id])).rows[0]?.value

describe('inTransaction', () => {
  it('undoes everything when the work throws', async () => {
    const work = inTransaction(database.db, async trx => {
      await sql`update tally set value = 100 where id = 1`.execute(trx)
      throw new Error('second thoughts')
    })
    await expect(work).rejects.toThrow('second thoughts')
    expect(await read(1)).toBe(0)
  })

  it('keeps 40 interleaved read-modify-writes apart', async () => {
    const addOne = (): Promise<void> =>
      inTransaction(database.db, async trx => {
        const { rows } = await sql<{ value: number }>`select value from tally where id = 2 for update`.execute(trx)
        await sql`update tally set value = ${(rows[0]?.value ?? 0) + 1} where id = 2`.execute(trx)
      })
    await Promise.all(Array.from({ length: 40 }, addOne))
    expect(await read(2)).toBe(40)
  })

  it.each(['40001', '40P01'])('tries again after %s, three times at most', async code => {
    let attempts = 0
    const unlucky = (failures: number): Promise<string> =>
      inTransaction(database.db, async trx => {
        attempts += 1
        if (attempts <= failures) {
          await sql`do ${sql.raw(`$$ begin raise exception 'unlucky' using errcode = '${code}'; end $$`)}`.execute(trx)
        }
        return 'done'
      })
    expect(await unlucky(2)).toBe('done')
    attempts = 0
    await expect(unlucky(3)).rejects.toThrow('unlucky')
    expect(attempts).toBe(3)
  })
})

describe('databaseFault', () => {
  const faultOf = (text: string, values: unknown[] = []): Promise<string | undefined> =>
    database.pool.query(text, values).then(
      () => 'none',
      (error: unknown) => databaseFault(error),
    )

  it.each([
    ['a row that exists already', 'insert into tally values (1, 5)', [], 'conflict'],
    ['a text that is not a number', 'select $1::int', ['abc'], 'invalid'],
    ['a number out of range', 'select $1::int', ['2147483648'], 'invalid'],
    ['NUL in a text', 'select $1::text', ['a\0b'], 'invalid'],
    ['NUL in JSON', 'select $1::jsonb', ['"\\u0000"'], 'invalid'],
    ['half a surrogate pair in JSON', 'select $1::jsonb', ['"\\ud800"'], 'invalid'],
    ['30 February', 'select $1::date', ['2026-02-30'], 'invalid'],
    ['a negative offset', 'select 1 offset $1', [-1], 'invalid'],
    ['a pattern that ends in a backslash', "select 'ab' like $1", ['a\\'], 'invalid'],
    ['a failed check', 'insert into tally values (3, -1)', [], 'invalid'],
    ['our own mistake', 'select nothing_like_it from tally', [], undefined],
  ])('understands %s', async (_name, text, values, expected) => {
    expect(await faultOf(text, values)).toBe(expected)
  })

  it('takes no ordinary error for the database', () => {
    expect(databaseFault(new TypeError('x is not a function'))).toBeUndefined()
    expect(databaseFault(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBeUndefined()
    expect(databaseFault('text')).toBeUndefined()
  })
})
