import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../support/database'
import { createTestHost, type TestHost } from '../../support/host'
import { createTestLog } from '../../support/log-lines'
import { skipWaiting } from '../../support/queue'
import { REGISTRATION } from '../../support/registration'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

const METRICS_TOKEN = 'f3b1c09d72e84a56918b3cd7e2405f6a'
const AUTHORISED = { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } }
const { lines, log } = createTestLog()
let host: TestHost

/** Returns undefined if there is no such series. */
async function read(series: string): Promise<number | undefined> {
  const body = await (await host.request('/metrics', AUTHORISED)).text()
  const line = body.split('\n').find(item => item.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

async function growth(series: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await read(series)) ?? 0
  await work()
  return ((await read(series)) ?? 0) - before
}

beforeAll(async () => {
  const database = await createTestDatabase({ log, logsSlowStatements: true })
  host = await createTestHost({ METRICS_TOKEN, RATE_LIMITS: 'on' }, database, log)
  const company = await buildCompany(host.db)
  await buildJob(host.db, company.id)
  await buildUser(host.db, host.services.passwords)
}, 60_000)
afterAll(() => host.close())

describe('/metrics', () => {
  it('exists only for those who send the token', async () => {
    const unknown = await host.request('/no-such-page')
    for (const Authorization of ['', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`]) {
      const answer = await host.request('/metrics', { headers: { Authorization } })
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
      expect(answer.headers.get('Content-Type')).toBe(unknown.headers.get('Content-Type'))
      expect(await answer.text()).not.toContain('firstrung_')
    }
    const answer = await host.request('/metrics', AUTHORISED)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
  })

  it('does not exist without the setting', async () => {
    const plain = await createTestHost()
    const statuses = ['Bearer ', 'Bearer undefined', `Bearer ${METRICS_TOKEN}`].map(async Authorization => {
      return (await plain.request('/metrics', { headers: { Authorization } })).status
    })
    expect(await Promise.all(statuses)).toEqual([404, 404, 404])
    await plain.close()
  })

  it('is answered under the address of a host, where pages are not', async () => {
    const request = (path: string) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const headers = { ...AUTHORISED.headers, Host: '10.0.0.7:3000' }
        const receive = async (body: Promise<string>, status?: number) => resolve([status, await body])
        get(host.url + path, { headers }, answer => void receive(text(answer), answer.statusCode)).on('error', reject)
      })
    expect(await request('/metrics')).toEqual([200, expect.stringContaining('firstrung_readiness')])
    expect((await request('/faqs'))[0]).toBe(421)
  })

  it('counts requests by the pattern of their route, never by their path', async () => {
    const series = 'firstrung_http_request_duration_seconds_count{method="GET",route="/companies/:slug",status="2xx"}'
    const visit = () => host.request('/companies/halden-rail?secret=words', { headers: { 'X-Requested-With': 'x' } })
    expect(await growth(series, visit)).toBe(1)
    await host.request('/odd/path-of-nobody')
    const body = await (await host.request('/metrics', AUTHORISED)).text()
    expect(body).not.toMatch(/halden-rail|secret|path-of-nobody/)
    expect(body).toContain('{method="GET",route="(no route)",status="4xx"}')
  })

  it('counts lookups of the page cache for visitors and for signed-in people, and their bytes', async () => {
    const visit = () => host.request('/faqs')
    expect(await growth('firstrung_page_cache_lookups_total{cache="visitor",result="miss"}', visit)).toBeGreaterThan(0)
    expect(await growth('firstrung_page_cache_lookups_total{cache="visitor",result="hit"}', visit)).toBe(1)
    expect(await read('firstrung_page_cache_bytes{cache="visitor"}')).toBeGreaterThan(1000)
    const { Cookie } = await host.signInAs('sam@example.test', 'correct horse battery')
    const visitSignedIn = () => host.request('/faqs', { headers: { Cookie } })
    await visitSignedIn()
    expect(await growth('firstrung_page_cache_lookups_total{cache="personal",result="hit"}', visitSignedIn)).toBe(1)
    expect(await read('firstrung_page_cache_bytes{cache="personal"}')).toBeGreaterThan(1000)
  })

  it('counts what the rate limits refuse', async () => {
    const signIn = () => host.post('/login', { email: 'nobody@example.test', password: 'wrong' })
    const series = 'firstrung_rate_limit_refusals_total{limit="login-by-account-and-address"}'
    const repeat = () => Promise.all(Array.from({ length: 7 }, signIn))
    expect(await growth(series, repeat)).toBe(2)
  })

  it('shows the readiness, the pools, the event loop and the process', async () => {
    expect(await read('firstrung_readiness{state="ready"}')).toBe(1)
    expect(await read('firstrung_readiness{state="unavailable"}')).toBe(0)
    expect(await read('firstrung_database_connections{pool="primary",state="total"}')).toBeGreaterThan(0)
    expect(await read('firstrung_database_connections{pool="primary",state="waiting"}')).toBe(0)
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  })
})

describe('a job of a request', () => {
  it('is measured while it waits, and its log line names the request', async () => {
    const answer = await host.post('/register', REGISTRATION)
    expect(answer.status).toBe(303)
    expect(await read('firstrung_jobs{queue="mail",state="created"}')).toBe(1)
    await skipWaiting(host)
    expect(await read('firstrung_jobs_oldest_due_seconds')).toBeGreaterThan(0)
    expect(await growth('firstrung_mails_total{result="sent"}', () => host.sendMail())).toBe(1)
    expect(await read('firstrung_jobs{queue="mail",state="created"}')).toBeUndefined()
    expect(await read('firstrung_jobs_failed')).toBe(0)
    const line = lines.find(({ msg }) => msg === 'job done')
    expect(line).toMatchObject({ job: 'mail/confirm-address', request: answer.headers.get('X-Request-Id') })
  })
})

describe('a slow statement', () => {
  const COUNT = 'firstrung_slow_statements_total'
  /** With the embedded database, checks that wait in the meantime are slow too. */
  const loggedAs = (start: string) => lines.filter(({ statement }) => String(statement).startsWith(start))

  it('is counted and logged with its text and without its values', async () => {
    const slow = () => sql`select pg_sleep(0.6), ${'maya@example.test'}::text, 'written-value'`.execute(host.db)
    expect(await growth(COUNT, slow)).toBeGreaterThan(0)
    const [line, ...others] = loggedAs('select pg_sleep')
    expect(others).toEqual([])
    expect(line).toMatchObject({ level: 40, msg: 'slow statement', statement: 'select pg_sleep(0.6), $1::text, ?' })
    expect(line?.ms).toBeGreaterThan(500)
    expect(JSON.stringify(lines)).not.toContain('maya@example.test')
  })

  it('is logged when it fails, too, and however it was sent', async () => {
    const { pool } = host.services.database
    expect(await growth(COUNT, () => pool.query('select 1, pg_sleep(0.6)'))).toBeGreaterThan(0)
    expect(loggedAs('select 1, pg_sleep(0.6)')).toHaveLength(1)
    const failing = () => pool.query({ text: 'select 2, pg_sleep(0.6), 1 / (random() * 0)::int' })
    await expect(failing()).rejects.toThrow('division by zero')
    expect(loggedAs('select 2, pg_sleep(0.6)')).toHaveLength(1)
  })
})
