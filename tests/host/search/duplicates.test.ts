import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob } from '../../support/rows'
import { searchJobs } from '../../support/search'
import { daysAway, fillSearch, type Given, type Town, TOWNS } from '../../support/search-data'

let host: TestHost
let given: Given
let employer: number

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  given = await fillSearch(host.db, { jobs: 0, reviews: 0 })
  employer = (await buildCompany(host.db, { name: 'Kestrel Care' })).id
}, 120_000)
afterAll(() => host.close())

interface Advert {
  title: string
  town: Town
  closes?: number
  posted?: number
  description?: string
}

async function addJob(
  { title, town, closes = 20, posted = -2, description = '' }: Advert,
  company = employer,
): Promise<number> {
  const { id } = await buildJob(host.db, company, {
    title,
    description,
    deadline_at: daysAway(closes).toISOString(),
    published_at: daysAway(posted).toISOString(),
  })
  const { name, lat, lng } = TOWNS[town]
  const place = { job_id: id, position: 0, name, lat, lng, place_id: given.places.get(town) ?? null }
  await host.db.insertInto('job_locations').values(place).execute()
  return id
}

/** The job that each row shows, with the jobs that share its row. */
const rowsOf = async (path: string) =>
  (await searchJobs(host, path)).data.map(({ id, locations }) => [id, locations?.items.map(item => item.id) ?? []])

it('shows jobs of one employer that differ only in their place in one row, and counts each', async () => {
  const leeds = await addJob({ title: 'Night porter', town: 'leeds', posted: -1 })
  const york = await addJob({ title: 'Night  Porter!', town: 'york', posted: -2 })
  const again = await addJob({ title: 'Night porter', town: 'york', posted: -3 })
  const other = await buildCompany(host.db, { name: 'Osprey Care' })
  const elsewhere = await addJob({ title: 'Night porter', town: 'exeter', posted: -4 }, other.id)

  const { totalResults, meta, data, aggregations } = await searchJobs(host, '/search-jobs?search=porter&sort=newest')
  expect(totalResults).toBe(4)
  expect(meta.pagination).toMatchObject({ total: 2, first: 1, last: 2, pages: 1 })
  expect(aggregations.filteredByCompany.map(({ count }) => count)).toEqual([3, 1])
  expect(data.map(({ id, place }) => [id, place])).toEqual([
    [leeds, 'Leeds'],
    [elsewhere, 'Exeter'],
  ])
  expect(data[1]).not.toHaveProperty('locations')
  expect(data[0]?.locations).toMatchObject({
    text: '2 locations',
    items: [
      { id: leeds, text: 'Leeds' },
      { id: york, text: 'York, posted 3 October 2026' },
      { id: again, text: 'York, posted 2 October 2026' },
    ],
    more: null,
  })
  expect((await host.request(data[0]?.locations?.items[1]?.url ?? '')).status).toBe(200)
})

it('links every place without script', async () => {
  await addJob({ title: 'Lock keeper', town: 'leeds' })
  await addJob({ title: 'Lock keeper', town: 'exeter' })
  const page = await (await host.request('/search-jobs?search=keeper')).text()
  expect(page).toMatch(/<summary>2 locations/)
  expect(page).toMatch(/<a href="\/jobs\/\d+-[^"]*">Exeter<\/a>/)
})

it('says how many adverts share a row if all are at one place', async () => {
  await addJob({ title: 'Beekeeper', town: 'leeds' })
  await addJob({ title: 'Beekeeper', town: 'leeds' })
  const { data } = await searchJobs(host, '/search-jobs?search=beekeeper')
  expect(data.map(({ locations }) => locations?.text)).toEqual(['2 adverts'])
})

it('shows the place nearest to the one that was searched, whatever the order', async () => {
  const york = await addJob({ title: 'Gardener', town: 'york', closes: 3 })
  const leeds = await addJob({ title: 'Gardener', town: 'leeds', closes: 9 })
  await addJob({ title: 'Gardener', town: 'exeter', closes: 1 })
  for (const sort of ['best', 'closing', 'newest', 'nearest']) {
    expect(await rowsOf(`/search-jobs/in-leeds/within-50-miles?search=gardener&sort=${sort}`), sort).toEqual([
      [leeds, [leeds, york]],
    ])
  }
  expect(await rowsOf('/search-jobs/in-york/within-0-miles?search=gardener')).toEqual([[york, []]])
})

it.each([
  ['newest', 'alder'],
  ['best', 'birch'],
  ['closing', 'cedar'],
])(
  'neither repeats nor loses a job on any page, %s first',
  async (sort, word) => {
    const ids: number[] = []
    for (let n = 0; n < 45; n += 1) {
      // Every other title has five adverts, spread over the list.
      const copies = n % 2 === 0 ? 5 : 1
      for (let copy = 0; copy < copies; copy += 1) {
        const town = (Object.keys(TOWNS) as Town[])[copy % 4] ?? 'leeds'
        // Half of the titles have both words, so that the ranking has tiers.
        const title = n < 23 ? `Kite flyer in ${word} woods ${n}` : `Keeper of ${word} ${n}`
        const times = { closes: 2 + ((n * 7 + copy * 11) % 40), posted: -1 - copy * 5 }
        ids.push(await addJob({ title, town, ...times, description: '<p>Fly a kite.</p>' }))
      }
    }
    const path = `/search-jobs?search=kite+${word}&sort=${sort}`
    const pages = await Promise.all(['', '&page=2', '&page=3'].map(page => searchJobs(host, path + page)))
    const [first] = pages
    expect(first).toMatchObject({ totalResults: ids.length, meta: { pagination: { pages: 3, total: 45 } } })
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5])
    const seen = pages.flatMap(({ data }) =>
      data.flatMap(({ id, locations }) => locations?.items.map(i => i.id) ?? [id]),
    )
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids)
    expect((await host.request(`${path}&page=4`)).status).toBe(404)
  },
  120_000,
)

it('leaves a row when its title changes', async () => {
  const one = await addJob({ title: 'Ferry pilot', town: 'leeds', posted: -1 })
  const other = await addJob({ title: 'Ferry pilot', town: 'york', posted: -2 })
  expect(await rowsOf('/search-jobs?search=ferry&sort=newest')).toEqual([[one, [one, other]]])
  await host.db.updateTable('jobs').set({ title: 'Ferry captain' }).where('id', '=', other).execute()
  expect(await rowsOf('/search-jobs?search=ferry&sort=newest')).toEqual([
    [one, []],
    [other, []],
  ])
})
