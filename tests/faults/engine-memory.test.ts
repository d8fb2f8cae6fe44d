import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEmbeddedDatabase, type TestDatabase } from '../support/database'

const MEGABYTE = 1024 * 1024
let database: TestDatabase
let messages: { fields: object; message: string }[]
let free = Infinity

beforeEach(async () => {
  messages = []
  const add = (fields: object, message: string): void => void messages.push({ fields, message })
  const log = { info: add, warn: add, error: add }
  database = await createEmbeddedDatabase({
    log,
    memoryLimitBytes: 250 * MEGABYTE,
    freeSpaceFloorBytes: 1_000,
    freeBytes: () => Promise.resolve(free),
    statementTimeoutMs: 60_000,
  })
})
afterEach(() => database.close())

const isReplaced = (): boolean => messages.some(({ message }) => message.includes('engine was replaced'))
/**
 * Grows the engine's memory to more than 300 MB in well under a second, because a slow machine cancels long statements.
 */
const GROW_MEMORY = "select octet_length(repeat(repeat('a', 10000), 3000) || repeat(repeat('b', 10000), 3000))"
const growMemory = () => database.pool.query(GROW_MEMORY)

it('replaces an engine whose memory has grown, and keeps its connections', async () => {
  const client = await database.pool.connect()
  await client.query('create table kept as select 7 as value')
  await growMemory()
  await expect.poll(isReplaced, { timeout: 120_000 }).toBe(true)
  expect((await client.query('select value from kept')).rows).toEqual([{ value: 7 }])
  client.release()
  expect(messages.filter(({ message }) => !message.includes('engine was replaced'))).toEqual([])
})

it('does not replace it within a transaction', async () => {
  const client = await database.pool.connect()
  await client.query('begin; create table half (value int)')
  await client.query(GROW_MEMORY)
  await client.query('select pg_sleep(1.5)')
  expect(isReplaced()).toBe(false)
  await client.query('insert into half values (1); commit')
  client.release()
  await expect.poll(isReplaced, { timeout: 120_000 }).toBe(true)
  expect((await database.pool.query('select value from half')).rows).toEqual([{ value: 1 }])
})

it('still refuses writes after it, when the disk is nearly full', async () => {
  free = 10
  const write = () =>
    database.pool.query('create table if not exists more (value int)').then(
      () => 'written',
      () => 'refused',
    )
  await expect.poll(write, { timeout: 120_000 }).toBe('refused')
  await growMemory()
  await expect.poll(isReplaced, { timeout: 120_000 }).toBe(true)
  expect(await write()).toBe('refused')
  free = Infinity
})
