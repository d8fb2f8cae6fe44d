import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseQuery } from '../../../host/search/query'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob } from '../../support/rows'
import { searchJobs } from '../../support/search'

let host: TestHost

const WORDS = ['Software', 'engineer', 'developer', 'programmer', 'web', 'quality'] as const

/** Every title of two or three of the words, in any order. */
const TITLES = WORDS.flatMap(one =>
  WORDS.flatMap(two => [`${one} ${two}`, ...WORDS.map(three => `${one} ${two} ${three}`)]),
)

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const { id } = await buildCompany(host.db)
  await host.db.transaction().execute(async trx => {
    for (const title of [...TITLES, 'M.E. engineer']) {
      await buildJob(trx, id, { title })
    }
    await buildJob(trx, id, { title: 'Developer', description: '<p>Of the web.</p>' })
  })
}, 60_000)
afterAll(() => host.close())

const searches = [
  ...['developer', 'developer quality', 'web developer', 'developer -web', '"software engineer"', 'coder engineer'],
  // Full text ignores "me".
  ...['m.e. engineer', '-web'],
]

describe('a word that a phrase may stand for', () => {
  it.each(searches)('finds for %s what the whole of its meaning finds', async search => {
    const { tsquery } = await parseQuery(host.db, search, { scope: 'jobs', filters: {} })
    const { rows } = await sql<{ id: number }>`
      select id from job_text where words @@ to_tsquery('pg_catalog.simple', ${tsquery})`.execute(host.db)
    const ids = rows.map(({ id }) => id)
    const { totalResults, data } = await searchJobs(host, `/search-jobs?search=${encodeURIComponent(search)}`)
    expect(ids.length).toBeGreaterThan(0)
    expect(totalResults).toBe(ids.length)
    expect(data.map(({ id }) => id).filter(id => !ids.includes(id))).toEqual([])
    expect(data).toHaveLength(Math.min(20, ids.length))
  })

  it.each(searches)('has for %s the newest day first, a day in its fixed order', async search => {
    const { tsquery } = await parseQuery(host.db, search, { scope: 'jobs', filters: {} })
    const { rows } = await sql<{ id: number }>`
      select s.id from job_search s join job_text t using (id)
      where t.words @@ to_tsquery('pg_catalog.simple', ${tsquery}) 
      order by (s.posted_at at time zone 'UTC')::date desc, hashint4(s.id), s.id desc limit 60`.execute(host.db)
    const pages = Array.from({ length: Math.ceil(rows.length / 20) }, async (_, index) => {
      const page = index === 0 ? '' : `&page=${index + 1}`
      const { data } = await searchJobs(host, `/search-jobs?search=${encodeURIComponent(search)}&sort=newest${page}`)
      return data.map(({ id }) => id)
    })
    expect((await Promise.all(pages)).flat()).toEqual(rows.map(({ id }) => id))
  })
})
