import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseQuery } from '../../../host/search/query'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob } from '../../support/rows'
import { searchJobs, titlesOf } from '../../support/search'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const { db } = host
  const entity = (list: string, slug: string, name: string, parent_id: number | null = null) =>
    db.insertInto('entities').values({ list, slug, name, parent_id }).returning('id').executeTakeFirstOrThrow()
  const graduate = await entity('job-types', 'graduate', 'Graduate')
  await entity('job-types', 'placement', 'Placement')
  await entity('courses', 'biology', 'Biology')
  await entity('courses', 'law', 'Law')
  const computing = await entity('degree-areas', 'computing', 'Computing')
  await entity('courses', 'computer-science', 'Computer science', computing.id)
  await entity('degree-areas', 'art-and-design', 'Art and design')
  const place = (slug: string, name: string, more: object) =>
    db
      .insertInto('places')
      .values({ slug, name, kind: 'town', lat: 53, lng: -1, nation: 'England', population: 400_000, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  const leeds = await place('leeds', 'Leeds', { lat: 53.8, lng: -1.55 })
  const hull = await place('hull', 'Hull', { lat: 53.74, lng: -0.33 })
  await place('law', 'Law', { population: 3_000 })
  const otley = await place('otley', 'Otley', { lat: 53.9, lng: -1.69, county: 'Yorkshire' })
  const rothwell = await place('rothwell', 'Rothwell', { lat: 53.75, lng: -1.48, county: 'Yorkshire' })
  await place('yorkshire', 'Yorkshire', { lat: 53.8, kind: 'county', county: 'Yorkshire' })
  const austin = await place('austin', 'Austin', { lat: 30.3, lng: -97.7, country: 'US', nation: null })
  const { id } = await buildCompany(db, { name: 'Halden Rail' })
  const insertAt = async (town: { id: number }, values: Parameters<typeof buildJob>[2]) => {
    const job = await buildJob(db, id, values)
    await db.insertInto('job_locations').values({ job_id: job.id, name: 'Site', place_id: town.id }).execute()
  }
  await insertAt(austin, { title: 'Ship welder', published_at: '2026-10-03T09:00:00Z' })
  await insertAt(leeds, { title: 'Rail welder', published_at: '2026-09-03T09:00:00Z' })
  await insertAt(hull, { title: 'Sales welder', description: '<p>We offer visa sponsorship.</p>' })
  await insertAt(leeds, { title: 'Graduate planner', type_id: graduate.id, description: '<p>You have a 2:1.</p>' })
  await insertAt(leeds, { title: 'Graduate driver', type_id: graduate.id, description: '<p>You have a 2:2.</p>' })
  await insertAt(hull, { title: 'Ecologist', description: '<p>With a degree in biology.</p>' })
  await insertAt(hull, { title: 'Baker', description: '<p>Shifts on Saturdays or part time.</p>' })
  await insertAt(otley, { title: 'Trainee tram fitter', description: '<p>Near a canoe club.</p>' })
  await insertAt(rothwell, { title: 'Bus fitter', description: '<p>Paint a canoe, build a canoe, sail a canoe.</p>' })
  await buildJob(db, id, { title: 'Trainee glazier', nationwide: true })
  await insertAt(leeds, { title: 'Senior glazier' })
  await buildCompany(db, { name: 'Leeds' })
  await buildCompany(db, { name: 'Placement' })
})
afterAll(() => host.close())

const list = (search: string) => searchJobs(host, `/search-jobs?search=${encodeURIComponent(search)}`)
const found = async (search: string) => titlesOf(await list(search)).sort()
const chips = async (search: string) => (await list(search)).chips.map(({ text }) => text)
const parse = (search: string) => parseQuery(host.db, search, { scope: 'jobs', filters: {} })

it('lists jobs in the place before those that can be done anywhere', async () => {
  expect(titlesOf(await list('glazier in leeds'))).toEqual(['Senior glazier', 'Trainee glazier'])
})

describe('a part of a place', () => {
  it.each(['Leeds', 'Yorkshire'])('is the north of %s', async name => {
    expect(await found(`fitter in north ${name}`)).toEqual(['Trainee tram fitter'])
    expect(await chips(`fitter in north ${name}`)).toEqual([expect.stringContaining(`North ${name}`)])
  })

  it('is given up first', async () => {
    const answer = await list('bus fitter in north leeds')
    expect(titlesOf(answer)).toEqual(['Bus fitter'])
    expect(answer.notes[0]).toContain('Nothing matches in this part')
  })
})

