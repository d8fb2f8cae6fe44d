import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { allPropsOf } from '../../support/html'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost
const companies: Record<string, { id: number; slug: string }> = {}

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  for (const name of ['Halden Rail', 'Ardent Law', 'Tern Robotics', 'Wren & Sons']) {
    companies[name] = await buildCompany(host.db, { name })
  }
})
afterAll(() => host.close())

async function buildList(year: number, slug: string, names: string[], previous: (number | null)[] = []) {
  const name = slug === 'overall' ? 'Top employers' : 'Top employers: Technology'
  const { id } = await host.db
    .insertInto('top_employer_lists')
    .values({ year, slug, name, position: slug === 'overall' ? 0 : 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = names.map((company, index) => ({
    list_id: id,
    rank: index + 1,
    company_id: companies[company]?.id ?? 0,
    score: 4.5 - index / 10,
    review_count: 9,
    recommend_percent: 90,
    previous_rank: previous[index] ?? null,
  }))
  await host.db.insertInto('top_employer_rows').values(rows).execute()
}

describe('GET /top-employers', () => {
  it('says that there is no list yet, and is noindex', async () => {
    const answer = await host.request('/top-employers')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('No list yet')
    expect(html).toContain('content="noindex, follow"')
  })

  it('shows the overall list of the newest year: podium, table and changes since the previous year', async () => {
    await buildList(2025, 'overall', ['Ardent Law', 'Halden Rail'])
    await buildList(2026, 'overall', ['Halden Rail', 'Ardent Law', 'Tern Robotics', 'Wren & Sons'], [2, 1])
    await buildList(2026, 'industry-technology', ['Tern Robotics'])
    const html = await host.text('/top-employers')
    expect(html).toContain('<h1>Top employers of 2026</h1>')
    expect(html).toContain('rel="canonical" href="http://firstrung.test/top-employers"')
    expect(allPropsOf(html, 'top-employer-card').map(({ name, rank }) => [rank, name])).toEqual([
      [1, 'Halden Rail'],
      [2, 'Ardent Law'],
      [3, 'Tern Robotics'],
    ])
    const [table] = allPropsOf(html, 'top-employers-table')
    expect(table).toMatchObject({ since: 2025, first: 0 })
    expect(table?.rows).toMatchObject([
      { rank: 1, name: 'Halden Rail', previousRank: 2, score: 4.5, reviews: 9, recommend: 90 },
      { rank: 2, name: 'Ardent Law', previousRank: 1 },
      { rank: 3, previousRank: null },
      { rank: 4, name: 'Wren & Sons' },
    ])
    expect(html).toContain('Up 1 place since 2025')
    expect(html).toContain('/how-ratings-work#top-employer-lists')
  })

  it('links years and lists, and keeps the list when the year changes', async () => {
    const html = await host.text('/top-employers/2026/industry-technology')
    expect(html).toContain('<h1>Top employers of 2026: Technology</h1>')
    const current = html.match(/<a [^>]*aria-current="true"[^>]*>/g) ?? []
    expect(current.filter(link => link.includes('"/top-employers/2026/industry-technology"'))).toHaveLength(2)
    expect(html).toContain('href="/top-employers/2025/overall"')
    expect(html).toContain('href="/top-employers"')
    // A single employer has no podium, and there is no previous list to compare ranks with.
    expect(allPropsOf(html, 'top-employer-card')).toEqual([])
    expect(allPropsOf(html, 'top-employers-table')[0]).not.toHaveProperty('since')
  })

  it('has one canonical address', async () => {
    expect(await host.text('/top-employers/2026/overall')).toContain(
      'rel="canonical" href="http://firstrung.test/top-employers"',
    )
    expect(await host.text('/top-employers/2025/overall')).toContain('/top-employers/2025/overall"')
    const year = await host.request('/top-employers/2025')
    expect([year.status, year.headers.get('Location')]).toEqual([301, '/top-employers/2025/overall'])
    const capitals = await host.request('/top-employers/2025/Overall')
    expect([capitals.status, capitals.headers.get('Location')]).toEqual([301, '/top-employers/2025/overall'])
  })

  it.each(['1999', '2027', '25', '2026/nope', '2025/industry-technology', '2026/-', '2026/overall/more'])(
    'answers 404 to /top-employers/%s',
    async path => {
      expect((await host.request(`/top-employers/${path}`)).status).toBe(404)
    },
  )

  it('counts live jobs, and quotes a student who recommends the employer', async () => {
    const id = companies['Halden Rail']?.id ?? 0
    await buildJob(host.db, id)
    await buildJob(host.db, id, { deadline_at: '2026-10-01T00:00:00Z' })
    await buildReview(host.db, id, { headline: 'Never again', recommend: false, helpful: 90 })
    await buildReview(host.db, id, { headline: `A good year ${'and a long sentence '.repeat(8)}`, helpful: 5 })
    const html = await host.text('/top-employers')
    expect(allPropsOf(html, 'top-employers-table')[0]?.rows).toMatchObject([
      { name: 'Halden Rail', openJobs: 1 },
      {},
      {},
      {},
    ])
    const quote = allPropsOf(html, 'top-employer-card')[0]?.quote as { text: string; author: string }
    expect(quote.text).toMatch(/^A good year and a long .{10,}…$/)
    expect(quote.text.length).toBeLessThanOrEqual(90)
    expect(quote.author).toBe('Engineering student, placement, 2026, Leeds')
  })

  it('quotes a review of the twelve months that the list counts, even if a later one is more helpful', async () => {
    const id = companies['Ardent Law']?.id ?? 0
    await host.db
      .updateTable('top_employer_lists')
      .set({ counted_until: '2026-10-01T00:00:00Z' })
      .where('year', '=', 2026)
      .execute()
    await buildReview(host.db, id, { headline: 'Of that year', published_at: '2026-01-05T09:00:00Z' })
    await buildReview(host.db, id, { headline: 'Later', helpful: 90, published_at: '2026-10-03T09:00:00Z' })
    await buildReview(host.db, id, { headline: 'Earlier', helpful: 95, published_at: '2025-09-03T09:00:00Z' })
    const cards = allPropsOf(await host.text('/top-employers'), 'top-employer-card')
    expect(cards[1]?.quote).toMatchObject({ text: 'Of that year' })
  })

  it('leaves out a hidden employer', async () => {
    await host.db.updateTable('companies').set({ status: 'hidden' }).where('slug', '=', 'wren-sons').execute()
    expect(await host.text('/top-employers')).not.toContain('Wren')
  })

  it('labels promoted cards while they run, and says that they do not affect the list', async () => {
    const book = (from: string, to: string, name: string) =>
      host.db
        .insertInto('promotions')
        .values({
          type_id: 5,
          category_id: 8,
          company_id: companies[name]?.id ?? 0,
          event_name: 'service_impression',
          action_name: 'Top employer card',
          starts_at: from,
          ends_at: to,
        })
        .execute()
    await host.db
      .insertInto('company_ratings')
      .values({
        company_id: companies['Ardent Law']?.id ?? 0,
        review_count: 4,
        overall: 4.1,
        histogram: [0, 0, 0, 4, 0],
      })
      .execute()
    await book('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', 'Tern Robotics')
    await book('2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z', 'Ardent Law')
    const html = await host.text('/top-employers')
    const paid = allPropsOf(html, 'top-employer-card').filter(card => !card.rank)
    expect(paid).toMatchObject([
      { name: 'Ardent Law', score: 4.1, analytics: [{ serviceTypeId: 5, serviceCategoryName: 'Law & public' }] },
    ])
    expect(html).toContain('Promoted')
    expect(html).toContain('These employers pay to appear here')
  })
})
