import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { advert, createTestImport, review, type TestImport } from '../../support/import'

let feed: TestImport

beforeAll(async () => {
  feed = await createTestImport()
})
afterAll(() => feed.close())
afterEach(() => feed.empty())

describe('importing employers', () => {
  it('brings the spellings of one employer together and fills only blanks', async () => {
    await feed.run([advert('a1')])
    const { tallies } = await feed.run([
      {
        key: 'northgate',
        name: 'Northgate',
        aliases: ['North Gate Shops'],
        industry: 'Wholesale and retail trade',
        size: '1000 to 4999',
        address: '1 Mill Way,\nLeeds,\nWest Yorkshire,\nLS1 3EX',
        website: 'javascript:alert(1)',
        sources: ['register'],
      },
      { key: 'north gate shops', name: 'NORTH GATE SHOPS (UK) LTD', founded: '1990', sources: ['register'] },
    ])
    expect(tallies.companies).toMatchObject({ read: 2, new: 0, rejected: 0 })
    await feed.run([review('r1', { company: 'North-Gate-Shops' })])
    const rows = await feed.database.db.selectFrom('companies').selectAll().execute()
    expect(rows).toMatchObject([
      { name: 'Northgate Stores', name_key: 'northgate', size_band: '1000-4999', head_office: 'Leeds', website: null },
    ])
    expect(await feed.database.db.selectFrom('reviews').select('company_id').execute()).toEqual([
      { company_id: rows[0]?.id },
    ])
  })

  it('says unchanged the second time', async () => {
    const lines = [
      { key: 'pond', name: 'Pond', aliases: ['Pond Foods'], sources: ['register'] },
      { key: 'pond 2', name: 'POND FOODS LTD', aliases: ['Pond and Sons'], sources: ['register'] },
      { key: 'mill', name: 'Mill & Fen', size: '250 to 499', sources: ['register'] },
      {
        key: 'mill 2',
        name: 'MILL AND FEN LIMITED',
        aliases: ['Fen Mills'],
        size: '500 to 999',
        sources: ['register'],
      },
    ]
    expect((await feed.run(lines)).tallies.companies).toMatchObject({ new: 2, rejected: 0 })
    expect((await feed.run(lines)).tallies.companies).toMatchObject({ new: 0, updated: 0, unchanged: 4 })
  })
})

describe('names that are not in the feed', () => {
  const companyOf = (id: string) =>
    feed.database.db
      .selectFrom('reviews')
      .innerJoin('companies', 'companies.id', 'company_id')
      .select('companies.name')
      .where('reviews.source_id', '=', id)
      .executeTakeFirst()

  it('match an employer by what people call it, and become its aliases', async () => {
    await feed.run([
      { key: 'ey', name: 'ERNST & YOUNG SERVICES LIMITED', size: '5000 to 19,999' },
      { key: 'barts', name: 'Barts Health NHS Trust', size: '5000 to 19,999' },
    ])
    await feed.run([
      review('r1', { company: 'EY' }),
      review('r2', { company: 'Barts Health' }),
      review('r3', { company: 'Ernst & Young' }),
    ])
    expect([await companyOf('r1'), await companyOf('r2'), await companyOf('r3')]).toEqual([
      { name: 'Ernst & Young Services' },
      { name: 'Barts Health NHS Trust' },
      { name: 'Ernst & Young Services' },
    ])
    const aliases = await feed.database.db.selectFrom('company_aliases').select('name_key').execute()
    expect(aliases.map(({ name_key }) => name_key)).toEqual(expect.arrayContaining(['ey', 'ernst and young', 'barts']))
  })

  it('keep the reviews of a firm abroad from a UK employer of the same name', async () => {
    await feed.run([{ key: 'target', name: 'TARGET GROUP LIMITED', aliases: ['Target'], size: '500 to 999' }])
    await feed.run([
      review('r1', { company: 'Target', location: 'Tampa, FL' }),
      review('r2', { company: 'Target', location: undefined, pros: 'Kind people and a short way to work.' }),
      review('r3', { company: 'Target', location: 'Leeds, England, England' }),
    ])
    expect([await companyOf('r1'), await companyOf('r2'), await companyOf('r3')]).toMatchObject([
      { name: 'Target USA' },
      { name: 'Target USA' },
      { name: expect.not.stringContaining('USA') as string },
    ])
  })

  it('do not match once a word is lost and only the letters agree', async () => {
    const lines = [
      { key: 'mill yard', name: 'MILL YARD LIMITED', size: '250 to 499' },
      { key: 'millyard', name: 'MillYard Group', size: '5000 to 19,999' },
    ]
    await feed.run(lines)
    await feed.run([
      review('r1', { company: 'MillYard Group' }),
      review('r2', { company: 'Mill Yard', pros: 'Kind people and a short way to work.' }),
    ])
    expect([await companyOf('r1'), await companyOf('r2')]).toEqual([{ name: 'MillYard Group' }, { name: 'Mill Yard' }])
    await feed.empty()
    await feed.run([
      advert('a1', { hiringOrganization: { name: 'Mill Yard Ltd' } }),
      review('r3', { company: 'MillYard Group' }),
    ])
    expect(await companyOf('r3')).toEqual({ name: 'MillYard Group' })
  })
})
