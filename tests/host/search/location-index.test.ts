import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlaces } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost
let empty: TestHost

const idOf = async (slug: string) =>
  (await host.db.selectFrom('places').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id

async function buildJobIn(companyId: number, slugs: string[], overrides: Parameters<typeof buildJob>[2] = {}) {
  const job = await buildJob(host.db, companyId, overrides)
  for (const [position, slug] of slugs.entries()) {
    const place = { job_id: job.id, position, name: slug, place_id: await idOf(slug) }
    await host.db.insertInto('job_locations').values(place).execute()
  }
}

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  empty = await createTestHost({ PAGE_CACHE_MB: '0' })
  await seedPlaces(host.db)
  const halden = await buildCompany(host.db)
  const moss = await buildCompany(host.db, { name: 'Moss & Daughters', head_office: 'Cardiff', website: null })
  const hidden = await buildCompany(host.db, { name: 'Hidden Halls', head_office: 'York', status: 'hidden' })
  await buildJobIn(halden.id, ['leeds'])
  await buildJobIn(halden.id, ['leeds', 'bradford'])
  await buildJobIn(halden.id, ['leeds', 'sheffield', 'croydon'])
  await buildJobIn(moss.id, ['west-yorkshire'])
  await buildJobIn(moss.id, ['dublin', 'birmingham-us'])
  await buildJobIn(moss.id, ['edinburgh'], { opens_at: '2026-10-20T09:00:00Z', status: 'interest' })
  await buildJobIn(moss.id, ['bath'], { deadline_at: '2026-10-04T00:00:00Z' })
  await buildJobIn(hidden.id, ['york'])
  const anywhere = await buildCompany(host.db, { name: 'Everywhere Energy', head_office: null, website: null })
  await buildJobIn(anywhere.id, [], { nationwide: true })
  await buildReview(host.db, halden.id, { place_id: await idOf('leeds') })
  await buildReview(host.db, halden.id, { place_id: await idOf('leeds'), state: 'pending' })
  await buildReview(host.db, moss.id)
})
afterAll(() => Promise.all([host.close(), empty.close()]))

const text = async (path: string, of = host) => {
  const answer = await of.request(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

interface Shown {
  name: string
  href: string
  count: number
}

/** In page order. */
async function placesOf(path: string): Promise<Shown[]> {
  const links = (await text(path)).matchAll(
    /<a class="l-places__\w+" href="([^"]+)"><span class="l-places__name">([^<]+)<\/span><span class="l-places__count"> ([\d,]+)</g,
  )
  return [...links].map(([, href = '', name = '', count = '']) => ({
    name,
    href,
    count: Number(count.replace(',', '')),
  }))
}
const figures = async (path: string) => (await placesOf(path)).map(({ name, count }) => `${name} ${count}`)

