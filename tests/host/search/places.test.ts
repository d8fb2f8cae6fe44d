import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlaces } from '../../../host/reference'
import { DEFAULT_RADIUS, findPlace, RADII, resolvePlaces, formatReach } from '../../../host/search/places'
import { DISTRICT_TOWNS, POST_TOWNS } from '../../../host/search/places/postcodes'
import { normalise } from '../../../tools/importer/values/gazetteer'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { buildCompany, buildJob } from '../../support/rows'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await seedPlaces(database.db)
})
afterAll(() => database.close())

const find = (text: string) => findPlace(database.db, text)
const resolve = async (slugs: string[], reach = {}) => resolvePlaces(database.db, slugs, reach)
const one = async (slug: string, reach = {}) => (await resolve([slug], reach))?.[0]

describe('a text of the field "where"', () => {
  it.each([
    ['Leeds', 'leeds'],
    ['  LEEDS ', 'leeds'],
    ['Malmö', 'malmo'],
    ['malmo', 'malmo'],
    ['Brum', 'birmingham'],
    ['newcastle', 'newcastle-upon-tyne'],
    ["King's Lynn", 'kings-lynn'],
    ['kings lynn', 'kings-lynn'],
    ['Saint Albans', 'st-albans'],
    ['stoke on trent', 'stoke-on-trent'],
    ['Yorkshire & Humber', 'yorkshire-and-the-humber'],
    ['Shropshire', 'shropshire'],
    ['Hants', 'hampshire'],
    ['N. Yorks', 'north-yorkshire'],
    ['Scotland', 'scotland'],
    ['Perth', 'perth'],
    ['near Leeds', 'leeds'],
    ['Leeds area', 'leeds'],
  ])('%s is a place', async (text, slug) => {
    expect(await find(text)).toEqual({ kind: 'place', slug })
  })

  it.each([
    ['East London', 'london', 'east-part-of-london'],
    ['south Manchester', 'manchester', 'south-part-of-manchester'],
    ['North West London', 'london', 'north-west-part-of-london'],
  ])('%s is a part of a place', async (text, slug, part) => {
    expect(await find(text)).toEqual({ kind: 'place', slug, part })
    expect((await resolve([part]))?.[0]?.label.toLowerCase()).toBe(text.toLowerCase())
  })

  it.each([
    ['Newport', 'newport'],
    ['Newport, Shropshire', 'newport-shropshire'],
    ['newport (isle of wight)', 'newport-isle-of-wight'],
    ['Newport Isle of Wight', 'newport-isle-of-wight'],
    ['Newport - Shropshire', 'newport-shropshire'],
    ['Newport, Wales', 'newport'],
    ['Leeds, West Yorkshire, England', 'leeds'],
    ['Birmingham, UK', 'birmingham'],
    ['Birmingham, USA', 'birmingham-us'],
    ['Perth, Australia', 'perth-au'],
    ['Croydon, London', 'croydon'],
    ['Nowhere Street, Leeds', 'leeds'],
  ])('%s is the one of its name that fits', async (text, slug) => {
    expect(await find(text)).toEqual({ kind: 'place', slug })
  })

  it.each([
    ['M14', 'm14'],
    ['m14 5tq', 'm14'],
    ['M145TQ', 'm14'],
    ['M14 5', 'm14'],
    ['SW1A 1AA', 'sw1a'],
    ['Leeds LS1 4DY', 'ls1'],
    ['M14, Manchester', 'm14'],
  ])('%s is an outcode', async (text, slug) => {
    expect(await find(text)).toEqual({ kind: 'place', slug })
  })

  it.each(['Remote', 'fully remote', 'work from home', 'WFH', 'Remote, UK', 'home-based'])(
    '%s is work from home',
    async text => {
      expect(await find(text)).toEqual({ kind: 'remote' })
    },
  )

  it.each(['anywhere', 'Anywhere in the UK', 'UK', 'United Kingdom', 'nationwide', 'UK-wide', 'across the UK', ''])(
    '"%s" is anywhere',
    async text => {
      expect(await find(text)).toEqual({ kind: 'anywhere' })
    },
  )

  it('says the places that are spelt alike when it names none, the likeliest first', async () => {
    const names = async (text: string) => {
      const found = await find(text)
      return found.kind === 'unknown' ? found.like.map(({ name }) => name) : found
    }
    expect(await names('Mancester')).toContain('Manchester')
    expect(await names('Leads')).toContain('Leeds')
    expect(await names('Newcaslte')).toContain('Newcastle upon Tyne')
    expect(await names('Brstol')).toContain('Bristol')
    expect(await names('zyzzyva')).toEqual([])
    expect(await names('Librevile')).toEqual([])
    expect((await names('Sutt0n')) as string[]).toHaveLength(4)
  })

  it.each([
    ['an outcode of no area', 'X99 9ZZ'],
    ['a wildcard', '%'],
    ['SQL', "'; drop table places; --"],
    ['a zero byte', '\u0000'],
    ['one long word', 'a'.repeat(10_000)],
    ['a thousand words', 'Leeds '.repeat(1000)],
    ['a picture', '🙂'],
    ['separators', '|,|'],
  ])('takes %s for what it is', async (_, text) => {
    expect(['unknown', 'anywhere', 'place']).toContain((await find(text)).kind)
  })
})

