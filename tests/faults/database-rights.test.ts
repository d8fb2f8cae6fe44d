import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { ownSite } from '../support/site'

const server = await startPostgres()
const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'
const SOON = { timeout: 10_000, interval: 50 }

describe.skipIf(!server)(`a site whose database refuses it${reason}`, () => {
  let site: Awaited<ReturnType<typeof ownSite>>
  const admin = new pg.Client({ connectionString: server?.url })
  const run = (text: string) => admin.query(text)

  beforeAll(async () => {
    await admin.connect()
    await run("create role app login password 'the right one'")
    await run('create database site owner app')
    await requirePassword()
    const url = new URL(server?.url ?? '')
    Object.assign(url, { username: 'app', password: encodeURIComponent('the right one'), pathname: '/site' })
    site = await ownSite({ DATABASE_URL: url.href, DEMO_DATA: 'off', PAGE_CACHE_MB: '0' })
  }, 240_000)
  afterAll(async () => {
    await site.stop()
    await admin.end()
    await server?.stop()
  })

  /** The test server trusts every local connection. Makes it require the password of this role. */
  async function requirePassword(): Promise<void> {
    const { rows } = await admin.query<{ hba_file: string }>('show hba_file')
    const file = rows[0]?.hba_file ?? ''
    writeFileSync(file, `host all app all scram-sha-256\n${readFileSync(file, 'utf8')}`)
    await run('select pg_reload_conf()')
  }

  /** Ends the site's connections, so that it has to log in again. */
  async function disconnect(): Promise<void> {
    await run("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app'")
  }

  const statusOf = async () => (await fetch(`${site.url}/faqs`)).status
  const log = () => readFile(path.join(site.dataDir, 'site.log'), 'utf8')

  async function expectUnavailable(code: string): Promise<void> {
    await expect.poll(statusOf, SOON).toBe(503)
    // The first answers may be about the ended connections, so this repeats the request until one logs in again.
    await expect.poll(() => statusOf().then(log), SOON).toContain(`"code":"${code}"`)
    expect(await log()).not.toContain('"error":"internal"')
  }

  async function expectRecovery(): Promise<void> {
    await expect.poll(statusOf, SOON).toBe(200)
  }

  it('answers 503 without the right to read a table', async () => {
    await expectRecovery()
    const other = new pg.Client({ connectionString: new URL('/site', server?.url).href })
    await other.connect()
    await other.query('revoke all on faqs from app')
    await expectUnavailable('42501')
    await other.query('grant all on faqs to app')
    await other.end()
    await expectRecovery()
  })

  it('answers 503 while its role may not log in', async () => {
    await run('alter role app nologin')
    await disconnect()
    await expectUnavailable('28000')
    await run('alter role app login')
    await expectRecovery()
  })

  it('answers 503 with a wrong password', async () => {
    await run("alter role app password 'another'")
    await disconnect()
    await expectUnavailable('28P01')
    await run("alter role app password 'the right one'")
    await expectRecovery()
  })

  it('answers 503 without its database', async () => {
    await run('alter role app nologin')
    await disconnect()
    await run('alter database site rename to moved')
    await run('alter role app login')
    await expectUnavailable('3D000')
    await run('alter role app nologin')
    await disconnect()
    await run('alter database moved rename to site')
    await run('alter role app login')
    await expectRecovery()
  })
})