describe('GET /search-jobs-location', () => {
  it('lists regions, counties and towns with their open jobs, each once a place', async () => {
    expect(await figures('/search-jobs-location')).toEqual([
      'Greater London 1',
      ...['Croydon 1'],
      'Yorkshire and the Humber 4',
      ...['South Yorkshire 1', 'Sheffield 1'],
      ...['West Yorkshire 4', 'Bradford 1', 'Leeds 3'],
      'Ireland 1',
      ...['Leinster 1', 'Dublin 1'],
      ...['Birmingham 1'],
    ])
  })

  it('leaves out places without an open job, and does not count jobs that can be done from anywhere', async () => {
    const html = (await text('/search-jobs-location')).replace(/<ul class="l-map"[\s\S]*?<\/ul>/, '')
    for (const name of ['Scotland', 'Bath', 'York<', 'Kent']) {
      expect(html).not.toContain(`>${name}`)
    }
    expect(html).toContain('Plus 1 job you can do from anywhere in the UK.')
  })

  it('draws all twelve regions of the UK, those with open jobs as links with the counts of the list', async () => {
    const html = await text('/search-jobs-location')
    const [, map = ''] = /<ul class="l-map"[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? []
    expect(map.match(/<li>/g)).toHaveLength(12)
    expect(map).toMatch(/Greater London: <.*?>London<\/span> <b>1<\/b>/)
    expect(map).toMatch(/href="[^"]*yorkshire-and-the-humber[^"]*">.*?<b>4<\/b>/)
    expect(map.match(/href=/g)).toHaveLength(2)
    expect(html.match(/<details class="l-places">/g)).toHaveLength(4)
    const answer = await host.request('/search-jobs?place=leeds')
    expect(answer.headers.get('location') ?? '').toContain('/search-jobs/in-leeds')
  })

  it('counts the same as the lists that it links to', async () => {
    for (const scope of ['jobs', 'reviews', 'companies']) {
      const places = await placesOf(`/search-${scope}-location`)
      expect(places.length).toBeGreaterThan(0)
      for (const { name, href, count } of places) {
        expect(await totalOf(href), `${scope} in ${name}`).toBe(count)
      }
    }
  })

  it('changes when jobs open and close', async () => {
    host.clock.set('2026-10-21T09:00:00Z')
    expect(await figures('/search-jobs-location')).toContain('Edinburgh 1')
    host.clock.set('2026-11-01T09:00:00Z')
    expect(await figures('/search-jobs-location')).toEqual([])
    host.clock.set('2026-10-05T09:00:00Z')
  })
})

describe('the other lists', () => {
  it('count published reviews by place', async () => {
    expect(await figures('/search-reviews-location')).toEqual([
      'Yorkshire and the Humber 1',
      'West Yorkshire 1',
      'Leeds 1',
    ])
  })

  it('count employers by their offices and jobs, each once a place', async () => {
    const shown = await figures('/search-companies-location')
    expect(shown).toEqual(expect.arrayContaining(['Wales 2', 'City and County of Cardiff 2', 'Cardiff 2']))
    expect(shown).toEqual(
      expect.arrayContaining(['Yorkshire and the Humber 3', 'West Yorkshire 3', 'Leeds 2', 'Edinburgh 2']),
    )
    expect(shown.join()).not.toContain('York 2')
    expect(await text('/search-companies-location')).toContain(
      'Plus 1 employer with jobs you can do from anywhere in the UK, in the list of every place',
    )
  })
})

describe('an index page', () => {
  it.each([
    ['jobs', 'Jobs', 'Jobs by location'],
    ['reviews', 'Reviews', 'Reviews by location'],
    ['companies', 'Employers', 'Employers by location'],
  ])('of %s has a title, a heading, breadcrumbs and links to the other two', async (scope, label, title) => {
    const html = await text(`/search-${scope}-location`)
    expect(html).toContain(`<title>${title} | Firstrung</title>`)
    expect(html.match(/<h1[^>]*>/g)).toHaveLength(1)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<link rel="canonical" href="http://firstrung.test/search-${scope}-location">`)
    expect(html).not.toContain('name="robots"')
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain(`"name":"${label}","item":"http://firstrung.test/search-${scope}"`)
    for (const other of ['jobs', 'reviews', 'companies']) {
      expect(html).toContain(`href="/search-${other}-location"`)
    }
    expect(await text(`/search-${scope}`)).toContain(`href="/search-${scope}-location"`)
  })

  it('says that nothing is in any place, and is noindex', async () => {
    const html = await text('/search-jobs-location', empty)
    expect(html).toContain('Nothing to show by location yet')
    expect(html).toContain('<meta name="robots" content="noindex, follow">')
  })

  it('is in the site map', async () => {
    const xml = await text('/sitemaps/static-1.xml')
    for (const scope of ['jobs', 'reviews', 'companies']) {
      expect(xml).toContain(`/search-${scope}-location</loc>`)
    }
  })
})

async function totalOf(path: string): Promise<number> {
  const answer = await host.request(path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  expect(answer.status, path).toBe(200)
  return ((await answer.json()) as { totalResults: number }).totalResults
}
