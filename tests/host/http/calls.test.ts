import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'

let host: TestHost
let limited: TestHost
let broken: TestHost

beforeAll(async () => {
  host = await createTestHost()
  limited = await createTestHost({ RATE_LIMITS: 'on' })
  broken = await createTestHost()
  await broken.services.database.close()
  await host.db.schema.alterTable('faqs').renameTo('gone').execute()
})
afterAll(() => Promise.all([host.close(), limited.close(), broken.close().catch(() => undefined)]))

const json = { 'Content-Type': 'application/json' }
const login = JSON.stringify({ email: 'a@b.test', password: 'wrong' })
const token = 'x'.repeat(43)

describe.each(['XMLHttpRequest', 'xmlhttprequest'])('an error of a call with X-Requested-With: %s', name => {
  const call = (to: TestHost, path: string, init: RequestInit = {}) =>
    to.request(path, {
      ...init,
      headers: { Origin: to.url, 'X-Requested-With': name, ...(init.headers as Record<string, string> | undefined) },
    })

  const cases: [number, string, () => Promise<Response>][] = [
    [400, 'a malformed body', () => call(host, '/login', { method: 'POST', body: '{"a', headers: json })],
    [
      400,
      'a body of another kind',
      () => call(host, '/login', { method: 'POST', body: 'a', headers: { 'Content-Type': 'text/html' } }),
    ],
    [
      400,
      'an unknown charset',
      () =>
        call(host, '/login', { method: 'POST', body: 'a', headers: { 'Content-Type': 'application/json; charset=x' } }),
    ],
    [404, 'a malformed address', () => call(host, '/companies/%E0%A4%A')],
    [401, 'a call that needs a user', () => call(host, '/verify-email', { method: 'POST' })],
    [404, 'an unknown path', () => call(host, '/nothing-here')],
    [404, 'an unknown asset', () => call(host, '/assets/nothing.js')],
    [404, 'an unknown record', () => call(host, '/companies/nobody')],
    [405, 'another method', () => call(host, '/faqs', { method: 'DELETE' })],
    [410, 'a link that has expired', () => call(host, `/verify-email/${token}`, { method: 'POST' })],
    [
      413,
      'a body that is too large',
      () => call(host, '/login', { method: 'POST', body: `"${'x'.repeat(300_000)}"`, headers: json }),
    ],
    [
      419,
      'a write of another site',
      () => call(host, '/login', { method: 'POST', headers: { Origin: 'https://evil.test' } }),
    ],
    [422, 'a form with faults', () => call(host, '/login', { method: 'POST', body: '{}', headers: json })],
    [500, 'a fault of ours', () => call(host, '/faqs')],
    [503, 'a page without a database', () => call(broken, '/faqs')],
    [503, 'a session without a database', () => call(broken, '/contact', { headers: { Cookie: `session=${token}` } })],
  ]

  it.each(cases)('is JSON with status %i: %s', async (status, _what, answer) => {
    await expectJson(await answer(), status)
  })

  it('is JSON with status 429', async () => {
    for (let count = 0; count < 5; count++) {
      await call(limited, '/login', { method: 'POST', body: login, headers: json })
    }
    await expectJson(await call(limited, '/login', { method: 'POST', body: login, headers: json }), 429)
  })
})

async function expectJson(answer: Response, status: number): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toMatch(/no-store/)
  expect(await answer.json()).toMatchObject({ message: expect.any(String) as string })
}
