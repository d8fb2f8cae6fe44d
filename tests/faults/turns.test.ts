import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANNOUNCE_LONG_TRANSACTION } from '../../host/db/long-transaction'
import { socketPath } from '../../tools/engine/address'
import { simpleQuery } from '../../tools/engine/framing'
import { TURN_LIMITS, type TurnLimits } from '../../tools/engine/turn'
import { startChild, type Child } from '../support/child'
import { createEmbeddedDatabase, type TestDatabase } from '../support/database'

/** A client that waits for the engine must get it within this time. */
const WAIT_MS = 60_000
let database: TestDatabase
let children: Child[] = []

async function open(turnLimits: Partial<TurnLimits>): Promise<void> {
  database = await createEmbeddedDatabase({ turnLimits, statementTimeoutMs: WAIT_MS, connectTimeoutMs: WAIT_MS })
  await database.pool.query('create table stalled (value int)')
}

async function startTransaction(): Promise<Child> {
  const child = startChild('faults/children/transaction.ts', database.dataDir)
  children.push(child)
  expect(await child.nextLine()).toBe('open')
  return child
}

const countRows = async (): Promise<number> =>
  Number((await database.pool.query<{ count: number }>('select count(*) from stalled')).rows[0]?.count)

afterEach(async () => {
  await Promise.all(children.map(child => child.kill()))
  children = []
  await database.close()
})

describe('a client that holds the engine', () => {
  it('is cut off when it is stopped within a transaction, and learns why when it continues', async () => {
    await open({ idleMs: 1_000 })
    const child = await startTransaction()
    process.kill(child.pid, 'SIGSTOP')
    expect(await countRows()).toBe(0)
    process.kill(child.pid, 'SIGCONT')
    expect(await child.nextLine()).toBe('lost: terminating connection due to idle-in-transaction timeout')
    child.send('commit')
    expect(await child.nextLine()).toMatch(/^(lost|failed)/)
    expect(await countRows()).toBe(0)
  })

  it('is cut off in the default time by a host that serves others', async () => {
    expect(TURN_LIMITS).toMatchObject({ idleMs: 5_000, totalMs: 15_000 })
    await open({})
    const child = await startTransaction()
    process.kill(child.pid, 'SIGSTOP')
    expect(await countRows()).toBe(0)
  })

  it('may commit as long as it is within the limits', async () => {
    await open({})
    const child = await startTransaction()
    child.send('commit')
    expect(await child.nextLine()).toBe('committed')
    expect(await countRows()).toBe(1)
  })

  it('is cut off when its transaction never ends, however busy it is', async () => {
    await open({ totalMs: 1_500 })
    const client = await database.pool.connect()
    await client.query('begin')
    const others = countRows()
    const work = async (): Promise<never> => {
      for (;;) {
        await client.query('insert into stalled select 1 from pg_sleep(0.1)')
      }
    }
    await expect(work()).rejects.toThrow(/transaction timeout|terminated|connection error/)
    client.release(true)
    expect(await others).toBe(0)
  })

  it('may take longer in a transaction that announces it', async () => {
    await open({ idleMs: 500, totalMs: 500 })
    const client = await database.pool.connect()
    await client.query(`begin; ${ANNOUNCE_LONG_TRANSACTION}`)
    await client.query('insert into stalled select 1 from pg_sleep(1)')
    await client.query('insert into stalled select 1 from pg_sleep(1)')
    await client.query('commit')
    client.release()
    expect(await countRows()).toBe(2)
  })

  it('is cut off even in an announced transaction when it stops', async () => {
    await open({ longIdleMs: 1_000 })
    const client = await database.pool.connect()
    await client.query(`begin; ${ANNOUNCE_LONG_TRANSACTION}; insert into stalled values (1)`)
    expect(await countRows()).toBe(0)
    client.release(true)
  })
})

describe('a client that sends half a message', () => {
  beforeEach(() => open({}))

  it('holds neither the engine nor, for long, its connection', async () => {
    const address = { host: join(database.dataDir, 'database'), port: 5432 }
    const socket = connect(socketPath(address))
    const query = simpleQuery('begin; insert into stalled values (1)')
    socket.write(startMessage())
    await new Promise(resolve => socket.once('data', resolve))
    socket.write(query.subarray(0, query.length - 3))
    expect(await countRows()).toBe(0)
    let received = ''
    for await (const bytes of socket) {
      received += String(bytes)
    }
    expect(received).toContain('terminating connection due to an incomplete message')
    expect(await countRows()).toBe(0)
  })
})

function startMessage(): Buffer {
  const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0')
  const header = Buffer.alloc(8)
  header.writeInt32BE(parameters.length + 8, 0)
  header.writeInt32BE(3 << 16, 4)
  return Buffer.concat([header, parameters])
}
