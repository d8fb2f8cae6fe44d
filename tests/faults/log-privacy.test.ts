import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { startRefusingMailServer } from '../support/refusing-mail-server'
import { ownSite } from '../support/site'

const server = await startPostgres()
const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'
const SOON = { timeout: 10_000, interval: 50 }
const FORM = 'application/x-www-form-urlencoded'

const canaries: string[] = []
/** A unique text, which the log must not contain. */
function canary(): string {
  const text = `c4n4ry${canaries.length}q`
  canaries.push(text)
  return text
}
/** Has the length of our tokens. */
const token = () => canary().padEnd(43, 'x9')
const address = () => `${canary()}@${canary()}.example.test`

describe.skipIf(!server)(`the log of a running site${reason}`, () => {
  let site: Awaited<ReturnType<typeof ownSite>>
  let mail: Awaited<ReturnType<typeof startRefusingMailServer>>

  beforeAll(async () => {
    mail = await startRefusingMailServer()
    site = await ownSite({
      DATABASE_URL: server?.url ?? '',
      MAIL_URL: mail.url,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'trace',
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
    })
  }, 240_000)
  afterAll(async () => {
    await site.stop()
    mail.stop()
    await server?.stop()
  })

  const log = () => readFileSync(path.join(site.dataDir, 'site.log'), 'utf8')
  const lines = (part: string) =>
    log()
      .split('\n')
      .filter(line => line.includes(part))

  /** Puts a canary in every header. Uses the plain client, because `fetch` cannot set Host. */
  function send(
    method: string,
    url: string,
    { body, headers = {} }: { body?: string; headers?: http.OutgoingHttpHeaders } = {},
  ) {
    const { port } = new URL(site.url)
    return new Promise<number>((resolve, reject) => {
      const request = http.request({
        port,
        host: '127.0.0.1',
        method,
        path: url,
        headers: { ...personal(), ...headers },
      })
      request.on('error', reject)
      request.on('response', response => response.resume().on('end', () => resolve(Number(response.statusCode))))
      request.end(body)
    })
  }

  const personal = () => ({
    Host: new URL(site.url).host,
    Origin: site.url,
    Referer: `${site.url}/faqs?from=${canary()}`,
    Cookie: `session=${token()}; XSRF-TOKEN=${token()}; device=${token()}; other=${canary()}`,
    Authorization: `Bearer ${canary()}`,
    'User-Agent': canary(),
    'X-Request-Id': canary(),
    'X-Forwarded-For': `${canary()}, 192.0.2.${canaries.length % 200}`,
    'X-XSRF-TOKEN': token(),
    [`X-${canary()}`]: canary(),
  })

  const form = (fields: Record<string, string>) => ({
    body: new URLSearchParams({ ...fields, [canary()]: canary() }).toString(),
    headers: { 'Content-Type': FORM },
  })

  const registration = () =>
    form({
      firstName: canary(),
      lastName: canary(),
      email: address(),
      password: `${canary()} and more`,
      over13: 'on',
      terms: 'on',
    })

  /** Visits pages and links of every kind. Returns the statuses. */
  async function visitAll(): Promise<number[]> {
    const tokens = ['verify-email', 'reset-password', 'unsubscribe', 'calendar', 'data-export']
    const urls = [
      ...tokens.flatMap(name => [`/${name}/${token()}`, `/${name}/${canary()}?${canary()}=${canary()}`]),
      `/faqs?q=${canary()}`,
      `/search-jobs/in-${canary()}?q=${canary()}`,
      `/suggestions.php?q=${canary()}`,
      `/companies/${canary()}`,
      `/${canary()}`,
      `/%E0%A4%A/${canary()}`,
    ]
    const statuses: number[] = []
    for (const url of urls) {
      statuses.push(await send('GET', url))
      statuses.push(await send('POST', url, form({ email: address(), password: canary() })))
    }
    return statuses
  }

  it('holds nothing of a request that works or that is refused', async () => {
    expect(await visitAll()).toEqual(expect.arrayContaining([200, 404, 405]))
    const statuses = [
      await send('POST', '/login', form({ email: address(), password: canary() })),
      await send('POST', '/login', { body: `{"email":"${canary()}`, headers: { 'Content-Type': 'application/json' } }),
      await send('POST', '/login', form({ email: canary().repeat(40_000) })),
      await send('POST', '/login', { headers: { Origin: `https://${canary()}.test` } }),
      await send('GET', `/faqs?${canary()}`, { headers: { Host: `${canary()}.test` } }),
    ]
    expect(statuses).toEqual([422, 400, 413, 419, 421])
    const headers = { 'X-Forwarded-For': '192.0.2.250' }
    const email = address()
    const attempts = Array.from({ length: 6 }, () => form({ email, password: canary() }))
    const refused = await Promise.all(
      attempts.map(({ body, headers: type }) => send('POST', '/login', { body, headers: { ...type, ...headers } })),
    )
    expect(refused).toContain(429)
  })

  it('holds nothing of a mail that the mail server refuses, but says why', async () => {
    expect(await send('POST', '/register', registration())).toBe(303)
    const topic = 'other'
    await send('POST', '/contact', form({ topic, name: canary(), email: address(), message: `${canary()} is here` }))
    await expect.poll(() => lines('EENVELOPE').length, SOON).toBeGreaterThan(0)
  })

  it('holds nothing of a packet that is malformed', async () => {
    const { port } = new URL(site.url)
    const socket = connect(Number(port), '127.0.0.1')
    const head = ['POST /login HTTP/1.1', `Host: localhost:${port}`, `Cookie: session=${canary()}`, `X-${canary()}: 1`]
    const type = [`Content-Type: ${FORM}`, 'Transfer-Encoding: chunked']
    socket
      .resume()
      .write(`${[...head, ...type].join('\r\n')}\r\n\r\n5\r\nemail\r\n${canary()}\r\npassword=${canary()}\r\n`)
    await once(socket, 'close')
    const other = connect(Number(port), '127.0.0.1')
    other.resume().write(`GET /${canary()} HTTP/1.1\r\n${canary()} : ${canary()}\r\n\r\n`)
    await once(other, 'close')
    await expect.poll(() => lines('HPE_').length, SOON).toBeGreaterThan(0)
  })

  it('holds nothing of a request that fails, but says where and why', async () => {
    const database = new pg.Client({ connectionString: server?.url })
    await database.connect()
    await database.query('alter table users rename to gone')
    await database.end()
    const headers = { Origin: site.url, 'Content-Type': FORM, Cookie: '' }
    const { body } = form({ email: address(), password: canary() })
    expect(await send('POST', '/login', { body, headers })).toBe(500)
    await expect
      .poll(() => lines('42P01').filter(line => line.includes('"path":"/login"')).length, SOON)
      .toBeGreaterThan(0)
  })

  it('holds nothing while the database is gone, but says where and why', async () => {
    await server?.crash()
    expect(await visitAll()).toContain(503)
    await expect.poll(() => lines('"path":"/verify-email/:token"').length, SOON).toBeGreaterThan(0)
    expect(lines('ECONNREFUSED').length).toBeGreaterThan(0)
  })

  it('shows none of the texts that were sent', () => {
    const text = log()
    expect(canaries.length).toBeGreaterThan(500)
    expect(canaries.filter(sent => text.toLowerCase().includes(sent))).toEqual([])
    // A buffer is logged as numbers.
    expect(text).not.toMatch(/rawPacket|"Buffer"/)
  })
})
