import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeRateLimits } from '../../../host/http/shared-limiter'
import { createTestHost, type TestHost } from '../../support/host'

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
