import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'
import { searchFor, searchJobs, titlesOf } from '../../support/search'
import { TOWNS } from '../../support/search-data'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const { db } = host
  const insertKind = (list: string, slug: string, name: string) =>
    db.insertInto('entities').values({ list, slug, name }).returning('id').executeTakeFirstOrThrow()
  const placement = await insertKind('job-types', 'placement', 'Placement')
  const internship = await insertKind('job-types', 'internship', 'Internship')
  const towns = { ...TOWNS, manchester: { name: 'Manchester', county: 'Greater Manchester', lat: 53.48, lng: -2.24 } }
  const places = new Map<string, number>()
  for (const [slug, town] of Object.entries(towns)) {
    const row = { slug, kind: 'town' as const, nation: 'England', ...town }
    places.set(slug, (await db.insertInto('places').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  const halden = await buildCompany(db)
  const insertAt = async (town: keyof typeof towns, job: Parameters<typeof buildJob>[2]) => {
    const { id } = await buildJob(db, halden.id, job)
    const { name, lat, lng } = towns[town]
    await db
      .insertInto('job_locations')
      .values({ job_id: id, name, lat, lng, place_id: places.get(town) })
      .execute()
  }
  const yearly = (pounds: number) => ({ salary_max_pence: pounds * 100, salary_unit: 'year' as const })
  await insertAt('manchester', { title: 'Track engineer', type_id: placement.id, ...yearly(24_000) })
  await insertAt('manchester', { title: 'Track planner', type_id: internship.id, deadline_at: '2026-10-05T12:00:00Z' })
  await insertAt('leeds', { title: 'Bridge engineer', type_id: placement.id, ...yearly(31_000) })
  await insertAt('bradford', { title: 'Tunnel engineer', type_id: placement.id, published_at: '2026-10-01T09:00:00Z' })
  await insertAt('york', { title: 'Placement coordinator', opens_at: '2026-10-12T08:00:00Z' })
  await buildJob(db, halden.id, { title: 'Roaming surveyor', nationwide: true, ...yearly(27_500) })
  await buildReview(db, halden.id, { headline: 'Good tracks' })
  await buildCompany(db, { name: 'Planter' })
})
afterAll(() => host.close())

const chip = (answer: Awaited<ReturnType<typeof searchFor>>, start: string) => ({
  wordsUrl: '',
  url: '',
  ...answer.chips.find(({ text }) => text.startsWith(start)),
})

describe('words that mean a filter', () => {
  it('are chips, each with the way to take it away', async () => {
    const answer = await searchFor(host, '/search-jobs?search=placement+manchester')
    expect(answer.chips).toEqual([
      {
        ...{ text: 'Placement', url: '/search-jobs/in-manchester', inferred: true },
        wordsUrl: '/search-jobs/in-manchester?search=%22placement%22',
      },
      {
        ...{ text: 'Manchester +15 miles', url: '/search-jobs/type-placement', inferred: true },
        wordsUrl: '/search-jobs/type-placement?search=%22manchester%22',
      },
    ])
    expect(titlesOf(answer)).toEqual(['Track engineer'])
    expect(answer.form).toMatchObject({ search: '', place: 'Manchester', within: 15 })
  })

  it('are gone once they were taken away, and are words where that is chosen, in any order', async () => {
    const first = await searchFor(host, '/search-jobs?search=placement+manchester')
    const without = await searchFor(host, chip(first, 'Placement').url)
    expect([without.form.search, without.chips.map(({ text }) => text)]).toEqual(['', ['Manchester +15 miles']])
    const untyped = await searchFor(host, chip(first, 'Placement').wordsUrl)
    expect(untyped.chips.map(({ text, inferred }) => [text, inferred])).toEqual([['Manchester +15 miles', false]])
    const bare = await searchFor(host, chip(untyped, 'Manchester').url)
    expect([bare.chips, bare.form.search]).toEqual([[], '"placement"'])
    const unplaced = await searchFor(host, chip(first, 'Manchester').wordsUrl)
    expect(unplaced.chips.map(({ text, inferred }) => [text, inferred])).toEqual([['Placement', false]])
    const rest = await searchFor(host, chip(unplaced, 'Placement').url)
    expect([rest.chips, rest.form.search]).toEqual([[], '"manchester"'])
  })

  it('stay among the other words', async () => {
    const answer = await searchFor(host, '/search-jobs?search=track+placement+in+manchester')
    expect(titlesOf(answer)).toEqual(['Track engineer'])
    expect(answer.form.search).toBe('track')
    expect(chip(answer, 'Placement').url).toBe('/search-jobs/in-manchester?search=track')
    expect(chip(answer, 'Placement').wordsUrl).toBe('/search-jobs/in-manchester?search=track+%22placement%22')
    const amid = await searchFor(host, '/search-jobs?search=track+placement+engineer+in+manchester')
    expect(chip(amid, 'Placement').wordsUrl).toBe('/search-jobs/in-manchester?search=track+%22placement%22+engineer')
    expect(chip(amid, 'Manchester').wordsUrl).toBe('/search-jobs/type-placement?search=track+engineer+%22manchester%22')
  })

  it('say how much the other lists hold, where they may mean something else', async () => {
    for (const words of ['placement manchester', 'track placement', 'placement', 'engineer leeds']) {
      for (const scope of ['jobs', 'reviews', 'companies']) {
        const { scopeUrls } = await searchFor(host, `/search-${scope}?search=${encodeURIComponent(words)}`)
        for (const { url, total } of scopeUrls) {
          expect((await searchFor(host, url)).totalResults, `${url} from ${scope}, ${words}`).toBe(total)
        }
      }
    }
  })

  it('lead from an empty list to as many as they promise', async () => {
    for (const words of [
      'type-internship/in-leeds?search=tunnel',
      'in-york?search=planner',
      'type-placement?search=internship',
    ]) {
      const path = words.includes('?') ? `/search-jobs/${words}` : `/search-jobs?search=${encodeURIComponent(words)}`
      const { alternatives, totalResults } = await searchFor(host, path)
      expect(totalResults, path).toBe(0)
      const { dropOne = [], wider = [], withoutLocation } = alternatives ?? {}
      for (const alternative of [...dropOne, ...wider, withoutLocation].flatMap(each => each ?? [])) {
        expect((await searchFor(host, alternative.url)).totalResults, alternative.url).toBe(alternative.count)
      }
    }
  })
})

describe('a word that others use', () => {
  it('stays as entered, and its neighbour is proposed where it leads to nothing', async () => {
    const answer = await searchFor(host, '/search-jobs/type-internship?search=planter')
    expect([answer.totalResults, answer.correction]).toEqual([0, null])
    const url = '/search-jobs/type-internship?search=planner'
    expect(answer.alternatives?.spelling).toEqual({ text: 'planner', url, count: 1 })
    expect(titlesOf(await searchFor(host, url))).toEqual(['Track planner'])
  })

  it('has no neighbour that leads to nothing either', async () => {
    const { alternatives } = await searchFor(host, '/search-jobs/type-placement?search=planter')
    expect(alternatives?.spelling).toBeNull()
  })
})

describe('a misspelt word', () => {
  it('is corrected, with a link to the search as entered', async () => {
    const answer = await searchFor(host, '/search-jobs?search=suveyor')
    expect(answer.correction).toEqual({
      shown: 'surveyor',
      typed: 'suveyor',
      insteadUrl: '/search-jobs?search=%22suveyor%22',
    })
    expect(titlesOf(answer)).toEqual(['Roaming surveyor'])
    const instead = await searchFor(host, answer.correction?.insteadUrl ?? '')
    expect([instead.correction, instead.totalResults]).toEqual([null, 0])
  })
})

describe('a list around a place', () => {
  it('has the order that is meant: nearest for near me, closing soonest for what closes soon, unless people choose', async () => {
    const sortOf = async (path: string) =>
      (await searchJobs(host, path)).sortingUrls.find(({ selected }) => selected)?.param
    expect(await sortOf('/search-jobs?lat=53.8&lng=-1.55')).toBe('nearest')
    expect(await sortOf('/search-jobs?closing=7')).toBe('closing')
    expect(await sortOf('/search-jobs?closing=7&sort=newest')).toBe('newest')
    expect(await sortOf('/search-jobs')).toBe('newest')
    const form = await host.request('/search?in=jobs&closing=7&sort=newest', { redirect: 'manual' })
    expect(form.headers.get('Location')).toBe('/search-jobs?sort=newest&closing=7')
  })

  it('says how far each job is, and puts the nearest first', async () => {
    const { data } = await searchJobs(host, '/search-jobs/in-leeds?sort=nearest')
    expect(data.map(({ title, distance }) => [title, distance])).toEqual([
      ['Bridge engineer', 0],
      ['Tunnel engineer', 8.2],
      ['Roaming surveyor', null],
    ])
  })

  it('says how many can be done anywhere, and hides them', async () => {
    const answer = await searchFor(host, '/search-jobs/in-leeds')
    expect(answer.footnotes).toEqual(['1 of these jobs can be done from anywhere in the UK.'])
    const local = await searchFor(host, '/search-jobs/in-leeds?show=local')
    expect([titlesOf(local), local.notes]).toEqual([['Tunnel engineer', 'Bridge engineer'], []])
    expect(local.chips.map(({ text }) => text)).toContain('No nationwide jobs')
  })

  it('knows no distance without a point', async () => {
    const { data, sortingUrls } = await searchJobs(host, '/search-jobs?sort=nearest')
    expect(data.every(({ distance }) => distance === null)).toBe(true)
    expect(sortingUrls.map(({ param }) => param)).not.toContain('nearest')
  })
})

describe('the order by pay', () => {
  it('puts jobs without one last, with a note', async () => {
    const answer = await searchFor(host, '/search-jobs?sort=salary')
    expect(titlesOf(answer).slice(0, 3)).toEqual(['Bridge engineer', 'Roaming surveyor', 'Track engineer'])
    expect(answer.footnotes).toEqual(['Jobs that do not state their pay come last.'])
  })
})

describe('few matches', () => {
  it('are followed by what matches some of the words, in no count', async () => {
    const answer = await searchJobs(host, '/search-jobs?search=track+engineer')
    expect([answer.totalResults, titlesOf(answer)]).toEqual([1, ['Track engineer']])
    expect(answer.nearMatches.map(({ title }) => title).sort()).toEqual([
      'Bridge engineer',
      'Track planner',
      'Tunnel engineer',
    ])
  })
})

describe('jobs that open later', () => {
  it('appear only in lists that request them', async () => {
    const count = async (path: string) => (await searchFor(host, path)).totalResults
    expect(await count('/search-jobs')).toBe(5)
    expect(titlesOf(await searchFor(host, '/search-jobs?show=opening-soon'))).toEqual(['Placement coordinator'])
    expect(await count('/search-jobs?show=open&show=opening-soon')).toBe(6)
  })
})

describe('the clock', () => {
  it('moves jobs out of list and counts at their deadline, and in when they open', async () => {
    const look = async (path: string) => {
      const answer = await searchFor(host, path)
      const types = answer.aggregations.filteredByParentJobType.map(({ slug, count }) => [slug, count])
      return { titles: titlesOf(answer).sort(), total: answer.totalResults, types }
    }
    host.clock.set('2026-10-05T11:59:59Z')
    const internships = '/search-jobs/type-internship'
    expect(await look('/search-jobs')).toMatchObject({
      total: 5,
      types: [
        ['internship', 1],
        ['placement', 3],
      ],
    })
    expect(await look(internships)).toMatchObject({ total: 1, titles: ['Track planner'] })
    host.clock.set('2026-10-05T12:00:00Z')
    const closed = await look('/search-jobs')
    expect(closed).toMatchObject({
      total: 4,
      types: [
        ['internship', 0],
        ['placement', 3],
      ],
    })
    expect(closed.titles).not.toContain('Track planner')
    expect(await look(internships)).toMatchObject({
      total: 0,
      titles: [],
      types: [
        ['internship', 0],
        ['placement', 3],
      ],
    })
    host.clock.set('2026-10-12T08:00:00Z')
    expect(await look('/search-jobs')).toMatchObject({ total: 5 })
    expect((await look('/search-jobs')).titles).toContain('Placement coordinator')
  })
})
