import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseFault } from '../../host/db'
import { createEmbeddedDatabase, type TestDatabase } from '../support/database'

const HEALED_WITHIN_MS = 10_000
let database: TestDatabase
afterEach(() => database.close())

/** Asks until the database answers; returns how long it had been away. */
async function untilReady(began = Date.now()): Promise<number> {
  while (!(await database.ready())) {
    expect(Date.now() - began).toBeLessThan(HEALED_WITHIN_MS)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return Date.now() - began
}

const faultOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'none',
    (error: unknown) => databaseFault(error),
  )

describe.each(['hang', 'crash'] as const)('a database thread that meets a %s', fault => {
  beforeEach(async () => {
    database = await createEmbeddedDatabase()
  })

  it('is opened again within ten seconds; running statements fail cleanly and nothing acknowledged is lost', async () => {
    const { pool } = database
    await pool.query('create table kept (value int)')
    await pool.query('insert into kept select generate_series(1, 1000)')
    const transaction = await pool.connect()
    await transaction.query('begin')
    await transaction.query('insert into kept values (0)')

    const began = Date.now()
    database.cause?.(fault)
    const running = faultOf(pool.query('select count(*) from kept'))
    const committing = faultOf(transaction.query('commit'))
    expect(['unavailable', 'timeout']).toContain(await running)
    expect(['unavailable', 'timeout']).toContain(await committing)
    transaction.release(true)

    expect(await untilReady(began)).toBeLessThan(HEALED_WITHIN_MS)
    const { rows } = await pool.query('select count(*), min(value) from kept')
    expect(rows).toEqual([{ count: 1000, min: 1 }])
  })
})

describe('the watchdog', () => {
  beforeEach(async () => {
    database = await createEmbeddedDatabase({ hangTimeoutMs: 1_500 })
  })

  it('ends a statement that runs for ever, and only then', async () => {
    expect(await faultOf(database.pool.query('select pg_sleep(0.5)'))).toBe('none')
    expect(await faultOf(database.pool.query('select pg_sleep(60)'))).toBe('unavailable')
    await untilReady()
  })

  it('waits for work that was announced as long', async () => {
    const result = database.patiently(() => database.pool.query('select pg_sleep(3)'))
    expect(await faultOf(result)).toBe('none')
  })

  it('heals three hangs in a row', async () => {
    for (let round = 0; round < 3; round += 1) {
      database.cause?.('hang')
      expect(['unavailable', 'timeout']).toContain(await faultOf(database.pool.query('select 1')))
      await untilReady()
    }
  })
})

describe('a disk that is nearly full', () => {
  const floor = 1_000_000
  let free = floor * 2
  beforeEach(async () => {
    database = await createEmbeddedDatabase({ freeSpaceFloorBytes: floor, freeBytes: () => Promise.resolve(free) })
    await database.pool.query('create table small (value int)')
  })

  const write = (): Promise<string | undefined> => faultOf(database.pool.query('insert into small values (1)'))

  it('refuses writes, goes on reading, and recovers by itself', async () => {
    expect(await write()).toBe('none')
    free = floor / 2
    await expect.poll(write, { timeout: 5_000 }).toBe('unavailable')
    expect(await database.ready()).toBe(true)

    database.cause?.('crash')
    await expect.poll(() => faultOf(database.pool.query('select * from small')), { timeout: 10_000 }).toBe('none')
    expect(await write()).toBe('unavailable')

    free = floor * 2
    await expect.poll(write, { timeout: 5_000 }).toBe('none')
  })
})