describe('the slugs of an address', () => {
  it('are points with a radius, or areas with everything in them, in the order of the address', async () => {
    const places = await resolve(['west-yorkshire', 'leeds'])
    expect(places).toMatchObject([
      { slug: 'west-yorkshire', label: 'West Yorkshire', kind: 'area', radius: 0 },
      { slug: 'leeds', label: 'Leeds', kind: 'point', radius: DEFAULT_RADIUS },
    ])
    expect(places?.[0]?.placeIds).toEqual(expect.arrayContaining(places?.[1]?.placeIds ?? []))
    expect(places?.[1]?.placeIds).toHaveLength(1)
  })

  it('hold a nation with its regions, counties and towns, and the whole country', async () => {
    const [scotland, uk, glasgow] = (await resolve(['scotland', 'united-kingdom', 'glasgow'])) ?? []
    expect(scotland?.placeIds).toEqual(expect.arrayContaining(glasgow?.placeIds ?? []))
    expect(uk).toMatchObject({ kind: 'nationwide', label: 'the UK', radius: 0 })
    expect(uk?.placeIds.length).toBeGreaterThan(3000)
  })

  it('say what tells a place from others of its name', async () => {
    expect((await one('newport'))?.label).toBe('Newport')
    expect((await one('newport-shropshire'))?.label).toBe('Newport, Shropshire')
    expect((await one('birmingham-us'))?.label).toBe('Birmingham, United States')
  })

  it('say how far they reach', async () => {
    const reach = async (slug: string, within?: number) =>
      formatReach((await one(slug, { within })) ?? { label: '', radius: 0 })
    expect(await reach('manchester')).toBe('Manchester +15 miles')
    expect(await reach('manchester', 5)).toBe('Manchester +5 miles')
    expect(await reach('manchester', 0)).toBe('Manchester')
    expect(await reach('kent', 25)).toBe('Kent')
  })

  it('stand for nothing when one of them is unknown, or the radius is not offered', async () => {
    expect(await resolve(['leeds', 'atlantis'])).toBeUndefined()
    expect(await resolve(['zz1'])).toBeUndefined()
    expect(await resolve(['m01'])).toBeUndefined()
    expect(await resolve(['m0a'])).toBeUndefined()
    expect(await resolve(['leeds'], { within: 7 })).toBeUndefined()
    expect(await resolve([])).toEqual([])
    for (const within of RADII) {
      expect(await one('leeds', { within })).toMatchObject({ radius: within })
    }
  })

  it('are near the visitor when only a point is given, if it is on the globe', async () => {
    expect(await resolve([], { lat: 53.8, lng: -1.5, within: 5 })).toEqual([
      { slug: '', label: 'Near you', kind: 'point', lat: 53.8, lng: -1.5, radius: 5, placeIds: [] },
    ])
    for (const [lat, lng] of [
      [91, 0],
      [0, 181],
      [NaN, 0],
      [Infinity, 0],
      [53.8, undefined],
      [undefined, -1.5],
    ]) {
      expect(await resolve([], { lat, lng }), `${lat}, ${lng}`).toBeUndefined()
    }
  })
})

describe('an outcode', () => {
  it('is at its post town', async () => {
    const manchester = await one('manchester')
    expect(await one('m14')).toEqual({
      ...{ slug: 'm14', label: 'M14 (Manchester)', kind: 'point', radius: DEFAULT_RADIUS },
      ...{ lat: manchester?.lat, lng: manchester?.lng, placeIds: manchester?.placeIds },
    })
    expect((await one('e14'))?.label).toBe('E14 (London)')
  })

  it('is where the adverts are that name it, unless they are far from its post town', async () => {
    const { db } = database
    const job = await buildJob(db, (await buildCompany(db)).id)
    const at = (position: number, lat: number, lng: number) => ({ position, lat, lng, name: 'Ilkley', outcode: 'LS29' })
    await db
      .insertInto('job_locations')
      .values(
        [at(0, 53.92, -1.82), at(1, 53.93, -1.83), at(2, 53.93, -1.83), at(3, 51.5, -0.1)].map(l => ({
          job_id: job.id,
          ...l,
        })),
      )
      .execute()
    expect(await one('ls29')).toMatchObject({ lat: 53.93, lng: -1.83, label: 'LS29 (Ilkley)' })
  })

  it('of every area has a post town that the gazetteer knows', async () => {
    expect(POST_TOWNS.size).toBe(124)
    const slugs = [...POST_TOWNS.keys()].map(area => `${area}1`)
    const places = await resolve(slugs)
    expect(places?.map(({ slug }) => slug)).toEqual(slugs)
  })

  it('of a district far from its post town is at a town of its own, which is in that part of the country', async () => {
    expect(await one('bt48')).toMatchObject({ label: 'BT48 (Derry)', lat: (await one('derry'))?.lat })
    const districts = [...DISTRICT_TOWNS.keys()]
    const towns = (await resolve(districts)) ?? []
    const areas = (await resolve(districts.map(outcode => `${outcode.replace(/\d+/, '')}1`))) ?? []
    expect(towns).toHaveLength(districts.length)
    for (const [index, { label, lat, lng }] of towns.entries()) {
      const area = areas[index]
      expect(
        Math.hypot(lat - (area?.lat ?? 0), (lng - (area?.lng ?? 0)) * 0.6),
        `${label}, ${area?.label}`,
      ).toBeLessThan(1.3)
    }
  })
})

it('compares names of places at home as the import does', async () => {
  const rows = await database.db
    .selectFrom('places')
    .select(['name', 'keys'])
    .where('country', 'in', ['GB', 'IE'])
    .execute()
  expect(rows.length).toBeGreaterThan(4000)
  expect(rows.filter(({ name, keys }) => keys[0] !== normalise(name))).toEqual([])
})
