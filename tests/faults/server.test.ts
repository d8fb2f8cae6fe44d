import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseFault, openDatabase, type DatabaseHandle } from '../../host/db'
import { startPostgres } from '../../scripts/postgres.mjs'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const server = await startPostgres()
const open = (url: string): Promise<DatabaseHandle> =>
  openDatabase({ url, dataDir: tmpdir(), log, statementTimeoutMs: 500, connectTimeoutMs: 1_000 })

const faultOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'none',
    (error: unknown) => databaseFault(error),
  )

const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'

describe.skipIf(!server)(`a database server that fails${reason}`, () => {
  let handle: DatabaseHandle
  beforeAll(async () => {
    handle = await open(server?.url ?? '')
  })
  afterAll(async () => {
    await handle.close()
    await server?.stop()
  })

  it('may end an idle connection', async () => {
    const { rows } = await handle.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const other = await open(server?.url ?? '')
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await other.close()
    await expect.poll(() => handle.ready()).toBe(true)
  })

  it('may end a connection that a transaction holds between two statements', async () => {
    const client = await handle.pool.connect()
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const lost = once(client, 'error')
    await handle.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await lost
    expect(await faultOf(client.query('select 1'))).toBe('unavailable')
    client.release(true)
    expect(await handle.ready()).toBe(true)
  })

  it('stops a statement after the time limit', async () => {
    expect(await faultOf(handle.pool.query('select pg_sleep(30)'))).toBe('timeout')
  })

  it('may freeze one connection: the next request gets another', async () => {
    const client = await handle.pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = Number(rows[0]?.pid)
    process.kill(pid, 'SIGSTOP')
    expect(await faultOf(client.query('select 1'))).toBe('timeout')
    client.release()
    expect(await faultOf(handle.pool.query('select 1'))).toBe('none')
    process.kill(pid, 'SIGCONT')
  })

  it('may crash and come back, five times, with the process alive and healing in five seconds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const running = faultOf(handle.pool.query('select pg_sleep(30)'))
      await handle.ready()
      await server?.crash()
      expect(['unavailable', 'timeout']).toContain(await running)
      expect(await handle.ready()).toBe(false)
      expect(await faultOf(handle.pool.query('select 1'))).toBe('unavailable')
      await server?.restart()
      await expect.poll(() => handle.ready(), { timeout: 5_000 }).toBe(true)
    }
  })

  it('may be down when the host starts', async () => {
    await server?.crash()
    const early = await open(server?.url ?? '')
    expect(await early.ready()).toBe(false)
    await server?.restart()
    await expect.poll(() => early.ready(), { timeout: 5_000 }).toBe(true)
    await early.close()
  })
})

it('does not wait for a server that accepts connections and says nothing', async () => {
  const silent = createServer(socket => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const handle = await open(`postgres://postgres@127.0.0.1:${(silent.address() as AddressInfo).port}/postgres`)
  const began = Date.now()
  expect(await faultOf(handle.pool.query('select 1'))).toBe('unavailable')
  expect(Date.now() - began).toBeLessThan(2_000)
  await handle.close()
  silent.close()
})