describe('the words of a sentence', () => {
  it('count more the more often a text has them, if no title does', async () => {
    expect(titlesOf(await list('canoe'))).toEqual(['Bus fitter', 'Trainee tram fitter'])
  })

  it('must not all occur: what people say around them counts for nothing', async () => {
    expect(await found('I want to find work as a baker please')).toEqual(['Baker'])
  })

  it('are enough if two of three occur', async () => {
    expect(await found('ecologist biology rivers')).toEqual(['Ecologist'])
    expect(await found('ecologist rivers')).toEqual(['Ecologist'])
    expect((await list('ecologist biology rivers')).notes).toEqual([])
    expect((await list('ecologist rivers')).notes).toEqual([
      'No job has all of these words, so these have most of them.',
    ])
  })
})

describe('what is not wanted', () => {
  it.each(['welder not sales', 'welder no sales', 'welder jobs that aren’t sales', "welder that isn't in sales"])(
    'is left out by %s',
    async search => {
      expect(await found(search)).toEqual(['Rail welder', 'Ship welder'])
    },
  )

  it('may be one of two', async () => {
    expect(await found('welder no ships or sales')).toEqual(['Rail welder'])
  })

  it('may be a place', async () => {
    const answer = await list('welder not in leeds')
    expect(titlesOf(answer).sort()).toEqual(['Sales welder', 'Ship welder'])
    expect(answer.queryString.array.location).toEqual([])
  })

  it('may be what an advert asks for', async () => {
    for (const search of ['graduate no 2:1 required', 'graduate without a 2:1', 'graduate where a 2:1 is not needed']) {
      expect(await found(search), search).toEqual(['Graduate driver'])
    }
    expect((await parse('baker no experience')).begins).toBe(true)
  })
})

describe('what is understood', () => {
  it('is a class of degree that an advert accepts', async () => {
    expect(await found('graduate jobs that accept a 2:2')).toEqual(['Graduate driver'])
  })

  it('is a subject, which leaves the graduate a person', async () => {
    for (const search of ['biology graduate', 'what can I do with a biology degree', 'jobs for students of biology']) {
      const answer = await list(search)
      expect([titlesOf(answer), answer.chips], search).toEqual([['Ecologist'], []])
    }
    expect((await parse('art & design graduate')).inferred).toEqual([])
    expect((await parse('biology graduate scheme')).inferred.map(({ slug }) => slug)).toEqual(['graduate'])
  })

  it('means hours during term', async () => {
    expect(await found('saturday job')).toEqual(['Baker'])
    expect(await found('full-time baker')).toEqual(['Baker'])
  })

  it('means hours in titles before hours that a text mentions, and no senior jobs', async () => {
    const { id } = await buildCompany(host.db, { name: 'Strake' })
    await buildJob(host.db, id, { title: 'Porter', description: '<p>Part time or full time.</p>' })
    await buildJob(host.db, id, { title: 'Porter (part time)' })
    expect(await found('evening porter')).toEqual(['Porter (part time)'])
    expect((await parse('evening porter')).begins).toBe(true)
  })

  it('is what a subject leads to where no title names it, also by the start of its name', async () => {
    const { id } = await buildCompany(host.db, { name: 'Futtock' })
    await buildJob(host.db, id, { title: 'Devops analyst' })
    for (const search of ['computer science graduate', 'what can I do with a computer degree']) {
      expect(await found(search), search).toEqual(['Devops analyst'])
    }
  })

  it('is sponsorship that only the text offers', async () => {
    const answer = await list('welder who will sponsor my visa')
    expect([titlesOf(answer), answer.notes]).toEqual([
      ['Sales welder'],
      ['No job says so in its details, so these say it in their text.'],
    ])
  })

  it('is sponsorship before the employer Visa, and a subject before the village Law', async () => {
    const { id } = await buildCompany(host.db, { name: 'Visa' })
    await buildJob(host.db, id, { title: 'Treasurer' })
    const keys = async (search: string) => (await parse(search)).inferred.map(({ key }) => key)
    expect(await keys('welder with visa sponsorship')).toEqual(['visa'])
    expect(await keys('welder in law')).toEqual([])
    expect(await keys('welder in hull')).toEqual(['in'])
  })

  it('is a start month', async () => {
    expect((await parse('baker starting in september')).inferred.map(({ slug }) => slug)).toEqual(['september'])
    expect((await parse('september baker')).inferred).toEqual([])
  })

  it('is a part of a place at home, and pay without a sign', async () => {
    const slugs = async (search: string) => (await parse(search)).inferred.map(({ slug }) => slug)
    expect(await slugs('baker east hull')).toEqual(['east-part-of-hull'])
    expect(await slugs('baker in north leeds')).toEqual(['north-part-of-leeds'])
    expect(await slugs('baker 30,000')).toEqual(['30000'])
    expect(await slugs("I'm a baker")).toEqual([])
  })

  it('is two places beside each other', async () => {
    expect((await list('leeds hull baker')).queryString.array.location.toSorted()).toEqual(['hull', 'leeds'])
  })

  it('is a place or a type before an employer of that name without adverts', async () => {
    expect(await chips('leeds')).toEqual(['Leeds +15 miles'])
    expect((await parse('placement')).inferred.map(({ slug }) => slug)).toEqual(['placement'])
  })
})

