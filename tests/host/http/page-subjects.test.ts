import fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../host/db/tables'
import { inTransaction } from '../../../host/db/transaction'
import { bumpDataVersion } from '../../../host/db/version'
import { PROMOTION_TYPES } from '../../../host/features/public/promotions'
import { recalculateRatings } from '../../../host/features/reviews/reviews'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { createTestHost, type TestHost } from '../../support/host'
import { allPropsOf } from '../../support/html'
import { buildCompany, buildJob, buildReview } from '../../support/rows'
import { statementsOf } from '../../support/statements'

/** On the same database: a host that caches pages, and a host that renders every page. */
let cached: TestHost
let fresh: TestHost
let database: TestDatabase
let companies: Row<'companies'>[]
let jobs: Row<'jobs'>[]
let reviews: Row<'reviews'>[]

beforeAll(async () => {
  database = await createTestDatabase()
  cached = await createTestHost({}, database)
  fresh = await createTestHost({ PAGE_CACHE_MB: '0' }, { ...database, close: () => Promise.resolve() })
  // Tests trigger the hosts' checks for changes.
  cached.services.data.stop()
  fresh.services.data.stop()
  companies = await Promise.all(
    ['Aire', 'Bourne', 'Calder', 'Dove', 'Esk', 'Frome'].map(name => buildCompany(database.db, { name })),
  )
  const role = await database.db
    .insertInto('entities')
    .values({ list: 'job-roles', slug: 'signalling', name: 'Signalling' })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const { id, name } of companies) {
    for (const title of ['First', 'Second']) {
      const job = await buildJob(database.db, id, { title: `${title} at ${name}` })
      await database.db.insertInto('job_roles').values({ job_id: job.id, role_id: role.id }).execute()
    }
    // Never changed, so that each job has a similar one and its page always has the same sections.
    await buildJob(database.db, id, { title: `Third at ${name}`, slug: 'third' })
    await buildReview(database.db, id, { headline: `First of ${name}` })
    await buildReview(database.db, id, { headline: `Second of ${name}` })
  }
  jobs = await database.db.selectFrom('jobs').selectAll().where('slug', '!=', 'third').orderBy('id').execute()
  reviews = await database.db.selectFrom('reviews').selectAll().orderBy('id').execute()
  await rate()
  await see()
}, 60_000)
afterAll(async () => {
  await fresh.close()
  await cached.close()
})

const rate = () => inTransaction(database.db, trx => recalculateRatings(trx, 'all', cached.clock.now()))

/** Makes both hosts check for changes, as they do once a second. */
const see = () => Promise.all([cached, fresh].map(host => host.services.data.refresh()))

/** The writes of the property test, as plain statements: the effects of users, feeds and other hosts. */
const writes = {
  rename: (n: number, text: string) => sql`update companies set name = ${`Firm ${text}`} where id = ${companyOf(n)}`,
  hide: (n: number) =>
    sql`update companies set status = case status when 'live' then 'hidden' else 'live' end where id = ${companyOf(n)}`,
  retitle: (n: number, text: string) => sql`update jobs set title = ${`Job ${text}`} where id = ${jobOf(n)}`,
  close: (n: number) =>
    sql`update jobs set status = case status when 'open' then 'closed' else 'open' end, closed_at = now()
      where id = ${jobOf(n)}`,
  move: (n: number, text: string) =>
    sql`update jobs set company_id = ${companyOf(n + text.length)} where id = ${jobOf(n)}`,
  place: (n: number, text: string) =>
    sql`insert into job_locations (job_id, position, name) values (${jobOf(n)}, 0, ${`Town ${text}`})
      on conflict (job_id, position) do update set name = excluded.name`,
  withdraw: (n: number) =>
    sql`update reviews set state = case state when 'published' then 'withdrawn' else 'published' end
      where id = ${reviewOf(n)}`,
  reword: (n: number, text: string) => sql`update reviews set headline = ${`Review ${text}`} where id = ${reviewOf(n)}`,
  picture: (n: number, text: string) =>
    sql`insert into gallery_items (company_id, position, type, src, thumb, width, height, alt)
      values (${companyOf(n)}, 1, 'image', '/a.webp', '/a.webp', 10, 10, ${text})
      on conflict (company_id, position) do update set alt = excluded.alt`,
  promote: (n: number) =>
    sql`insert into promotions (type_id, category_id, company_id, job_id, event_name, action_name, starts_at, ends_at)
      select ${PROMOTION_TYPES.relatedJob}, 1, company_id, id, 'promoted', 'seen', now() - interval '1 year',
        now() + interval '1 year' from jobs where id = ${jobOf(n)}`,
  advertise: (n: number, text: string) =>
    sql`insert into jobs (company_id, slug, title) values (${companyOf(n)}, 'new', ${`New ${text}`})`,
  remove: (n: number) => sql`delete from jobs where slug = 'new' and company_id = ${companyOf(n)}`,
}
type Write = keyof typeof writes
const companyOf = (n: number) => companies[n % companies.length]?.id
const jobOf = (n: number) => jobs[n % jobs.length]?.id
const reviewOf = (n: number) => reviews[n % reviews.length]?.id

