import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildReview } from '../../support/rows'

let host: TestHost
let company: { id: number }
let roles: { family: number; role: number; other: number }
let placement: number

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const insert = async (list: string, slug: string, name: string, parent_id: number | null = null) =>
    (
      await host.db
        .insertInto('entities')
        .values({ list, slug, name, parent_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const family = await insert('job-roles', 'engineering', 'Engineering')
  roles = {
    family,
    role: await insert('job-roles', 'rail-engineering', 'Rail engineering', family),
    other: await insert('job-roles', 'it-support', 'IT support'),
  }
  placement = await insert('job-types', 'placement', 'Placement')
  const year = await insert('job-types', 'year-in-industry', 'Year in industry', placement)
  company = await buildCompany(host.db)
  for (let index = 0; index < 6; index++) {
    await buildReview(host.db, company.id, {
      slug: `review-${index}`,
      role_id: roles.role,
      type_id: year,
      pay_pence: (20_000 + 1000 * index) * 100,
      pay_unit: 'year',
      hours_per_week: 37,
      difficulty: index < 3 ? 4 : 2,
      how_found: index < 2 ? 'A friend' : `Website ${index}`,
      process_stages: index < 4 ? ['Interview', 'Online test'] : ['Interview'],
    })
  }
  for (let index = 0; index < 4; index++) {
    await buildReview(host.db, company.id, { slug: `support-${index}`, role_id: roles.other, hours_per_week: 20 })
  }
  await host.runJob('refresh-insights')
})
afterAll(() => host.close())

const page = async (path: string) => {
  const answer = await host.request(path)
  return { status: answer.status, html: await answer.text() }
}
const payOf = async () => {
  const row = await host.db
    .selectFrom('insights')
    .select(['figures', 'reviews'])
    .where('measure', '=', 'pay')
    .where('subject', '=', 'role')
    .where('subject_id', '=', roles.role)
    .executeTakeFirst()
  return row && { ...row.figures, count: row.reviews.length }
}

describe('GET /insights', () => {
  it('lists roles with five reviews or more, under their family', async () => {
    const { html } = await page('/insights')
    expect(html).toContain('href="/insights/engineering"')
    expect(html).toContain('href="/insights/rail-engineering"')
    expect(html).not.toContain('it-support')
  })

  it('shows the pay of a chosen role, each figure with its own count, in a row with the other roles', async () => {
    for (const path of [
      '/insights',
      '/insights?role=rail-engineering',
      '/insights?role=no-such-role',
      '/insights?role=%20',
    ]) {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      expect(html).toContain('£22,500 a year')
      expect(html).toMatch(/Typical placement pay in rail engineering, more .{0,80}From 6 reviews\./)
      expect(html).toContain('href="/insights?role=rail-engineering#pay" aria-current="true"')
      expect(html).toContain('<td>£22,500 (6 reviews)</td><td>Too few reviews</td><td>Too few reviews</td>')
      expect(html).toMatch(/rel="canonical" href="[^"]+\/insights">/)
    }
  })

  it('says what a role pays, how hard it is to get in, and from how many reviews', async () => {
    const { html } = await page('/insights/rail-engineering')
    expect(html).toContain('What does work in rail engineering pay?')
    expect(html).toContain('Typical placement pay is £22,500. Half paid between £21,500 and £24,000.')
    expect(html).toContain('50% found it hard or very hard to get in.')
    expect(html).toContain('100% had an interview.')
    // Two of six are not a majority.
    expect(html).toContain('The largest group heard about it from a friend (33%).')
    expect(html).toContain('The usual week is 37 hours.')
    expect(html).toContain('From 6 reviews.')
    expect((await page('/insights/engineering')).html).toContain('What does work in engineering pay?')
  })

  it('answers 404 for a role with too few reviews, and for one that there is not', async () => {
    expect((await page('/insights/it-support')).status).toBe(404)
    expect((await page('/insights/alchemy')).status).toBe(404)
  })

  it('is in the site map, and on the pages of the employer and of the role', async () => {
    expect((await page('/sitemaps/static-1.xml')).html).toContain('/insights/rail-engineering</loc>')
    expect((await page('/companies/halden-rail/insights')).html).toContain('What does Halden Rail pay?')
    const { html } = await page('/companies/halden-rail')
    expect(html).toMatch(/href="\/companies\/halden-rail\/insights#pay">.{0,90}typical placement pay/)
    expect(html).not.toContain('What does Halden Rail pay?')
  })
})

describe('a figure', () => {
  it('stays as it was until five reviews have come or gone, so that none of them can be worked out', async () => {
    const before = await payOf()
    const add = (index: number) =>
      buildReview(host.db, company.id, {
        slug: `late-${index}`,
        role_id: roles.role,
        type_id: placement,
        pay_pence: 4_000_000,
        pay_unit: 'year',
      })
    for (let index = 0; index < 4; index++) {
      await add(index)
    }
    await host.runJob('refresh-insights')
    expect(await payOf()).toEqual(before)
    await add(4)
    await host.runJob('refresh-insights')
    expect(await payOf()).toMatchObject({ count: 11, high: 40_000 })
  })

  it('goes when fewer than five reviews are left', async () => {
    await host.db
      .updateTable('reviews')
      .set({ state: 'withdrawn' })
      .where('role_id', '=', roles.role)
      .where('slug', 'not in', ['review-0', 'review-1', 'review-2', 'review-3'])
      .execute()
    await host.runJob('refresh-insights')
    expect(await payOf()).toBeUndefined()
    expect((await page('/insights/rail-engineering')).status).toBe(404)
  })

  it('counts an hour and a week as a year of them, and no unpaid job', async () => {
    const week = { role_id: roles.other, type_id: placement, pay_pence: 40_000, pay_unit: 'week' } as const
    for (let index = 0; index < 3; index++) {
      await buildReview(host.db, company.id, { ...week, slug: `week-${index}` })
    }
    const hour = { ...week, pay_pence: 1000, pay_unit: 'hour', hours_per_week: 40 } as const
    await buildReview(host.db, company.id, { ...hour, slug: 'hour-0' })
    await buildReview(host.db, company.id, { ...hour, slug: 'hour-1' })
    await buildReview(host.db, company.id, { ...week, pay_pence: null, pay_unit: 'unpaid', slug: 'unpaid' })
    await host.runJob('refresh-insights')
    const { html } = await page('/insights/it-support')
    expect(html).toContain('What does work in IT support pay?')
    expect(html).toContain('Typical placement pay is £21,000.')
  })
})
