import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bumpDataVersion } from '../../../host/db/version'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

interface Suggestion {
  type: string
  label: string
  url: string
}

let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
  await fill()
  await bumpDataVersion(host.db)
  await host.services.data.refresh()
  await host.runJob('refresh-suggestions')
})
afterAll(() => host.close())

const answerTo = (query: Record<string, string>) =>
  host.request(`/suggestions.php?${new URLSearchParams(query).toString()}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
const suggest = async (term: string, more: Record<string, string> = {}) =>
  (await (await answerTo({ term, ...more })).json()) as Suggestion[]
const labels = async (term: string, more: Record<string, string> = {}) =>
  (await suggest(term, more)).map(({ type, label }) => `${type} ${label}`)

describe('GET /suggestions.php', () => {
  it('answers in groups, each with the address it leads to', async () => {
    expect(await suggest('hal')).toEqual([
      { type: 'role', label: 'Hall porter', url: '/search-jobs?search=Hall+porter' },
      { type: 'company', label: 'Halden Rail', url: '/companies/halden-rail' },
      { type: 'place', label: 'Halifax', url: '/search-jobs/in-halifax' },
    ])
    expect(await suggest('signal')).toEqual([
      { type: 'role', label: 'Signalling placement', url: '/search-jobs?search=Signalling+placement' },
      { type: 'role', label: 'Signalling', url: '/search-jobs/role-signalling' },
    ])
  })

  it('starts with the second character', async () => {
    expect(await suggest('')).toEqual([])
    expect(await suggest('h')).toEqual([])
    expect(await suggest(' h ')).toEqual([])
    expect(await suggest('h!')).toEqual([])
    expect(await labels('ha')).toContain('company Halden Rail')
  })

  it('gives eight and no more, and keeps a place for every group', async () => {
    expect(await labels('cable', { type: 'where' })).toHaveLength(8)
    const mixed = await labels('cable')
    expect(mixed).toHaveLength(8)
    expect(mixed.filter(text => text.startsWith('company'))).toEqual(['company Cable & Sons'])
    expect(mixed.filter(text => text.startsWith('place'))).toHaveLength(7)
  })

  it('finds later words, and writes without accents, case or signs', async () => {
    expect(await labels('rail')).toEqual(['company Halden Rail'])
    expect(await labels('cable sons')).toEqual(['company Cable & Sons'])
    expect(await labels('MULLER')).toEqual(['company Müller’s'])
    expect(await labels("müller's")).toEqual(['company Müller’s'])
    expect(await labels('brum')).toEqual(['place Birmingham'])
    expect(await labels('hr ltd')).toEqual(['company Halden Rail'])
  })

  it('asks for what or for where', async () => {
    expect(await labels('hal', { type: 'what' })).toEqual(['role Hall porter', 'company Halden Rail'])
    expect(await labels('hal', { type: 'where' })).toEqual(['place Halifax'])
  })

  it('stays on the list that is searched', async () => {
    expect(await suggest('signal', { scope: 'reviews' })).toEqual([
      { type: 'role', label: 'Signalling', url: '/search-reviews/role-signalling' },
    ])
    expect((await suggest('halif', { scope: 'companies' }))[0]?.url).toBe('/search-companies/in-halifax')
  })

  it('puts the very name first, then what there is most of', async () => {
    expect(await labels('york', { type: 'where' })).toEqual(['place York', 'place Yorkshire and the Humber'])
    expect(await labels('birm', { type: 'where' })).toEqual(['place Birmingham', 'place West Midlands'])
    expect(await labels('yor', { type: 'where' })).toEqual(['place Yorkshire and the Humber', 'place York'])
  })

  it('forgives a typo in words of five letters or more', async () => {
    expect(await labels('halfiax')).toEqual(['place Halifax'])
    expect(await labels('signaling')).toContain('role Signalling')
    expect(await labels('halifxa')).toEqual(['place Halifax'])
    expect(await labels('haliafx w')).toEqual([])
    expect(await labels('hadlen rial')).toEqual([])
    expect(await labels('hadlen ra')).toEqual(['company Halden Rail'])
    expect((await labels('birmnigam'))[0]).toBe('place Birmingham')
    expect(await labels('birnmigam')).toEqual([])
    expect(await labels('yrok')).toEqual([])
    expect(await labels('qwxzjk')).toEqual([])
  })

  it('offers nothing that is not there', async () => {
    expect(await labels('only once')).toEqual([])
    expect(await labels('hidden')).toEqual([])
    expect(await labels('nobody')).toEqual([])
    expect(await labels('emptyville')).toEqual([])
  })

  it('tells places of one name apart', async () => {
    expect(await labels('richmond')).toEqual(['place Richmond, London', 'place Richmond, North Yorkshire'])
    expect(await labels('perth')).toEqual(['place Perth, AU'])
  })

  it('is the same for everybody, for a minute', async () => {
    const answer = await answerTo({ term: 'hal' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await (await host.request('/suggestions.php?term=hal')).json()).toHaveLength(3)
  })

  it.each([
    ['NUL', 'term=%00%00a', 0],
    ['SQL', "term='; drop table suggestions; --", 0],
    ['patterns', 'term=%25%25', 0],
    ['other patterns', 'term=__', 0],
    ['what sorts last', 'term=~~', 0],
    ['signs alone', 'term=%F0%9F%92%A9%F0%9F%92%A9', 0],
    ['half a character', 'term=%E0%A4%A', 0],
    ['half a pair', 'term=%ED%A0%80%ED%A0%80', 0],
    ['a term twice', 'term=hal&term=hal', 0],
    ['a list', 'term[]=hal', 0],
    ['nothing', '', 0],
    ['kinds that are none', 'term=hal&type=who&scope=..%2F', 3],
    ['a very long term', `term=${'hal+'.repeat(1000)}`, 0],
    ['a hundred characters, and more that are not read', `term=hal${'+'.repeat(97)}fax`, 3],
    ['a hundred characters that end in other words', `term=hal${'+'.repeat(95)}zz`, 0],
  ])('answers %s', async (_, query, count) => {
    const answer = await host.request(`/suggestions.php?${query}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toHaveLength(count)
  })

  it('shows after its job what is new, gone or closed', async () => {
    expect(await labels('porter')).toEqual(['role Hall porter'])
    host.clock.set('2026-11-01T00:00:00Z')
    await host.services.data.refresh()
    await host.runJob('refresh-suggestions')
    expect(await labels('porter')).toEqual([])
    expect(await labels('signal')).toEqual(['role Signalling'])
    await buildCompany(host.db, { name: 'Porterfield' })
    await host.db.updateTable('companies').set({ name: 'Aldon Rail' }).where('slug', '=', 'halden-rail').execute()
    await bumpDataVersion(host.db)
    await host.services.data.refresh()
    host.clock.set('2026-11-01T00:02:00Z')
    await host.runJob('refresh-suggestions')
    expect(await labels('porter')).toEqual(['company Porterfield'])
    expect(await labels('rail')).toEqual(['company Aldon Rail'])
  })
})