const paths = () => [
  ...companies
    .slice(0, 2)
    .flatMap(({ slug }) => ['', '/jobs', '/reviews', '/related'].map(tab => `/companies/${slug}${tab}`)),
  ...jobs.slice(0, 3).map(({ id, slug }) => `/jobs/${id}-${slug}`),
  ...reviews.slice(0, 1).map(({ id, slug }) => `/reviews/${id}-${slug}`),
  ...['/', '/hot-jobs', '/search-jobs', '/search-companies', '/search-reviews?sort=newest'],
]

const pagesOf = (host: TestHost, which = paths()) => Promise.all(which.map(path => host.text(path)))

/** Separates a page from its lists of other employers, which may be a minute out of date (decision 0044). */
const divideLists = (html: string, path: string) => {
  const lists = ['related-jobs', 'company-jobs-fallback', ...(path.endsWith('/related') ? ['related-reviews'] : [])]
  const document = parseDocument(html)
  const found = DomUtils.findAll(
    ({ name, attribs, children }) =>
      lists.includes(attribs['data-widget'] ?? '') ||
      (name === 'section' && DomUtils.innerText(children).startsWith('Similar employers')),
    document.children,
  )
  found.forEach(element => DomUtils.removeElement(element))
  return { rest: DomUtils.getOuterHTML(document), lists: found.map(element => DomUtils.getOuterHTML(element)).join('') }
}

interface Card {
  url: string
  title: string
  company?: { name: string }
}

/** Fails if a card of a list shows outdated data. */
async function expectTrueCards(html: string, path: string): Promise<void> {
  const widgets = ['related-jobs', 'company-jobs-fallback', 'related-reviews'].flatMap(name => allPropsOf(html, name))
  const cards = widgets.flatMap(props => (props['jobs'] ?? props['reviews'] ?? []) as Card[])
  const jobCards = cards.filter(({ url }) => url.startsWith('/jobs/'))
  const shown = jobCards.map(({ url, title, company }) => `${url} ${title} ${company?.name}`)
  const { rows } = await sql<{ text: string }>`
    select '/jobs/' || jobs.id || '-' || jobs.slug || ' ' || title || ' ' || name as text
    from jobs join companies on companies.id = company_id where jobs.status = 'open' and companies.status = 'live'
  `.execute(database.db)
  expect(
    rows.map(({ text }) => text),
    path,
  ).toEqual(expect.arrayContaining(shown))
  const names = [...html.matchAll(/<a class="ui-card__link" href="(\/companies\/[^"/]+)"[^>]*>([^<]+)</g)]
  const { rows: live } = await sql<{ text: string }>`
    select '/companies/' || slug || ' ' || name as text from companies where status = 'live'`.execute(database.db)
  expect(
    live.map(({ text }) => text),
    path,
  ).toEqual(expect.arrayContaining(names.map(([, href, name]) => `${href} ${name}`)))
}

