import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { ownSite } from '../support/site'

const primary = await startPostgres()
const reason = primary ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'
const LOGIN = { email: 'student@firstrung.test', password: 'first-rung-2026' }
/** Each host checks the data version once a second, and a replica follows within milliseconds. */
const SOON = { timeout: 10_000, interval: 100 }

type Host = Awaited<ReturnType<typeof ownSite>>

describe.skipIf(!primary)(`three hosts on one server and its replica${reason}`, () => {
  let hosts: Host[] = []
  let slug = ''
  const db = new pg.Pool({ connectionString: primary?.url })
  // The server is stopped while connections are open.
  db.on('error', () => undefined)

  beforeAll(async () => {
    const replicaUrl = (await primary?.replicate()) ?? ''
    const settings = {
      DATABASE_URL: primary?.url ?? '',
      DATABASE_REPLICA_URL: replicaUrl,
      SESSION_SECRET: 's'.repeat(40),
    }
    // The hosts start concurrently: one migrates and creates the demo data, the others wait.
    hosts = await Promise.all([1, 2, 3].map(() => ownSite(settings)))
    const { rows } = await db.query<{ slug: string }>(
      "select slug from companies where status = 'live' order by id limit 1",
    )
    slug = rows[0]?.slug ?? ''
  }, 240_000)

  afterAll(async () => {
    await Promise.all(hosts.map(host => host.stop()))
    await db.end()
    await primary?.stop()
  })

  const text = async (host: Host, path: string) => (await fetch(host.url + path)).text()

  it('made the demo data once', async () => {
    const { rows } = await db.query<{ names: number; all: number }>(
      'select count(distinct name)::int as names, count(*)::int as all from companies',
    )
    expect(rows[0]?.all).toBe(rows[0]?.names)
    expect(rows[0]?.all).toBeGreaterThanOrEqual(60)
  })

  it('all show a change that was made on one server', async () => {
    const path = `/companies/${slug}`
    await Promise.all(hosts.map(host => text(host, path)))
    await db.query(`update companies set about = 'Newly told.' where slug = '${slug}'`)
    for (const host of hosts) {
      await expect.poll(() => text(host, path), SOON).toContain('Newly told.')
    }
  })

  it('share sessions', async () => {
    const [first, second] = hosts as [Host, Host, Host]
    const answer = await fetch(`${first.url}/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', Origin: first.url },
      body: JSON.stringify(LOGIN),
    })
    expect(answer.status).toBe(200)
    const cookie = answer.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; ')
    const page = await fetch(`${second.url}/faqs`, { headers: { Cookie: cookie } })
    expect(await page.text()).toContain('id="page-user"')
  })

  it('still read while the first server is down, and write again when it is back', async () => {
    await primary?.crash()
    for (const host of hosts) {
      const answer = await fetch(`${host.url}/companies/${slug}/reviews?page=1&stars=4`)
      expect(answer.status).toBe(200)
    }
    await primary?.restart()
    const [first] = hosts as [Host, Host, Host]
    await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status, SOON).toBe(200)
  })

  it('lose nobody when one of them stops', async () => {
    const [first, ...others] = hosts as [Host, ...Host[]]
    await first.stop()
    hosts = others
    for (const host of others) {
      expect((await fetch(`${host.url}/companies/${slug}`)).status).toBe(200)
    }
  })
})
