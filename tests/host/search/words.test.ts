import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '../../../host/search/address'
import { foldWords, quoteWord, normaliseWords, parseQuery } from '../../../host/search/query'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { buildCompany, buildJob } from '../../support/rows'

let database: TestDatabase

const LEXICON =
  'software engineer python nurse teacher finance data solicitor chef cook marketing electrician accountant'

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  for (const name of ['Placement', 'Graduate', 'Apprenticeship', 'Internship', 'Insight', 'Volunteering']) {
    await db.insertInto('entities').values({ list: 'job-types', slug: name.toLowerCase(), name }).execute()
  }
  const late = { list: 'job-types', slug: 'micro-placement', name: 'Micro-placement' }
  await db
    .insertInto('entities')
    .values([late, { ...late, slug: 'year-in-industry', name: 'Year in industry' }])
    .execute()
  const place = (slug: string, name: string, more: object = {}) =>
    db
      .insertInto('places')
      .values({ slug, name, kind: 'town', lat: 53, lng: -1, nation: 'England', ...more })
      .execute()
  await place('manchester', 'Manchester', { population: 500_000 })
  await place('leeds', 'Leeds')
  await place('street', 'Street')
  await place('stoke-on-trent', 'Stoke-on-Trent', { aliases: ['stoke'], population: 250_000 })
  await place('kings-lynn', "King's Lynn")
  await place('newport', 'Newport', { population: 150_000 })
  await place('newport-shropshire', 'Newport', { population: 11_000 })
  await place('nice', 'Nice', { country: 'FR', nation: null })
  await place('england', 'England', { kind: 'nation' })
  await buildCompany(db, { name: 'Bank of England' })
  await buildCompany(db, { name: 'Leeds' })
  await buildCompany(db, { name: 'Ibex' })
  await buildCompany(db, { name: 'Apprentice Nation' })
  for (const word of `${LEXICON} ibex`.split(' ')) {
    await sql`insert into search_words values (${word}) on conflict do nothing`.execute(db)
  }
})
afterAll(() => database.close())

const jobs = (text: string, filters = {}) => parseQuery(database.db, text, { scope: 'jobs', filters })

/** Returns whether a query of these words finds the text. */
async function matches(text: string, entered: string, query: 'tsquery' | 'entered' | 'any' = 'tsquery') {
  const words = await jobs(entered)
  const any = words.wider.find(({ kind }) => kind === 'any')?.textQuery.tsquery ?? ''
  const typedWords = words.groups.map(group => group.entered).join(' & ')
  const wanted = { any, entered: typedWords, tsquery: words.tsquery }[query]
  const { rows } = await sql<{ found: boolean }>`
    select search_title(search_text(${text})) @@ to_tsquery('simple', ${wanted}) as found`.execute(database.db)
  return rows[0]?.found
}

