import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { ownSite } from '../support/site'

const server = await startPostgres()
const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'

type Host = Awaited<ReturnType<typeof ownSite>>

describe.skipIf(!server)(`the rate limits of two hosts on one server${reason}`, () => {
  let first: Host
  let second: Host

  beforeAll(async () => {
    const settings = {
      DATABASE_URL: server?.url ?? '',
      DEMO_DATA: 'off',
      RATE_LIMITS: 'on',
      SESSION_SECRET: 's'.repeat(40),
    }
    first = await ownSite(settings)
    second = await ownSite(settings)
  }, 240_000)

  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()])
    await server?.stop()
  })

  const statusOf = async (host: Host, path: string, fields: Record<string, string>) => {
    const init = { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: host.url } }
    return (await fetch(host.url + path, init)).status
  }

  it('count attempts on both', async () => {
    const statuses: number[] = []
    for (const host of [first, second, first, second, first, second, first]) {
      statuses.push(await statusOf(host, '/login', { email: 'nobody@example.test', password: 'wrong' }))
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })

  it('still count on each host while the server is down, and never answer 500', async () => {
    await server?.crash()
    const statuses: number[] = []
    for (let count = 0; count <= 20; count++) {
      statuses.push(await statusOf(first, '/ajax/user/email', { email: 'no address' }))
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect(await statusOf(second, '/login', { email: 'someone@example.test', password: 'wrong' })).toBe(503)
    await server?.restart()
  })
})
