import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { keepAliveClient } from '../../support/keep-alive'
import { buildUser } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
  await buildUser(host.db, host.services.passwords)
})
afterAll(() => host.close())

describe('a write of a visitor', () => {
  it('passes from a page of ours', async () => {
    const answer = await host.post('/dismiss-transition-message', {})
    expect(answer.status).toBe(303)
  })

  it('is refused when the browser says that it comes from elsewhere, whatever its Origin is', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'Sec-Fetch-Site': site }
      expect((await host.post('/dismiss-transition-message', {}, { headers })).status).toBe(419)
    }
  })

  it('is refused with 419 from another site, and from nowhere', async () => {
    for (const headers of [{ Origin: 'https://evil.test' }, { Origin: 'null' }, {}] as Record<string, string>[]) {
      const answer = await host.request('/dismiss-transition-message', { method: 'POST', headers })
      expect(answer.status).toBe(419)
    }
  })
})

describe('a write of a signed-in user', () => {
  it('needs the token of the session, in the header or in the form', async () => {
    const { Cookie, token } = await host.signInAs('sam@example.test', 'correct horse battery')
    const path = '/dismiss-transition-message'
    const without = await host.post(path, {}, { headers: { Cookie } })
    const wrong = await host.post(path, { _csrf: `${token.slice(0, -1)}x` }, { headers: { Cookie } })
    const inForm = await host.post(path, { _csrf: token }, { headers: { Cookie } })
    const inHeader = await host.post(path, {}, { headers: { Cookie, 'X-XSRF-TOKEN': token } })
    expect([without, wrong, inForm, inHeader].map(answer => answer.status)).toEqual([419, 419, 303, 303])
  })

  it('is not opened by the token of another session', async () => {
    const first = await host.signInAs('sam@example.test', 'correct horse battery')
    const second = await host.signInAs('sam@example.test', 'correct horse battery')
    const answer = await host.post(
      '/dismiss-transition-message',
      { _csrf: first.token },
      { headers: { Cookie: second.Cookie } },
    )
    expect(answer.status).toBe(419)
  })

  it('is refused from another site or subdomain, even with a valid token', async () => {
    const { Cookie, token } = await host.signInAs('sam@example.test', 'correct horse battery')
    const statuses: number[] = []
    for (const site of ['cross-site', 'same-site', 'same-origin', 'none']) {
      const headers = { Cookie, 'X-XSRF-TOKEN': token, 'Sec-Fetch-Site': site }
      statuses.push((await host.post('/dismiss-transition-message', {}, { headers })).status)
    }
    expect(statuses).toEqual([419, 419, 303, 303])
  })

  it('gets a fresh token for the next call', async () => {
    const { Cookie, token } = await host.signInAs('sam@example.test', 'correct horse battery')
    const session = Cookie.split('; ').find(cookie => cookie.startsWith('session='))
    const answer = await host.request('/ajax/csrf-token', { headers: { Cookie: String(session) } })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Set-Cookie')).toContain(`XSRF-TOKEN=${token}`)
  })
})

describe('a body', () => {
  const send = (body: string, type = 'application/json') =>
    host.request('/login', { method: 'POST', body, headers: { 'Content-Type': type, Origin: host.url } })

  it('may have 256 kB, not more', async () => {
    expect((await send(JSON.stringify({ email: 'x'.repeat(300_000) }))).status).toBe(413)
    expect((await send(JSON.stringify({ other: 'x'.repeat(200_000) }))).status).toBe(422)
  })

  it('that is too large closes its connection, and the next request gets another', async () => {
    const client = keepAliveClient(host.url)
    const headers = { 'Content-Type': 'application/json', Origin: host.url }
    for (const size of [300_000, 4_000_000]) {
      const body = JSON.stringify({ email: 'x'.repeat(size) })
      const sized = { ...headers, 'Content-Length': body.length }
      for (const each of [sized, { ...headers, 'Transfer-Encoding': 'chunked' }]) {
        const answer = await client.send('/login', { method: 'POST', headers: each, body })
        expect([answer.status, answer.headers.connection]).toEqual([413, 'close'])
        expect((await client.send('/healthz')).status).toBe(200)
      }
    }
    client.close()
  })

  it('may be 32 levels deep, not more', async () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    expect((await send(nested(33))).status).toBe(413)
    expect((await send(nested(31))).status).toBe(422)
    expect((await send(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(413)
  })

  it('may have 1,000 values, not more', async () => {
    const many = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])))
    expect((await send(many(1001))).status).toBe(413)
    expect((await send(many(999))).status).toBe(422)
  })

  it('is refused when it is broken, of another kind, or reaches for prototypes', async () => {
    expect((await send('{"a":')).status).toBe(400)
    expect((await send('email=x', 'text/plain')).status).toBe(400)
    expect((await send('{"constructor":{"prototype":{"x":1}}}')).status).toBe(400)
    expect((await send('{"__proto__":{"x":1}}')).status).toBe(400)
  })
})

describe('a GET that changes something', () => {
  it.each([
    '/write-a-review/reset',
    '/ajax/user/send-job-calendar-link/1',
    '/ajax/user/send-job-calendar-link/external/1',
  ])('%s is refused where a browser says that another site sends it, and without the header of calls', async path => {
    const { Cookie } = await host.signInAs('sam@example.test', 'correct horse battery')
    const send = async (headers: Record<string, string>) =>
      (await host.request(path, { headers: { Cookie, ...headers } })).status
    const call = { 'X-Requested-With': 'XMLHttpRequest' }
    expect(await send({ ...call, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await send({ ...call, 'Sec-Fetch-Site': 'Same-Site' })).toBe(403)
    expect(await send({})).toBe(400)
    // There is nothing to reset, and no such job.
    expect([204, 404]).toContain(await send({ ...call, 'Sec-Fetch-Site': 'same-origin' }))
  })
})