describe('the words of a search', () => {
  it('are one line of 100 characters at most, cut between words', async () => {
    expect((await jobs('  data \t\n science ')).entered).toBe('data science')
    expect(normaliseWords('a'.repeat(300))).toBe('a'.repeat(100))
    expect(normaliseWords(`${'data '.repeat(19)}engineering`)).toBe('data '.repeat(19).trim())
    expect(normaliseWords('x'.repeat(100))).toHaveLength(100)
    expect([...normaliseWords('🦊'.repeat(200))]).toHaveLength(100)
    expect(normaliseWords('🦊'.repeat(90))).toBe('🦊'.repeat(90))
  })

  it('lose control characters, half characters and marks of direction', () => {
    expect(normaliseWords('da\u0000ta \ud800 en\u202egineer')).toBe('da ta en gineer')
  })

  it('fold as the database folds what is searched', async () => {
    for (const text of [
      'Café Ölaf’s Œuvre',
      'C++/C# and F#, ASP.NET',
      'IT support (24-7)',
      'Łódź straße',
      'Cook/Chef_2:1',
    ]) {
      const { rows } = await sql<{ folded: string }>`select search_text(${text}) as folded`.execute(database.db)
      const theirs = (rows[0]?.folded ?? '').replaceAll('’', ' ').split(/\s+/).filter(Boolean)
      expect(foldWords(text)).toEqual(theirs)
    }
  })

  it('must all occur, in any form and order', async () => {
    expect(await matches('Engineers of data', 'data engineer')).toBe(true)
    expect(await matches('Data analyst', 'data engineer')).toBe(false)
  })

  it('in quotation marks are a phrase', async () => {
    expect(await matches('Data science teacher', '"data science"')).toBe(true)
    expect(await matches('Data and computer science', '"data science"')).toBe(false)
    expect(await matches('Computing for data science', '“data science”')).toBe(true)
    expect(await matches('Science of data', '"data science')).toBe(true)
  })

  it('with a minus must not occur', async () => {
    expect(await matches('Chef de partie', 'chef -sous')).toBe(true)
    expect(await matches('Sous chef', 'chef -sous')).toBe(false)
    expect(await matches('Head of data teacher', 'teacher -"head of data"')).toBe(false)
    expect(await matches('Data head teacher', 'teacher -"head of data"')).toBe(true)
    expect(await matches('Non executive chef', 'non-executive chef')).toBe(true)
    expect(await matches('Teacher of music', '-chef')).toBe(true)
  })

  it('that full text leaves out ask for nothing', async () => {
    expect(await jobs('the of')).toMatchObject({ tsquery: '', terms: [], correction: null })
    expect((await jobs('head of the data')).terms).toEqual(['head', 'data'])
    expect((await jobs('')).tsquery).toBe('')
  })

  it('know IT, C++ and what strokes and hyphens tell apart', async () => {
    expect(await matches('IT support', 'it support')).toBe(true)
    expect(await matches('Support it', 'it support')).toBe(false)
    expect(await matches('C# trainee', 'c++')).toBe(false)
    expect(await matches('C/C++ trainee', 'c++')).toBe(true)
    expect(await matches('Cook/chef', 'chef')).toBe(true)
    expect(await matches('Full stack lead', 'full-stack')).toBe(true)
    expect(await matches('Fullstack lead', 'full-stack')).toBe(true)
    expect(await matches('Stack full of plates', 'full-stack')).toBe(false)
  })

  it('count in near matches when any of them occurs', async () => {
    expect(await matches('Data analyst', 'data engineer', 'any')).toBe(true)
    expect(await matches('Solicitor', 'data engineer', 'any')).toBe(false)
    expect(await matches('Sous data chef', 'data engineer -chef', 'any')).toBe(false)
    expect((await jobs('-chef')).wider).toEqual([])
  })

  it('that say which list is searched are left out', async () => {
    expect((await jobs('finance jobs')).rest).toBe('finance')
    expect((await jobs('jobs in Manchester')).rest).toBe('')
    expect((await jobs('"jobs" coach')).rest).toBe('"jobs" coach')
    expect((await jobs('job coach')).rest).toBe('job coach')
  })
})

describe('synonyms', () => {
  it('find each other, and what was entered is known apart', async () => {
    expect(await matches('Trainee attorney', 'solicitors')).toBe(true)
    expect(await matches('Trainee attorney', 'solicitors', 'entered')).toBe(false)
    expect(await matches('Human resources lead', 'HR lead')).toBe(true)
  })

  it('go one way where the dictionary says so', async () => {
    expect(await matches('Audit assistant', 'accountancy')).toBe(true)
    expect(await matches('Accountancy teacher', 'audit')).toBe(false)
  })

  it('are none for quoted words, minus words, employers and lists of employers', async () => {
    expect(await matches('Cook', '"chef"')).toBe(false)
    expect(await matches('Data cook', 'data -chef')).toBe(true)
    const { tsquery } = await parseQuery(database.db, 'chef', { scope: 'companies', filters: {} })
    expect(tsquery).toBe("'chef'")
  })
})

describe('a place that is half of a name', () => {
  it('stays a word', async () => {
    expect((await jobs('nurse new manchester')).inferred).toEqual([])
    expect((await jobs('nurse manchester')).inferred).toMatchObject([{ key: 'in', slug: 'manchester' }])
  })
})

describe('misspelt words', () => {
  it('are not those that three adverts use, though no title has them', async () => {
    const { db } = database
    const company = await buildCompany(db, { name: 'Halden Looms' })
    const advert = () => buildJob(db, company.id, { title: 'Weaver', description: '<p>You know nurze.</p>' })
    await advert()
    await advert()
    expect((await jobs('nurze')).correction?.shown).toBe('nurse')
    await advert()
    expect((await jobs('nurze')).correction).toBeNull()
  })

  it('are put right where one letter of five is wrong, or two of nine', async () => {
    expect((await jobs('nusre')).correction).toEqual({ shown: 'nurse', entered: 'nusre', instead: '"nusre"' })
    expect((await jobs('Pyton softwear')).correction?.shown).toBe('python softwear')
    expect((await jobs('pyton sofware')).correction?.shown).toBe('python software')
    expect((await jobs('elektrishan')).correction).toBeNull()
    expect((await jobs('electrisian')).correction?.shown).toBe('electrician')
    expect((await jobs('electrisan')).correction?.shown).toBe('electrician')
    expect((await jobs('solictor')).rest).toBe('solicitor')
  })

  it('still find what is spelt so', async () => {
    expect(await matches('Nurse', 'nusre')).toBe(true)
    expect(await matches('Nusre', 'nusre')).toBe(true)
    expect(await matches('Nusre', 'nusre', 'entered')).toBe(true)
    expect(await matches('Nurse', 'nusre', 'entered')).toBe(false)
  })

  it('are none of four letters, with too many faults, known, quoted or taken away', async () => {
    for (const text of ['chex', 'nuxxe', 'nurses', 'nursing', 'teacher', '"nusre"', '-nusre', 'manchester', 'leeds']) {
      expect((await jobs(text)).correction, text).toBeNull()
    }
  })

  it('are never taken for an employer of four letters', async () => {
    expect((await jobs('ibexs')).correction).toBeNull()
    expect((await jobs('cheff')).correction?.shown).toBe('chef')
  })

  it('are understood as filters once they are right', async () => {
    const { inferred, rest, correction } = await jobs('placment manchester')
    expect(inferred.map(({ slug }) => slug)).toEqual(['placement', 'manchester'])
    expect(rest).toBe('')
    expect(correction).toMatchObject({ shown: 'placement manchester', instead: '"placment" manchester' })
    const again = await jobs('"placment" manchester')
    expect(again).toMatchObject({ correction: null, rest: '"placment"' })
  })
})

