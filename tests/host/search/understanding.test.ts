import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldWords, parseQuery } from '../../../host/search/query'
import { singular } from '../../../host/search/query/fold'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'
import { searchFor, searchJobs, titlesOf } from '../../support/search'
import { TOWNS } from '../../support/search-data'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const { db } = host
  const insertKind = (slug: string, name: string, parent_id: number | null = null) =>
    db
      .insertInto('entities')
      .values({ list: 'job-types', slug, name, parent_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  const graduate = await insertKind('graduate', 'Graduate')
  await insertKind('graduate-scheme', 'Graduate scheme', graduate.id)
  const graduateJob = await insertKind('graduate-job', 'Graduate job', graduate.id)
  await insertKind('apprenticeship', 'Apprenticeship')
  const towns = { ...TOWNS, manchester: { name: 'Manchester', county: 'Greater Manchester', lat: 53.48, lng: -2.24 } }
  const ids = new Map<string, number>()
  for (const [slug, town] of Object.entries(towns)) {
    const row = { slug, kind: 'town' as const, nation: 'England', population: 100_000, ...town }
    ids.set(slug, (await db.insertInto('places').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  const { id } = await buildCompany(db, { name: 'Halden Rail' })
  const insertAt = async (town: keyof typeof towns, values: Parameters<typeof buildJob>[2]) => {
    const job = await buildJob(db, id, values)
    const { name, lat, lng } = towns[town]
    await db
      .insertInto('job_locations')
      .values({ job_id: job.id, name, lat, lng, place_id: ids.get(town) })
      .execute()
  }
  await insertAt('manchester', { title: 'Nurse', description: '<p>No experience of theatres.</p>' })
  await insertAt('leeds', {
    title: 'Senior nurse',
    description: '<p>You have experience of no less than two years.</p>',
  })
  await insertAt('leeds', { title: 'Development manager' })
  await insertAt('manchester', { title: 'Web developer', pattern: 'remote' })
  await insertAt('leeds', { title: 'Programmer', description: '<p>Starts in autumn 2027.</p>' })
  await insertAt('manchester', { title: 'Graduate surveyor', type_id: graduateJob.id })
  await insertAt('leeds', {
    title: 'Clerk',
    description: '<p>Works beside programmers.</p>',
    salary_max_pence: 3_100_000,
    salary_unit: 'year',
  })
  await buildJob(db, id, { title: 'Roaming nurse', nationwide: true })
  const tiktok = await buildCompany(db, { name: 'TikTok' })
  await db.insertInto('company_aliases').values({ company_id: tiktok.id, name_key: 'bytedance' }).execute()
  await buildJob(db, tiktok.id, { title: 'Moderator' })
  await buildReview(db, id, { headline: 'Better than TikTok', published_at: '2026-10-02T09:00:00Z' })
  await buildReview(db, tiktok.id, { headline: 'Long days', published_at: '2026-09-02T09:00:00Z' })
})
afterAll(() => host.close())

const list = (search: string, more = '') => searchJobs(host, `/search-jobs?search=${encodeURIComponent(search)}${more}`)
const found = async (search: string) => titlesOf(await list(search)).sort()
const chips = async (search: string) => (await list(search)).chips.map(({ text }) => text)

describe('a word', () => {
  it('is found as written, singular or plural, and not by its stem', async () => {
    expect(await found('developers')).toEqual(['Programmer', 'Web developer'])
    expect(await found('"development"')).toEqual(['Development manager'])
  })

  it('has synonyms in titles and kinds, not in the text', async () => {
    expect(await found('programmer')).toEqual(['Programmer', 'Web developer'])
    expect(await found('developer')).not.toContain('Clerk')
  })

  it('is looked for in texts only where no title has it, with a note', async () => {
    const answer = await list('theatres')
    expect([titlesOf(answer), answer.notes]).toEqual([
      ['Nurse'],
      ['No job has this in its title, so these mention it in their text.'],
    ])
  })

  it('in a phrase counts, however common', async () => {
    expect(await found('"no experience"')).toEqual(['Nurse'])
  })

  it('loses its plural here as it does in the index', async () => {
    const words =
      'nurses companies boxes classes buses analysis news physics series ties axes s is café cookies 2020s glass'
    const { rows } = await sql<{ folded: string }>`select search_singular(${words}) as folded`.execute(host.db)
    expect(foldWords(words).map(singular).join(' ')).toBe(foldWords(rows[0]?.folded ?? '').join(' '))
  })

  it('may be written apart', async () => {
    expect((await searchFor(host, '/search-companies?search=tik+tok')).totalResults).toBe(1)
    expect(await found('tik tok')).toEqual(['Moderator'])
  })
})

describe('other words of a sentence', () => {
  it('is preferred, not required', async () => {
    expect(titlesOf(await list('programmer 2027'))[0]).toBe('Programmer')
    expect(await found('nurse 2027')).toEqual(await found('nurse'))
  })

  it('puts senior jobs last where a first job is wanted', async () => {
    expect(titlesOf(await list('junior nurse')).at(-1)).toBe('Senior nurse')
    expect(titlesOf(await list('senior nurse'))[0]).toBe('Senior nurse')
  })

  it('is required where there is nothing else, until nothing has it', async () => {
    expect(await found('2027')).toEqual(['Programmer'])
    const none = await list('2031')
    expect(none.totalResults).toBeGreaterThan(5)
    expect(none.notes[0]).toBe('No job says all of that, so these leave some of it out.')
  })
})

describe('a search that finds little', () => {
  it('corrects a typo whose stem is that of another word', async () => {
    const { id } = await buildCompany(host.db, { name: 'Galtrees' })
    await buildJob(host.db, id, { title: 'Engineering fitter' })
    const answer = await list('enginering')
    expect([answer.correction?.shown, titlesOf(answer)]).toEqual(['engineering', ['Engineering fitter']])
  })

  it('finds titles that begin with what was entered', async () => {
    const answer = await list('nurs')
    expect(titlesOf(answer)).toContain('Nurse')
    expect(answer.notes[0]).toBe('No job has exactly these words, so similar words count as well.')
  })

  it('links the other lists that have results, and the list without the words', async () => {
    const { alternatives } = await list('halden')
    expect(alternatives).toBeNull()
    const none = await searchFor(host, '/search-reviews?search=nurse')
    expect(none.alternatives?.otherLists).toEqual([{ text: 'Jobs', url: '/search-jobs?search=nurse', count: 3 }])
    expect(none.alternatives?.dropOne).toEqual([{ text: '“nurse”', url: '/search-reviews', count: 2 }])
  })

  it('says that no result is of the employer who was searched for', async () => {
    const { id } = await buildCompany(host.db, { name: 'Orlop Marine' })
    const other = await buildCompany(host.db, { name: 'Fenwright' })
    const note = 'There are no matching jobs at Orlop Marine.'
    await buildJob(host.db, other.id, { title: 'Riveter', description: '<p>We build for Orlop Marine.</p>' })
    expect((await list('orlop marine')).notes).toEqual([note])
    await buildJob(host.db, id, { title: 'Rigger' })
    expect((await list('orlop marine')).notes).toEqual([])
  })
})

describe('an employer', () => {
  it('is found by a name with a sign for "and"', async () => {
    const { id } = await buildCompany(host.db, { name: 'Marl and Sedge' })
    await host.db.insertInto('company_aliases').values({ company_id: id, name_key: 'm and s' }).execute()
    const { data } = await searchFor(host, '/search-companies?search=m%26s')
    expect(data.map(card => 'name' in card && card.name)).toEqual(['Marl and Sedge'])
  })
})

describe('a place, pay and where one works', () => {
  it('are understood wherever they are', async () => {
    for (const search of ['nurse manchester', 'manchester nurse', 'nurse M14', 'nurse M14 5TQ']) {
      expect(await found(search), search).toEqual(['Nurse', 'Roaming nurse'])
    }
    expect(await chips('developer remote')).toEqual(['Remote'])
    expect(await found('remote developer')).toEqual(['Web developer'])
    expect(await chips('clerk £30k')).toEqual(['£30,000 or more'])
    expect(await chips('clerk over £30,000')).toEqual(['£30,000 or more'])
    expect(await chips('clerk 30000 a year')).toEqual(['£30,000 or more'])
    for (const search of ['clerk £12 an hour', 'clerk £12.50/hr', 'clerk 12 ph', 'clerk £12ph']) {
      expect(await chips(search), search).toEqual(['£20,000 or more'])
    }
    expect(await chips('clerk 12 hour shifts')).toEqual([])
    expect((await list('nurse visa sponsorship')).notes[0]).toBe(
      'No job says that it sponsors visas, so jobs that do not say so are included.',
    )
    expect(await chips('visa')).toEqual([])
  })

  it('may be several places', async () => {
    const everywhere = ['Nurse', 'Senior nurse', 'Roaming nurse']
    for (const search of [
      'nurse in manchester or leeds',
      'manchester and leeds nurse',
      'nurse leeds or in manchester',
    ]) {
      expect((await found(search)).toSorted(), search).toEqual(everywhere.toSorted())
    }
    const answer = await list('leeds or manchester nurse')
    expect(answer.queryString.array.location.toSorted()).toEqual(['leeds', 'manchester'])
    expect(answer.chips[1]?.wordsUrl).toBe('/search-jobs/in-leeds?search=%22manchester%22+nurse')
    expect((await list('nurse or manchester')).queryString.array.location).toEqual(['manchester'])
  })

  it('are not understood in names of other things', async () => {
    expect(await chips('university of leeds')).toEqual([])
    expect(await chips('leeds building society')).toEqual([])
    expect(await chips('remote sensing')).toEqual([])
  })

  it('can be taken away, with their words', async () => {
    const [chip] = (await list('nurse manchester')).chips
    expect(chip).toMatchObject({
      url: '/search-jobs?search=nurse',
      wordsUrl: '/search-jobs?search=nurse+%22manchester%22',
    })
  })

  it('put what is there before what can be done anywhere', async () => {
    expect(titlesOf(await list('nurse manchester'))).toEqual(['Nurse', 'Roaming nurse'])
    const { data } = await searchJobs(host, '/search-jobs/in-manchester')
    expect(data.at(-1)?.title).toBe('Roaming nurse')
  })

  it('count in the field for places', async () => {
    const answer = await host.request('/search-jobs?place=remote&search=developer')
    expect(answer.headers.get('location')).toBe('/search-jobs?search=developer&pattern=remote')
  })
})

describe('a search that finds nothing', () => {
  it('asks for the kind above', async () => {
    const answer = await list('graduate scheme')
    expect(titlesOf(answer)).toEqual(['Graduate surveyor'])
    expect(answer.notes[0]).toBe('No graduate schemes match, so all graduate jobs are included.')
    expect(answer.chips.map(({ text }) => text)).toEqual(['Graduate'])
  })

  it('asks for less still among the near matches', async () => {
    const { data, nearMatches } = await list('graduate scheme manchester')
    expect(data.map(({ title }) => title)).toEqual(['Graduate surveyor'])
    expect(nearMatches.map(({ title }) => title)).toEqual(expect.arrayContaining(['Nurse', 'Web developer']))
  })

  it('asks for all types, in the same place', async () => {
    const answer = await list('apprenticeship nurse manchester')
    expect(titlesOf(answer)).toEqual(['Nurse', 'Roaming nurse'])
    expect(answer.notes[0]).toBe('No apprenticeships match, so jobs of all types are included.')
  })

  it('leaves out where one works or what it pays, the one of them that nothing has', async () => {
    const answer = await list('remote developer £50k')
    expect([titlesOf(answer), answer.notes]).toEqual([
      ['Web developer'],
      ['No job states that pay, so jobs with any pay are included.'],
    ])
    expect((await list('remote clerk')).notes).toEqual([
      'No remote job matches, so jobs in any workplace are included.',
    ])
  })

  it('asks for other forms of the words, then for some of them', async () => {
    expect((await list('surveying')).notes).toEqual([])
    expect((await list('moderating')).notes).toEqual([
      'No job has exactly these words, so similar words count as well.',
    ])
    const some = await list('moderator welder')
    expect([titlesOf(some), some.notes]).toEqual([
      ['Moderator'],
      ['No job has all of these words, so these have some of them.'],
    ])
  })

  it('leads to the same results on its next page and in the counts of the other lists', async () => {
    const answer = await searchFor(host, '/search-reviews?search=moderator+welder')
    for (const { url, total } of answer.scopeUrls) {
      expect((await searchFor(host, url)).totalResults, url).toBe(total)
    }
  })

  it('never brings back what was taken away with a minus', async () => {
    expect(await found('moderator welder -moderator')).toEqual([])
  })
})

describe('reviews and employers', () => {
  it('are not those of another employer that mention a name', async () => {
    await buildCompany(host.db, { name: 'Keelson' })
    const { id } = await buildCompany(host.db, { name: 'Thwart' })
    await buildReview(host.db, id, { headline: 'Better than Keelson' })
    const answer = await searchFor(host, '/search-reviews?search=keelson')
    expect([titlesOf(answer), answer.notes]).toEqual([[], ['There are no matching reviews of Keelson.']])
    expect(answer.alternatives?.dropOne[0]).toMatchObject({ text: 'Keelson', count: 1 })
  })

  it('of the name come first, and are found by their other names', async () => {
    const reviews = await searchFor(host, '/search-reviews?search=tiktok')
    expect(reviews.sortingUrls.find(({ selected }) => selected)?.param).toBe('best')
    expect(titlesOf(reviews)).toEqual(['Long days', 'Better than TikTok'])
    expect((await searchFor(host, '/search-companies?search=bytedance')).totalResults).toBe(1)
    expect(await found('bytedance')).toEqual(['Moderator'])
  })
})

it('puts a chosen type in the place of the one above it, and the other way round', async () => {
  const urlOf = async (path: string, slug: string) =>
    (await searchJobs(host, path)).aggregations.filteredByParentJobType.find(type => type.slug === slug)?.url
  expect(await urlOf('/search-jobs/type-graduate', 'graduate-scheme')).toBe('/search-jobs/type-graduate-scheme')
  expect(await urlOf('/search-jobs/type-graduate-job', 'graduate')).toBe('/search-jobs/type-graduate')
  expect(await urlOf('/search-jobs/type-graduate', 'apprenticeship')).toBe('/search-jobs/type-apprenticeship_graduate')
})

it('understands a degree that is not needed before it looks for one', async () => {
  const words = await parseQuery(host.db, 'no degree apprenticeship', { scope: 'jobs', filters: {} })
  expect(words.inferred.map(({ slug }) => slug)).toEqual(['apprenticeship'])
  expect(words.begins).toBe(true)
})
