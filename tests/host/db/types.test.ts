import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const read = async (expression: string, values: unknown[] = []): Promise<unknown> => {
  const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`, values)
  return rows[0]?.value
}

describe('values of the database', () => {
  it.each([
    ['count(*)', 1],
    ["'12.50'::numeric", 12.5],
    ["date '2026-03-29'", '2026-03-29'],
    ["timestamptz '2026-03-29 02:30:00+01'", new Date('2026-03-29T01:30:00Z')],
    ["timestamp '2026-03-29 02:30:00.5'", new Date('2026-03-29T02:30:00.5Z')],
    ['array[1, null, 3]::bigint[]', [1, null, 3]],
    ["array['2026-01-01', null]::date[]", ['2026-01-01', null]],
    ['array[0.5]::numeric[]', [0.5]],
    ["jsonb_build_object('a', 1)", { a: 1 }],
    ["current_setting('TimeZone') in ('UTC', 'GMT')", true],
  ])('reads %s', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected)
  })

  it('keeps an instant through a round trip', async () => {
    const instant = new Date('2026-10-25T00:59:59.123Z')
    expect(await read('$1::timestamptz', [instant])).toEqual(instant)
  })
})

describe('one engine behind many connections', () => {
  it('never mixes up the answers of parallel statements, failing ones included', async () => {
    const query = (i: number): Promise<unknown> =>
      i % 3 === 0
        ? database.pool.query('select $1::int / 0', [i]).catch((error: { code: string }) => error.code)
        : i % 3 === 1
          ? read('$1::text || $2::int', ['row', i])
          : database.pool.query('selec $1', [i]).catch((error: { code: string }) => error.code)
    const answers = await Promise.all(Array.from({ length: 150 }, (_, i) => query(i)))
    expect(answers).toEqual(answers.map((_, i) => (i % 3 === 0 ? '22012' : i % 3 === 1 ? `row${i}` : '42601')))
  })

  it('keeps statements apart that arrive in several pieces', async () => {
    const long = 'y'.repeat(300_000)
    const query = (i: number): Promise<unknown> =>
      i % 2 === 0 ? read('length($1::text) + $2::int', [long, i]) : read('$1::int', [i])
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => query(i)))
    expect(answers).toEqual(answers.map((_, i) => (i % 2 === 0 ? long.length + i : i)))
  })

  it('undoes the transaction of a client that goes away', async () => {
    await database.pool.query('create table undone (value int)')
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('insert into undone values (1)')
    client.release(true)
    expect(await read('(select count(*) from undone)')).toBe(0)
  })

  it('is ready', async () => {
    expect(await database.ready()).toBe(true)
  })
})
