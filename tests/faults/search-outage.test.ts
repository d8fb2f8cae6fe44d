import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { type OwnSite, ownSite } from '../support/site'

const IS_FULL = Boolean(process.env.FULL_TESTS)
const CUTTING_MS = IS_FULL ? 30_000 : 4_000
const OUTAGES = IS_FULL ? 20 : 2
const CUT_EVERY_MS = 150
const VISITORS = 12
const HEALED = { timeout: 30_000, interval: 100 }

const server = await startPostgres()
const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'
const database = new pg.Pool({ connectionString: server?.url })
database.on('error', () => undefined)

describe.skipIf(!server)(`people who search while the database fails${reason}`, () => {
  let site: OwnSite
  beforeAll(async () => {
    site = await ownSite({ DATABASE_URL: server?.url ?? '', DEMO_DATA: 'off' })
    await database.query(FEW_ROWS)
  }, 240_000)
  afterAll(async () => {
    await site.stop()
    await database.end()
    await server?.stop()
  })

  it('get 503 with Retry-After when their connections are cut, from a host that lives on', async () => {
    const statuses = await whileVisitorsSearch(site, async () => {
      for (const until = Date.now() + CUTTING_MS; Date.now() < until;) {
        await database.query(CUT)
        await pause(CUT_EVERY_MS)
      }
    })
    expect([...statuses].sort()).toEqual([200, 503])
    await expectHealed(site)
  })

  it(`get the same in ${OUTAGES} crashes of the server in a row`, async () => {
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      const statuses = await whileVisitorsSearch(site, async () => {
        await pause(CUT_EVERY_MS)
        await server?.crash()
        await pause(CUT_EVERY_MS)
        await server?.restart()
      })
      expect([...statuses].filter(status => status !== 200)).toEqual([503])
      await expectHealed(site)
    }
  })
})

const FEW_ROWS = `
  insert into companies (slug, name, name_key) select 'e' || n, 'Employer ' || n, 'employer ' || n from generate_series(1, 30) n;
  insert into jobs (slug, company_id, title, description, published_at)
    select 'j', 1 + n % 30, 'Engineer ' || n, '<p>Help us.</p>', now() from generate_series(1, 90) n;
  insert into reviews (slug, company_id, headline, job_title, overall, public_label)
    select 'r', 1 + n % 30, 'Real work', 'Engineer', 4, 'Student' from generate_series(1, 90) n`

const CUT = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'firstrung' and pid <> pg_backend_pid()`

const QUERIES = ['', '?search=engineer', '?search=work+or+rest', '?page=2', '?search=help+nobody']
const ADDRESSES = ['jobs', 'reviews', 'companies'].flatMap(scope => QUERIES.map(query => `/search-${scope}${query}`))

/** Searches all three lists until the work is done. Returns the statuses of the answers. */
async function whileVisitorsSearch({ url }: OwnSite, work: () => Promise<void>): Promise<Set<number>> {
  const statuses = new Set<number>()
  let isOver = false
  const visit = async (visitor: number) => {
    for (let n = visitor; !isOver; n += 1) {
      // An API call, because visitors' pages would come from the cache.
      const answer = await fetch(`${url}${ADDRESSES[n % ADDRESSES.length]}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      })
      await answer.arrayBuffer()
      statuses.add(answer.status)
      if (answer.status === 503) {
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      }
    }
  }
  const visitors = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)))
  await Promise.race([work(), visitors]).finally(() => (isOver = true))
  await visitors
  return statuses
}

async function expectHealed({ url, child }: OwnSite): Promise<void> {
  const search = () => fetch(`${url}/search-jobs?search=engineer`).then(({ status }) => status, String)
  await expect.poll(search, HEALED).toBe(200)
  expect([child.exitCode, child.signalCode]).toEqual([null, null])
}
