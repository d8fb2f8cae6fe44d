import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeRateLimits } from '../../../host/http/shared-limiter'
import { AppError } from '../../../host/lib/errors'
import { createTestHost, type TestHost } from '../../support/host'
import { buildUser } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ RATE_LIMITS: 'on' })
})
afterAll(() => host.close())

describe('purgeRateLimits', () => {
  it('deletes the counters that have ended, and no others', async () => {
    const now = host.clock.now()
    const rows = [-1, 0, 1].map(ms => ({ key: `in ${ms} ms`, points: 3, expire: now.getTime() + ms }))
    await host.db.insertInto('rate_limits').values(rows).execute()
    expect(await purgeRateLimits(host.db, now)).toBe(2)
    const left = await host.db.selectFrom('rate_limits').select('key').where('key', 'like', 'in %').execute()
    expect(left).toEqual([{ key: 'in 1 ms' }])
  })
})

it('a person uploads ten files an hour, whatever they hold', async () => {
  const { id } = await buildUser(host.db, host.services.passwords)
  const headers = { ...(await host.callHeaders('sam@example.test')), 'Content-Type': 'text/csv' }
  const upload = () => host.request('/ajax/user/app-tracker/import', { method: 'POST', headers, body: 'title' })
  for (let used = 1; used < 10; used += 1) {
    await host.services.limits.count('upload', String(id))
  }
  expect((await upload()).status).toBe(422)
  const refused = await upload()
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 3000]).toEqual([429, true])
})

describe('several limits together', () => {
  it('state the longest wait, also when a shorter one refuses first', async () => {
    const { limits } = host.services
    const counters = [
      ['email-check', 'a key'],
      ['contact', 'a key'],
    ] as const
    const { retryAfter: short } = await refusalOf(() => limits.count('email-check', 'a key'))
    expect(short).toBeLessThanOrEqual(60)
    await refusalOf(() => limits.count('contact', 'a key'))
    const { retryAfter, message } = await refusalOf(() => limits.countEach(counters))
    expect(retryAfter).toBeGreaterThan(3540)
    expect(message).toBe('You are going too fast. Wait an hour and try again')
  })

  async function refusalOf(count: () => Promise<void>): Promise<AppError> {
    for (let times = 0; times < 30; times++) {
      const error = await count().catch((refused: unknown) => refused)
      if (error instanceof AppError) {
        return error
      }
    }
    throw new Error('The limit refuses nothing')
  }
})
