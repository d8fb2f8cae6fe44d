import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'

let host: TestHost
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }

beforeAll(async () => {
  host = await createTestHost()
  await host.db
    .insertInto('entities')
    .values({ list: 'universities', slug: 'leeds', name: 'Leeds', details: '{"domains":["leeds.ac.uk"]}' })
    .execute()
})
afterAll(() => host.close())

describe('POST /ajax/user/email', () => {
  const check = async (email: unknown) => {
    const answer = await host.request('/ajax/user/email', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { ...XHR, Origin: host.url, 'Content-Type': 'application/json' },
    })
    const body: unknown = await answer.json()
    return [answer.status, body]
  }

  it.each([
    ['sam@gmial.com', 'sam@gmail.com'],
    ['sam@gmail.co', 'sam@gmail.com'],
    ['sam@hotmial.co.uk', 'sam@hotmail.co.uk'],
    ['Sam@LEDES.ac.uk', 'sam@leeds.ac.uk'],
    ['sam@gmail.com', null],
    ['sam@student.leeds.ac.uk', null],
    ['sam@gmx.com', null],
    ['sam@example.test', null],
  ])('suggests for %s: %s', async (email, suggestion) => {
    expect(await check(email)).toEqual([200, { valid: true, suggestion }])
  })

  it.each(['', 'sam', 'sam@', '@gmail.com', 'a b@gmail.com', undefined, 5, ['sam@gmail.com'], 'x'.repeat(300)])(
    'says that %j is no address',
    async email => {
      expect(await check(email)).toEqual([200, { valid: false, suggestion: null }])
    },
  )
})
