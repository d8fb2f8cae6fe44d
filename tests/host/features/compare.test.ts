import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const { id: placement } = await host.db
    .insertInto('entities')
    .values({ list: 'job-types', slug: 'placement', name: 'Placement' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const employers = [
    { name: 'Halden Rail', pay: 22_000, role: 4.5, culture: 3 },
    { name: 'Copperline', pay: 30_000, role: 4.4, culture: 4.8 },
    { name: 'Halden Water', pay: null, role: null, culture: null },
    { name: 'Ember Studios', pay: null, role: null, culture: null },
  ]
  for (const { name, pay, role, culture } of employers) {
    const { id } = await buildCompany(host.db, { name })
    if (pay && role && culture) {
      for (let index = 0; index < 5; index++) {
        await buildReview(host.db, id, {
          slug: `review-${index}`,
          type_id: placement,
          pay_pence: pay * 100,
          pay_unit: 'year',
          best_thing: `People at ${name} explain everything.`,
        })
      }
      // An old review does not count in the scores, but the link leads to it too.
      await buildReview(host.db, id, { slug: 'review-old', published_at: '2019-05-01T09:00:00Z' })
      await host.db
        .insertInto('company_ratings')
        .values({ company_id: id, review_count: 5, overall: 4, role, company: 4, culture, histogram: [0, 0, 0, 5, 0] })
        .onConflict(conflict =>
          conflict.column('company_id').doUpdateSet({ review_count: 5, overall: 4, role, culture }),
        )
        .execute()
      await buildJob(host.db, id)
    }
  }
  await buildCompany(host.db, { name: 'Hidden Works', status: 'hidden' })
  await host.runJob('refresh-insights')
})
afterAll(() => host.close())

const page = async (path: string) => (await host.request(path)).text()
const movedTo = async (path: string) => (await host.request(path)).headers.get('location')

describe('GET /compare', () => {
  it('asks for an employer, and may be indexed while nothing is chosen', async () => {
    const html = await page('/compare')
    expect(html).toContain('No employers chosen yet')
    expect(html).toContain('Add an employer')
    expect(html).not.toContain('noindex')
  })

  it('shows scores, pay, words and open jobs side by side, where they differ most first', async () => {
    const html = await page('/compare?employers=halden-rail,copperline')
    expect(html).toMatch(/Placement, a year.*£22,000<.*£22,000-£22,000 \(5 reviews\).*£30,000</s)
    expect(html).toContain('People at Copperline explain everything.')
    expect(html).toContain('1 open job')
    expect(html).toMatch(/copperline\/reviews[^>]*>6 reviews</)
    expect(html.indexOf('The culture')).toBeLessThan(html.indexOf('The role'))
    expect(html).toContain('noindex')
  })

  it('says where reviews are too few', async () => {
    const html = await page('/compare?employers=halden-rail,halden-water')
    expect(html).toContain('Too few reviews')
    expect(html).toContain('None open')
  })

  it('shows the first three, names those left out, and brings the next in for one that is removed', async () => {
    const html = await page('/compare?employers=halden-rail,copperline,halden-water,ember-studios')
    expect(html).toContain('Remove one to see the next: Ember Studios.')
    expect(html).toContain('href="/compare?employers=copperline,halden-water,ember-studios"')
    expect(html.match(/scope="col"/g)).toHaveLength(3)
    expect(html).not.toContain('Add an employer')
  })

  it('draws one dot for each employer with a figure, in each row of figures', async () => {
    const html = await page('/compare?employers=halden-rail,halden-water,copperline')
    const rows = html.split('class="l-compare__label"').filter(row => row.includes('l-dots-ends'))
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows) {
      expect([...row.matchAll(/l-dots__dot--(\d)/g)].map(([, place]) => place)).toEqual(['0', '2'])
      expect(row.match(/Too few reviews/g)).toHaveLength(1)
    }
  })

  it('offers the third employer in the place of each of the two that phones show', async () => {
    const html = await page('/compare?employers=halden-rail,copperline,halden-water,ember-studios')
    expect(html).toContain('Not shown: Halden Water')
    expect(html).toContain('href="/compare?employers=halden-rail,halden-water,copperline,ember-studios"')
    expect(html).toContain('href="/compare?employers=halden-water,copperline,halden-rail,ember-studios"')
    expect(await page('/compare?employers=halden-rail,copperline')).not.toContain('Not shown')
  })

  it('takes the boxes ticked in a list', async () => {
    const html = await page('/compare?employers=%2Fcompanies%2Fhalden-rail&employers=%2Fcompanies%2Fcopperline')
    expect(html).toContain('href="/compare?employers=copperline"')
    expect(html).toContain('People at Copperline explain everything.')
  })

  it('takes each once, and none that we do not have', async () => {
    expect(await movedTo('/compare?employers=halden-rail,nobody,halden-rail')).toBe('/compare?employers=halden-rail')
    expect(await movedTo('/compare?employers=hidden-works')).toBe('/compare')
    expect(await page('/compare?employers=halden-rail,copperline,halden-water')).not.toContain('Add an employer')
  })

  it('adds the employer that was typed, or asks which', async () => {
    expect(await movedTo('/compare?employers=halden-rail&add=copper')).toBe('/compare?employers=halden-rail,copperline')
    const html = await page('/compare?add=halden')
    expect(html).toContain('Which one do you mean?')
    expect(html).toContain('href="/compare?employers=halden-water"')
    expect(await page('/compare?add=%25')).toContain('We have no employer called “%”')
    expect(await page('/compare?add=%3Cb%3Ezz')).toContain('“&lt;b&gt;zz”')
  })
})
