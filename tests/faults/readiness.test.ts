import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readMigrations } from '../../host/db'
import { startPostgres } from '../../scripts/postgres.mjs'
import { type OwnSite, ownSite } from '../support/site'
import { ROOT, SETTINGS } from '../support/site-data'

const server = await startPostgres()
const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'
const SOON = { timeout: 30_000, interval: 100 }

describe.skipIf(!server)(`a host and its database server${reason}`, () => {
  let site: OwnSite | undefined
  const admin = new pg.Pool({ connectionString: server?.url })
  // The server is stopped while connections are open.
  admin.on('error', () => undefined)
  const databaseUrl = (name: string, user = 'postgres') => {
    const url = new URL(server?.url ?? '')
    url.pathname = `/${name}`
    url.username = user
    return url.href
  }
  const start = async (database: string, more: Record<string, string> = {}) => {
    const settings = { DATABASE_URL: database, DEMO_DATA: 'off', LOG_LEVEL: 'info', ...more }
    site = await ownSite(settings, '/healthz')
    return site
  }
  const ready = async () => {
    const answer = await fetch(`${site?.url}/readyz`)
    return [answer.status, ((await answer.json()) as { status: string }).status]
  }

  beforeAll(async () => {
    await admin.query('create database prepared')
    const first = await ownSite({ DATABASE_URL: databaseUrl('prepared'), DEMO_DATA: 'off' })
    await first.stop()
  }, 120_000)
  afterEach(() => site?.stop())
  afterAll(async () => {
    await admin.end()
    await server?.stop()
  })

  it('answers /metrics without a database, and leaves out what only the database knows', async () => {
    const METRICS_TOKEN = 'f3b1c09d72e84a56918b3cd7e2405f6a'
    const { url } = await start(databaseUrl('missing'), { METRICS_TOKEN })
    const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
    expect(answer.status).toBe(200)
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain('firstrung_readiness{state="preparing"} 1')
    expect(lines).toContain('firstrung_readiness{state="ready"} 0')
    expect(lines.filter(line => line.startsWith('firstrung_jobs'))).toEqual([])
  })

  it('answers pages with 503, files and health checks until the database exists', async () => {
    const { url, readLog } = await start(databaseUrl('later'))
    const page = await fetch(`${url}/faqs`)
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
    const html = await page.text()
    expect(html).toContain('be back in a moment')
    const files = [...(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+)"/.exec(html) ?? [])].slice(1)
    for (const path of [...files, '/robots.txt', '/pictures/logo/halden-rail.svg', '/healthz']) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
    }
    const notReady = await fetch(`${url}/readyz`)
    expect([notReady.status, notReady.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await notReady.json()).toEqual({ status: 'preparing' })
    await expect.poll(readLog, SOON).toContain('database \\"later\\" does not exist')
    expect(readLog()).not.toContain('Firstrung is at')

    await admin.query('create database later')
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
    expect((await fetch(`${url}/faqs`)).status).toBe(200)
    await expect.poll(readLog, SOON).toContain('Firstrung is at')
    expect(readLog().match(/is not ready, trying again/g)).toHaveLength(1)
    // The host has logged the reason once. Requests refused while it starts are not errors.
    expect(readLog()).not.toMatch(/"status":503|slow statement|not prepared|not responding|is starting/)
  })

  it('answers with 503 when the server refuses its user', async () => {
    const { url, readLog } = await start(databaseUrl('prepared', 'nobody_here'))
    await expect.poll(readLog, SOON).toContain('role \\"nobody_here\\" does not exist')
    expect((await fetch(`${url}/faqs`)).status).toBe(503)
  })

  it('answers with 503 when its user lacks a right, and works once it has it', async () => {
    await admin.query('create role reader login')
    const { url, readLog } = await start(databaseUrl('prepared', 'reader'))
    await expect.poll(readLog, SOON).toContain('permission denied for table migrations')
    expect((await fetch(`${url}/faqs`)).status).toBe(503)
    const owner = new pg.Client({ connectionString: databaseUrl('prepared') })
    await owner.connect()
    await owner.query('grant select on all tables in schema public to reader')
    await owner.end()
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
  })

  it('accepts the schema of the next version and refuses anything newer', async () => {
    const database = new pg.Client({ connectionString: databaseUrl('prepared') })
    await database.connect()
    const add = (name: string) =>
      database.query("insert into migrations (name, checksum) values ($1, 'unknown')", [name])
    await add('9001-next.sql')
    await start(databaseUrl('prepared'))
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
    await site?.stop()

    await add('9002-after-next.sql')
    const { url, readLog } = await start(databaseUrl('prepared'))
    await expect.poll(readLog, SOON).toContain('does not know (9001-next.sql, 9002-after-next.sql)')
    expect(await ready()).toEqual([503, 'preparing'])
    expect((await fetch(`${url}/faqs`)).status).toBe(503)
    await database.query("delete from migrations where checksum = 'unknown'")
    await database.end()
  })

  it('refuses a database whose applied migration differs from its file', async () => {
    const database = new pg.Client({ connectionString: databaseUrl('prepared') })
    await database.connect()
    const [first] = await readMigrations()
    await database.query("update migrations set checksum = 'edited' where name = $1", [first?.name])
    const { readLog } = await start(databaseUrl('prepared'))
    await expect.poll(readLog, SOON).toContain(`Migration ${first?.name} failed: its file was changed`)
    expect(await ready()).toEqual([503, 'preparing'])
    await database.query('update migrations set checksum = $1 where name = $2', [first?.checksum, first?.name])
    await database.end()
  })

  it('is degraded while writes are refused', async () => {
    const { url } = await start(databaseUrl('prepared'))
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
    const setReadOnly = async (on: boolean) => {
      await admin.query(`alter database prepared set default_transaction_read_only = ${on ? 'on' : 'off'}`)
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'prepared'")
    }
    await setReadOnly(true)
    await expect.poll(ready, SOON).toEqual([200, 'degraded'])
    expect((await fetch(`${url}/faqs`)).status).toBe(200)
    await site?.stop()

    await start(databaseUrl('prepared'))
    await expect.poll(ready, SOON).toEqual([200, 'degraded'])
    await setReadOnly(false)
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
  })

  it('is degraded while only the replica answers, also at its start', async () => {
    const replica = new URL((await server?.replicate()) ?? '')
    replica.pathname = '/prepared'
    const { url } = await start(databaseUrl('prepared'), { DATABASE_REPLICA_URL: replica.href })
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
    await server?.crash()
    await expect.poll(ready, SOON).toEqual([200, 'degraded'])
    expect((await fetch(`${url}/faqs?replica=1`)).status).toBe(200)
    await site?.stop()

    const late = await start(databaseUrl('prepared'), { DATABASE_REPLICA_URL: replica.href })
    await expect.poll(ready, SOON).toEqual([200, 'degraded'])
    expect((await fetch(`${late.url}/faqs`)).status).toBe(200)
    await server?.restart()
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
  })

  it('is not ready while nothing answers', async () => {
    const { url } = await start(databaseUrl('prepared'))
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
    await server?.crash()
    await expect.poll(ready, SOON).toEqual([503, 'unavailable'])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await server?.restart()
    await expect.poll(ready, SOON).toEqual([200, 'ready'])
  })
})

it('ends with the message when another process has the data folder', async () => {
  const first = await ownSite({ DEMO_DATA: 'off' })
  const second = spawn(process.execPath, ['dist/host/server.js'], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, DATA_DIR: first.dataDir, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [message, ended] = await Promise.all([text(second.stderr), once(second, 'exit')])
  expect(message).toMatch(/^The data folder is in use by process \d+ on .*\n$/)
  expect(ended).toEqual([1, null])
  await first.stop()
})
