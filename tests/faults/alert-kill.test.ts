import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { digestsOf } from '../support/alerts'
import { logIn } from '../support/browser-session'
import { createTestHost, type TestHost } from '../support/host'
import { buildCompany, buildJob, buildUser } from '../support/rows'

const SAM = 'sam@example.test'
const DAY = 24 * 60 * 60 * 1000
/** In each run a worker dies after the first statement, after `1 + EVERY` statements, and so on. */
const EVERY = process.env.FULL_TESTS ? 1 : 4
let host: TestHost
let companyId: number

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
  await buildUser(host.db, host.services.passwords, { email_verified_at: host.clock.now() })
  const sam = await logIn(host, { keep: 'on' })
  await sam.call('POST', '/ajax/saved-search', { url: '/search-jobs?search=python', frequency: 'daily' })
}, 120_000)
afterAll(() => host.close())

it('sends every new job once when a worker dies after any statement of its run', async () => {
  const posted: number[] = []
  let isDone = false
  for (let most = 1; !isDone; most += EVERY) {
    const at = new Date(host.clock.now().getTime() + DAY)
    host.clock.set(at)
    posted.push((await buildJob(host.db, companyId, { title: 'Python tester', deadline_at: null })).id)
    isDone = await dieAfter(most, () => host.runJob('send-daily-alerts', at))
    await host.runJob('send-daily-alerts', at)
  }
  const mailed = (await digestsOf(host, SAM)).flatMap(({ groups }) => Object.values(groups).flatMap(({ jobs }) => jobs))
  expect(posted.length).toBeGreaterThan(4)
  expect(mailed).toEqual(posted)
})

/** The process sends `most` statements and then dies. Returns whether the work was completed. */
async function dieAfter(most: number, work: () => Promise<void>): Promise<boolean> {
  const { pool } = host.services.database
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  let sent = 0
  pool.connect = (async () => {
    const client = await connect()
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    const release = client.release.bind(client)
    client.query = ((...given: unknown[]) => {
      sent += 1
      return sent > most ? Promise.reject(new Error('The worker is dead')) : query(...given)
    }) as typeof client.query
    client.release = () => {
      client.query = query as typeof client.query
      client.release = release
      release(sent > most)
    }
    return client
  }) as typeof pool.connect
  try {
    await work()
    return true
  } catch {
    return false
  } finally {
    pool.connect = connect as typeof pool.connect
  }
}
