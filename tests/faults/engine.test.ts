import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseFault, openDatabase, type DatabaseOptions } from '../../host/db'
import { ANNOUNCE_LONG_TRANSACTION } from '../../host/db/long-transaction'
import { createEmbeddedDatabase, type TestDatabase } from '../support/database'
import { scaleTimeLimit } from '../support/time-limit'

const HEALED_WITHIN_MS = 10_000
/** Time to copy and open an empty database on an idle machine. */
const USUAL_OPENING_MS = 1_500
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
let database: TestDatabase
let limit: number

async function open(options: Partial<DatabaseOptions> = {}): Promise<void> {
  const began = Date.now()
  database = await createEmbeddedDatabase(options)
  limit = scaleTimeLimit(HEALED_WITHIN_MS, Date.now() - began, USUAL_OPENING_MS)
}

afterEach(() => database.close())

/** Returns how long the database was unavailable, in milliseconds. */
async function untilReady(began = Date.now()): Promise<number> {
  while (!(await database.ready())) {
    expect(Date.now() - began).toBeLessThan(limit)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return Date.now() - began
}

const faultOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'none',
    (error: unknown) => databaseFault(error),
  )

const LOST = ['unavailable', 'timeout']

/** The thread may answer a few more statements before the fault reaches it. Returns the meaning of the first error. */
async function untilItFails(): Promise<string | undefined> {
  let fault: string | undefined = 'none'
  while (fault === 'none') {
    fault = await faultOf(database.pool.query('select 1'))
  }
  return fault
}

describe.each(['hang', 'crash'] as const)('a database thread that meets a %s', fault => {
  beforeEach(() => open())

  it('is opened again within ten seconds; running statements fail cleanly and nothing acknowledged is lost', async () => {
    const { pool } = database
    await pool.query('create table kept (value int)')
    await pool.query('insert into kept select generate_series(1, 1000)')
    const transaction = await pool.connect()
    await transaction.query('begin')
    await transaction.query('insert into kept values (0)')

    const began = Date.now()
    database.cause?.(fault)
    expect(LOST).toContain(await untilItFails())
    expect(LOST).toContain(await faultOf(transaction.query('commit')))
    transaction.release(true)

    expect(await untilReady(began)).toBeLessThan(limit)
    const { rows } = await pool.query('select count(*), min(value) from kept')
    expect(rows).toEqual([{ count: 1000, min: 1 }])
  })
})

describe('the watchdog', () => {
  let complaints: string[] = []
  beforeEach(async () => {
    complaints = []
    const complain = (_fields: object, message: string): void => void complaints.push(message)
    const log = { info: () => undefined, warn: complain, error: complain }
    await open({ hangTimeoutMs: 1_500, log })
  })

  it('leaves a healthy thread alone, idle or with more waiting statements than it can answer in time', async () => {
    await pause(2_000)
    await Promise.all(Array.from({ length: 7 }, () => database.pool.query('select pg_sleep(0.6)')))
    expect(complaints).toEqual([])
  })

  it('ends a statement that runs for ever, and only then', async () => {
    expect(await faultOf(database.pool.query('select pg_sleep(0.5)'))).toBe('none')
    expect(LOST).toContain(await faultOf(database.pool.query('select pg_sleep(60)')))
    await untilReady()
    expect(complaints).toContain('The database thread hangs and is terminated')
  })

  it('waits for work that was announced as long', async () => {
    const result = database.withoutTimeout(() => database.pool.query('select pg_sleep(3)'))
    expect(await faultOf(result)).toBe('none')
  })

  it('waits for a long transaction of another process, which can only announce it in the transaction', async () => {
    const other = await openDatabase({ dataDir: database.dataDir, log: silent, lock: 'join' })
    const client = await other.pool.connect()
    await client.query(`begin; ${ANNOUNCE_LONG_TRANSACTION}`)
    expect(await faultOf(client.query('select pg_sleep(3)'))).toBe('none')
    await client.query('commit')
    client.release()
    await other.close()
    expect(complaints).toEqual([])
  })

  it('heals three hangs in a row', async () => {
    for (let round = 0; round < 3; round += 1) {
      database.cause?.('hang')
      expect(LOST).toContain(await untilItFails())
      await untilReady()
    }
  })
})

describe('a disk that is nearly full', () => {
  const floor = 1_000_000
  let free = floor * 2
  beforeEach(async () => {
    await open({ freeSpaceFloorBytes: floor, freeBytes: () => Promise.resolve(free) })
    await database.pool.query('create table small (value int)')
  })

  const write = (): Promise<string | undefined> => faultOf(database.pool.query('insert into small values (1)'))

  it('refuses writes, still reads, and recovers by itself', async () => {
    expect(await write()).toBe('none')
    free = floor / 2
    await expect.poll(write, { timeout: limit / 2 }).toBe('unavailable')
    expect(await database.ready()).toBe(true)

    database.cause?.('crash')
    expect(LOST).toContain(await untilItFails())
    await expect.poll(() => faultOf(database.pool.query('select * from small')), { timeout: limit }).toBe('none')
    expect(await write()).toBe('unavailable')

    free = floor * 2
    await expect.poll(write, { timeout: limit / 2 }).toBe('none')
  })
})