async function fill(): Promise<void> {
  const { db } = host
  const place = (name: string, more: object = {}) =>
    db
      .insertInto('places')
      .values({ slug: name.toLowerCase().replace(/\W+/g, '-'), name, kind: 'town', lat: 53, lng: -1, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  const entity = (name: string, parent?: number) =>
    db
      .insertInto('entities')
      .values({ list: 'job-roles', slug: name.toLowerCase(), name, parent_id: parent })
      .returning('id')
      .executeTakeFirstOrThrow()
  const region = { region: 'Yorkshire and the Humber' }
  await place('Yorkshire and the Humber', { kind: 'region' })
  await place('West Midlands', { kind: 'county', aliases: ['birmingham area'] })
  await place('Emptyville')
  const london = await place('Richmond', { slug: 'richmond-london', county: 'London' })
  const there = [
    await place('Halifax', region),
    await place('York', region),
    await place('Richmond', { slug: 'richmond-north-yorkshire', county: 'North Yorkshire', ...region }),
    london,
    await place('Birmingham', { aliases: ['brum'], county: 'West Midlands' }),
    await place('Perth', { slug: 'perth-au', country: 'AU' }),
  ]
  const cables = await Promise.all(Array.from({ length: 9 }, (_, nth) => place(`Cable ${nth}`)))
  const signalling = await entity('Signalling', (await entity('Engineering')).id)
  await entity('Nobody')

  const rail = await buildCompany(db)
  await buildCompany(db, { name: 'Cable & Sons' })
  await buildCompany(db, { name: 'Müller’s' })
  await db.insertInto('company_aliases').values({ name_key: 'hr ltd', company_id: rail.id }).execute()
  const hidden = await buildCompany(db, { name: 'Hidden Ltd', status: 'hidden' })

  const jobs = []
  for (const title of ['Hall porter', 'hall  porter', 'Hall porter', 'Only once']) {
    jobs.push(await buildJob(db, rail.id, { title, deadline_at: '2026-10-30T00:00:00Z' }))
  }
  for (let copy = 0; copy < 2; copy++) {
    jobs.push(await buildJob(db, rail.id))
    await buildJob(db, hidden.id, { title: 'Hidden work' })
    await buildJob(db, rail.id, { title: 'Nobody wanted', status: 'closed' })
  }
  const [first] = jobs
  await db
    .insertInto('job_locations')
    .values(
      [...there, ...cables].map(({ id }, position) => ({
        job_id: first?.id ?? 0,
        position,
        name: 'there',
        place_id: id,
      })),
    )
    .execute()
  await buildReview(db, rail.id, { role_id: signalling.id })
  await buildReview(db, rail.id, { place_id: london.id })
}