describe('filters in the words', () => {
  const slugs = async (text: string, filters = {}, scope: Scope = 'jobs') =>
    (await parseQuery(database.db, text, { scope, filters })).inferred.map(({ slug }) => slug)

  it('are a type and a place, and the rest stays', async () => {
    const { inferred, rest } = await jobs('software placements Manchester')
    expect(inferred).toEqual([
      { key: 'type', slug: 'placement', name: 'Placement', words: ['placements'], search: 'software "placements"' },
      { key: 'in', slug: 'manchester', name: 'Manchester', words: ['manchester'], search: 'software "Manchester"' },
    ])
    expect(rest).toBe('software')
    expect((await jobs('chef in Leeds')).rest).toBe('chef')
  })

  it('know common names of types, and names that an editor added', async () => {
    expect(await slugs('year in industry')).toEqual(['year-in-industry'])
    expect(await slugs('grad nurse')).toEqual(['graduate'])
    expect(await slugs('data apprentice')).toEqual(['apprenticeship'])
    expect(await slugs('micro placements')).toEqual(['micro-placement'])
  })

  it('are none where the type is part of another name', async () => {
    for (const text of [
      'placement officer',
      'volunteer coordinator',
      'postgraduate',
      'post graduate',
      'insight analyst',
    ]) {
      expect(await slugs(text), text).toEqual([])
    }
    expect(await slugs('graduate consultant')).toEqual(['graduate'])
  })

  it('are a place at the end, behind "in" or "near", or of some size among other words', async () => {
    expect(await slugs('Manchester placement')).toEqual(['placement', 'manchester'])
    expect(await slugs('stoke on trent')).toEqual(['stoke-on-trent'])
    expect(await slugs('nurse stoke')).toEqual(['stoke-on-trent'])
    expect(await slugs('near kings lynn nurse')).toEqual(['kings-lynn'])
    expect(await slugs('chef newport')).toEqual(['newport'])
    expect(await slugs('leeds chef')).toEqual([])
    expect(await slugs('manchester chef')).toEqual(['manchester'])
    expect(await slugs('manchester university chef')).toEqual([])
  })

  it('are an ordinary word or a foreign town only behind "in"', async () => {
    expect(await slugs('chef street')).toEqual([])
    expect(await slugs('chef in street')).toEqual(['street'])
    expect(await slugs('chef nice')).toEqual([])
    expect(await slugs('chef in nice')).toEqual(['nice'])
  })

  it('are never read out of an employer’s name', async () => {
    expect(await slugs('Ibex')).toEqual([])
    expect(await slugs('apprentice nation')).toEqual([])
    expect(await slugs('placement Bank of England')).toEqual(['placement'])
    expect((await jobs('placement Bank of England')).rest).toBe('Bank of England')
    expect(await slugs('placement England')).toEqual(['placement', 'england'])
  })

  it('are none of a kind that is chosen, and no type in a list of employers', async () => {
    expect(await slugs('placement manchester', { type: ['graduate'] })).toEqual(['manchester'])
    expect(await slugs('placement manchester', { in: ['leeds'] })).toEqual(['placement'])
    expect(await slugs('placement manchester', {}, 'companies')).toEqual(['manchester'])
    expect(await slugs('placement manchester', {}, 'reviews')).toEqual(['placement', 'manchester'])
  })

  it('stay words once they are quoted', async () => {
    expect(quoteWord('Placements Manchester', 'placements')).toBe('"Placements" Manchester')
    expect(quoteWord('chef in Stoke-on-Trent', 'Stoke-on-Trent')).toBe('chef in "Stoke-on-Trent"')
    expect(quoteWord('year in industry data', 'year in industry')).toBe('"year in industry" data')
    expect(quoteWord('chef "placement"', 'placement')).toBe('chef "placement"')
    expect(await slugs('"Placements" Manchester')).toEqual(['manchester'])
    expect(await slugs(quoteWord('"Placements" Manchester', 'Manchester'))).toEqual([])
  })
})