async function expectCurrent(which: readonly string[]): Promise<void> {
  const [old, made] = await Promise.all([pagesOf(cached, [...which]), pagesOf(fresh, [...which])])
  for (const [index, path] of which.entries()) {
    const page = divideLists(old[index] ?? '', path)
    expect(withoutIds(page.rest), path).toBe(withoutIds(divideLists(made[index] ?? '', path).rest))
    await expectTrueCards(page.lists, path)
  }
}

/** Error pages contain the id of the request. */
const withoutIds = (html: string) => html.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\b[0-9A-Z]{8,}\b/gi, 'ID')

describe('cached pages', () => {
  it('show after any writes what a host without a cache shows', async () => {
    const write = fc.record({
      name: fc.constantFrom(...(Object.keys(writes) as Write[])),
      n: fc.nat(11),
      text: fc.stringMatching(/^[a-z]{1,6}$/),
      rates: fc.boolean(),
    })
    const property = fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 5 }), async list => {
      await pagesOf(cached)
      for (const { name, n, text, rates } of list) {
        await writes[name](n, text).execute(database.db)
        await (rates && rate())
        await see()
        await expectCurrent(paths().filter((_, index) => (index + n) % 4 === 0))
      }
      await expectCurrent(paths())
      for (const host of [cached, fresh]) {
        host.clock.set(new Date(host.clock.now().getTime() + 60_000))
      }
      expect((await pagesOf(cached)).map(withoutIds)).toEqual((await pagesOf(fresh)).map(withoutIds))
    })
    await fc.assert(property, { numRuns: 4, endOnFailure: true })
  }, 120_000)
})

describe('the pages of an employer', () => {
  const path = '/companies/yare/reviews'
  let own: Row<'reviews'>

  beforeAll(async () => {
    const { id } = await buildCompany(database.db, { name: 'Yare' })
    own = await buildReview(database.db, id)
    await see()
    await cached.text(path)
  })

  const reword = (headline: string, id = own.id) =>
    database.db.updateTable('reviews').set({ headline }).where('id', '=', id).execute()

  it('stay in memory when another employer changes, and go when their own does', async () => {
    const statements = () => statementsOf(cached, () => cached.text(path))
    await reword('Of another employer', reviewOf(2))
    await see()
    expect(await statements()).toEqual([])
    await reword('Of this employer')
    await see()
    expect(await statements()).not.toEqual([])
    expect(await cached.text(path)).toContain('Of this employer')
  })

  it('go when a change of everything is announced', async () => {
    await bumpDataVersion(database.db)
    await see()
    expect(await statementsOf(cached, () => cached.text(path))).not.toEqual([])
  })

  // The embedded database runs one transaction at a time.
  it.skipIf(!process.env.TEST_DATABASE_URL)('show a change that commits after a later one', async () => {
    const early = await database.pool.connect()
    await early.query('begin')
    await early.query('update reviews set headline = $1 where id = $2', ['Took its time', own.id])
    await reword('Of another employer meanwhile', reviewOf(2))
    await see()
    await cached.text(path)
    await early.query('commit')
    early.release()
    await see()
    expect(await cached.text(path)).toContain('Took its time')
  })
})

describe('changes', () => {
  it('are noted once for each transaction and employer, and as one change above a hundred employers', async () => {
    await database.db.deleteFrom('data_changes').execute()
    await inTransaction(database.db, async trx => {
      await writes.rename(1, 'once').execute(trx)
      await writes.rename(1, 'twice').execute(trx)
    })
    expect(await notes()).toEqual([`company:${companies[1]?.id}`])
    await database.db.deleteFrom('data_changes').execute()
    const rows = Array.from({ length: 101 }, (_, n) => ({
      slug: `many-${n}`,
      name: `Many ${n}`,
      name_key: `many ${n}`,
    }))
    await database.db.insertInto('companies').values(rows).execute()
    expect(await notes()).toEqual(['all'])
  })
})

const notes = async () => {
  const rows = await database.db.selectFrom('data_changes').select('subject').execute()
  return rows.map(({ subject }) => subject)
}
