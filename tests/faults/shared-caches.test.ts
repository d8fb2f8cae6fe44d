import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bumpDataVersion } from '../../host/db/version'
import { createTestHost, type TestHost } from '../support/host'
import { buildCompany, buildJob, buildUser } from '../support/rows'
import { CACHES, type SharedCache } from '../support/shared-cache'

const SOON = { timeout: 20_000, interval: 250 }

for (const [name, { isInstalled, start }] of Object.entries(CACHES)) {
  describe.skipIf(!isInstalled)(`deploy/${name}${isInstalled ? '' : ` (skipped: ${name} is not installed)`}`, () => {
    let host: TestHost
    let cache: SharedCache
    let session: string

    beforeAll(async () => {
      host = await createTestHost({ PAGE_CACHE_MB: '0' })
      await buildUser(host.db, host.services.passwords)
      session = (await host.signInAs('sam@example.test', 'correct horse battery')).Cookie
      cache = await start(Number(new URL(host.url).port))
    }, 60_000)
    afterAll(async () => {
      await cache.stop()
      await host.close().catch(() => undefined)
    })

    it('stores a visitor page', async () => {
      const first = await cache.get('/faqs')
      expect([first.status, first.from]).toEqual([200, 'MISS'])
      const second = await cache.get('/faqs', { Cookie: 'consent=all' })
      expect([second.status, second.from, second.body]).toEqual([200, 'HIT', first.body])
    })

    it('neither stores nor serves anything for a signed-in user', async () => {
      const own = await cache.get('/faqs', { Cookie: `consent=all; ${session}` })
      expect([own.from === 'HIT', own.headers['cache-control']]).toEqual([false, 'private, no-store'])
      expect(own.body).toContain('"firstname":"Sam"')
      expect((await cache.get('/faqs')).from).toBe('HIT')

      expect((await cache.get('/about', { Cookie: session })).body).toContain('"firstname":"Sam"')
      const visitor = await cache.get('/about')
      expect(visitor.from).toBe('MISS')
      expect(visitor.body).not.toContain('"firstname"')
    })

    it('does not store an answer that sets a cookie', async () => {
      const unknown = await cache.get('/terms', { Cookie: 'session=unknown' })
      expect(unknown.headers['set-cookie']).toBeDefined()
      const visitor = await cache.get('/terms')
      expect([visitor.from, visitor.headers['set-cookie']]).toEqual(['MISS', undefined])
    })

    it('passes calls on', async () => {
      await cache.get('/search-jobs')
      const json = await cache.get('/search-jobs', { 'X-Requested-With': 'XMLHttpRequest' })
      expect(json.headers['content-type']).toContain('json')
      expect((await cache.get('/search-jobs')).headers['content-type']).toContain('html')
    })

    it('stores files and pictures, for signed-in users too', async () => {
      for (const path of [host.services.renderer.assets.url('site.css'), '/pictures/logo/halden-rail.svg']) {
        await cache.get(path, { Cookie: session })
        const again = await cache.get(path, { Cookie: session })
        expect([path, again.status, again.from, again.headers['set-cookie']]).toEqual([path, 200, 'HIT', undefined])
      }
    })

    it('answers visitors with the last copy while the host cannot, and nobody else', async () => {
      // A page expires when one of its jobs closes, here within six seconds.
      const { id } = await buildCompany(host.db, { name: `Halden Rail ${Date.now()}` })
      await buildJob(host.db, id, { deadline_at: new Date(host.clock.now().getTime() + 6000) })
      await bumpDataVersion(host.db)
      await host.services.data.refresh()
      const before = await cache.get('/faqs?short=1')
      expect(before.headers['cache-control']).toMatch(/s-maxage=[1-6]$/)
      await failWith(host, '57P03')

      const last = async () => {
        const { status, from, body } = await cache.get('/faqs?short=1')
        return [status, from, body === before.body]
      }
      await expect.poll(last, SOON).toEqual([200, 'STALE', true])
      expect((await cache.get('/faqs?new=1')).status).toBeGreaterThanOrEqual(502)
      expect((await cache.get('/faqs?short=1', { Cookie: session })).status).toBeGreaterThanOrEqual(502)

      await host.close()
      expect(await last()).toEqual([200, 'STALE', true])
      expect((await cache.get('/faqs?new=1')).status).toBeGreaterThanOrEqual(502)
    })
  })
}

/**
 * The values that a host behind each cache receives if a client forges these headers. Varnish is behind a proxy with
 * TLS.
 */
const FORWARDED = {
  nginx: { address: /^(127\.0\.0\.1|::1)$/, scheme: 'https', host: /^localhost:\d+$/ },
  varnish: { address: /^203\.0\.113\.9, ?(127\.0\.0\.1|::1)$/, scheme: 'http', host: /^$/ },
}

for (const [name, { isInstalled, start }] of Object.entries(CACHES)) {
  it.skipIf(!isInstalled)(`${name} tells the host who the client is, whatever the client claims`, async () => {
    const received: IncomingHttpHeaders[] = []
    const host = createServer(({ headers }, answer) => {
      received.push(headers)
      answer.setHeader('Cache-Control', 'no-store').end()
    })
    await once(host.listen(0, '127.0.0.1'), 'listening')
    const cache = await start((host.address() as AddressInfo).port)
    await cache.get('/faqs', {
      'User-Agent': 'claiming',
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Host': 'evil.example',
    })
    await cache.stop()
    host.closeAllConnections()
    host.close()
    const { address, scheme, host: expectedHost } = FORWARDED[name as keyof typeof FORWARDED]
    const claimed = received.find(headers => headers['user-agent'] === 'claiming')
    expect(claimed?.['x-forwarded-for']).toMatch(address)
    expect(claimed?.['x-forwarded-proto']).toBe(scheme)
    expect(claimed?.['x-forwarded-host'] ?? '').toMatch(expectedHost)
  })
}

/** From now on, reading the questions fails with this database error. */
async function failWith({ db }: TestHost, state: string): Promise<void> {
  await sql`alter table faqs rename to faqs_kept`.execute(db)
  await sql`create function fail() returns boolean stable language plpgsql as ${sql.raw(
    `$$ begin raise exception 'on purpose' using errcode = '${state}'; end $$`,
  )}`.execute(db)
  await sql`create view faqs as select * from faqs_kept where fail()`.execute(db)
}
