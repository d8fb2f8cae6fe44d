import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { allPropsOf } from '../../support/html'
import { buildCompany, buildReview } from '../../support/rows'

const JOB = 'publish-top-employers'
let host: TestHost
let technology: number

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const industry = { list: 'company-industries', slug: 'technology', name: 'Technology' }
  technology = (await host.db.insertInto('entities').values(industry).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => host.close())

interface Reviewed {
  name: string
  count?: number
  overall?: number
  publishedAt?: string
}

async function buildReviewed({ name, count = 5, overall = 4, publishedAt = '2026-06-01T09:00:00Z' }: Reviewed) {
  const company = await buildCompany(host.db, { name, industry_id: name.startsWith('Tech') ? technology : null })
  for (let index = 0; index < count; index++) {
    await buildReview(host.db, company.id, { slug: `${company.slug}-${index}`, overall, published_at: publishedAt })
  }
}

const rankingOf = async (path: string) =>
  (allPropsOf(await host.text(path), 'top-employers-table')[0]?.rows as { name: string }[]).map(({ name }) => name)
const listAddresses = async () =>
  (await host.db.selectFrom('top_employer_lists').select(['year', 'slug']).orderBy('id').execute()).map(
    ({ year, slug }) => `${year}/${slug}`,
  )

describe('publishing the top employers', () => {
  it('waits until ten employers have five reviews of the last twelve months', async () => {
    for (let index = 1; index <= 8; index++) {
      await buildReviewed({ name: `Employer ${index}`, overall: 3 })
    }
    await buildReviewed({ name: 'Tech Tern', count: 6, overall: 5 })
    await buildReviewed({ name: 'Last Year', overall: 5, publishedAt: '2025-10-04T09:00:00Z' })
    await buildReviewed({ name: 'Few Reviews', count: 4, overall: 5 })
    await host.runJob(JOB)
    expect(await host.text('/top-employers')).toContain('No list yet')
  })

  it('ranks by score, weighs few reviews against the average, and publishes no empty list', async () => {
    await buildReviewed({ name: 'Tech Many', count: 20, overall: 4.9 })
    await host.runJob(JOB)
    expect(await listAddresses()).toEqual(['2026/overall', '2026/industry-technology'])
    expect((await rankingOf('/top-employers')).slice(0, 3)).toEqual(['Tech Many', 'Tech Tern', 'Employer 1'])
    expect(await rankingOf('/top-employers')).toHaveLength(10)
    expect(await rankingOf('/top-employers/2026/industry-technology')).toEqual(['Tech Many', 'Tech Tern'])
  })

  it('keeps a published list, whatever comes later', async () => {
    await buildReviewed({ name: 'Tech Late', count: 30, overall: 5 })
    await host.runJob(JOB)
    host.clock.set('2027-09-30T09:00:00Z')
    await host.runJob(JOB)
    expect(await rankingOf('/top-employers')).not.toContain('Tech Late')
  })

  it('publishes the next ones in October, with the ranks of the year before', async () => {
    await host.db.updateTable('reviews').set({ published_at: '2027-03-01T09:00:00Z' }).execute()
    host.clock.set('2027-10-01T09:00:00Z')
    await host.runJob(JOB)
    expect((await listAddresses()).slice(2)).toEqual(['2027/overall', '2027/industry-technology'])
    const [table] = allPropsOf(await host.text('/top-employers'), 'top-employers-table')
    expect(table).toMatchObject({ since: 2026 })
    expect((table?.rows as unknown[]).slice(0, 2)).toMatchObject([
      { name: 'Tech Late', previousRank: null },
      { name: 'Tech Many', previousRank: 1 },
    ])
  })
})