describe('the order of giving up', () => {
  it('has hours before the kind of work, and the type before the visa', async () => {
    expect(await found('evening welder')).toEqual(await found('welder'))
    for (const search of ['graduate welder with visa sponsorship', 'graduate jobs with visa sponsorship']) {
      expect(titlesOf(await list(search)), search).toEqual(['Sales welder'])
    }
  })

  it('prefers the place to the employer, with a note', async () => {
    const { id } = await buildCompany(host.db, { name: 'Orlop Marine' })
    await buildJob(host.db, id, { title: 'Rigger' })
    const answer = await list('orlop marine in leeds')
    expect([titlesOf(answer), answer.notes]).toEqual([
      ['Rigger'],
      ['This employer has nothing there, so its jobs in all places are included.'],
    ])
    expect(await found('orlop marine diver')).toEqual(['Rigger'])
  })

  it('ends with the type, and never reaches the place', async () => {
    const answer = await list('graduate welder in leeds')
    expect(answer.queryString.array.location).toEqual(['leeds'])
    expect(answer.notes[0]).toBe('No graduate jobs match, so jobs of all types are included.')
    const further = await list('graduate ecologist in leeds')
    expect([titlesOf(further), further.notes[0]?.split('. ')]).toEqual([
      ['Ecologist'],
      [
        'No graduate jobs match, so jobs of all types are included',
        'Nothing matches within 15 miles, so jobs within 50 miles are included.',
      ],
    ])
  })
})

it('ranks jobs at home before jobs abroad', async () => {
  expect(titlesOf(await list('welder')).indexOf('Ship welder')).toBe(2)
  const { id } = await buildCompany(host.db, { name: 'Thwart' })
  const places = await host.db
    .selectFrom('places')
    .select(['id', 'slug'])
    .where('slug', 'in', ['austin', 'leeds'])
    .execute()
  const placement = await host.db
    .selectFrom('entities')
    .select('id')
    .where('slug', '=', 'placement')
    .executeTakeFirstOrThrow()
  for (const { id: place_id, slug } of places) {
    const published_at = slug === 'austin' ? '2026-10-03T09:00:00Z' : '2026-09-03T09:00:00Z'
    const job = await buildJob(host.db, id, { title: `Rigger in ${slug}`, type_id: placement.id, published_at })
    await host.db.insertInto('job_locations').values({ job_id: job.id, name: 'Site', place_id }).execute()
  }
  const answer = await list('placement')
  expect([titlesOf(answer), answer.sortingUrls.find(({ selected }) => selected)?.param]).toEqual([
    ['Rigger in leeds', 'Rigger in austin'],
    'best',
  ])
})

it('takes a word of one advert for a typo of a common one', async () => {
  const { id } = await buildCompany(host.db, { name: 'Fenwright' })
  for (let n = 0; n < 4; n += 1) {
    await buildJob(host.db, id, { title: 'Carpenter' })
  }
  await buildJob(host.db, id, { title: 'Carpanter' })
  expect((await parse('carpanter')).correction?.shown).toBe('carpenter')
})
