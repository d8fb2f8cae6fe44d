import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob } from '../../support/rows'

interface Item {
  id: number
  slug: string
  name: string
  parentId?: number
  order: number
  active: boolean
}

let host: TestHost
let haldenRail: number

beforeAll(async () => {
  host = await createTestHost()
  await seedReference(host.db)
  haldenRail = (await buildCompany(host.db)).id
}, 60_000)
afterAll(() => host.close())

const request = (path: string, headers: Record<string, string> = {}) =>
  host.request(`/ajax/entities/${path}`, { headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers } })
const list = async (path: string) => (await (await request(path)).json()) as Item[]
const names = async (path: string) => (await list(path)).map(({ name }) => name)

describe('GET /ajax/entities/{list}', () => {
  it.each([
    ['genders', 'Woman', 5],
    ['pathways', 'School or college student', 6],
    ['degree-areas', 'Medicine and dentistry', 20],
    ['courses', 'Medicine', 150],
    ['universities', 'Anglia Ruskin University', 140],
    ['job-types', 'Placement', 20],
    ['email-frequencies', 'Off', 4],
    ['job-roles', 'Accounting and finance', 80],
    ['company-industries', 'Accounting and professional services', 24],
    ['app-tracker-stages', 'Interested', 11],
    ['event-types', 'Careers fair', 7],
    ['ethnicities', 'Asian or Asian British', 20],
    ['parent-professions', 'Modern or traditional professional', 9],
    ['free-school-meals', 'Yes', 5],
    ['user-interests', 'Find a placement', 8],
    ['university-start-years', '2033', 18],
    ['university-end-years', '2033', 18],
    ['school-start-years', '2034', 19],
    ['school-end-years', '2034', 19],
  ])('answers %s in order', async (name, first, least) => {
    const items = await list(name)
    expect(items[0]).toMatchObject({ name: first, order: 1, active: true })
    expect(items.length).toBeGreaterThanOrEqual(least)
    expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1))
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  it('puts children behind their parent, and names the area of a course', async () => {
    const types = await list('job-types')
    const [placement, year] = types
    expect([placement?.slug, placement?.parentId]).toEqual(['placement', undefined])
    expect([year?.slug, year?.parentId]).toEqual(['year-in-industry', placement?.id])
    const areas = await list('degree-areas')
    const law = (await list('courses')).find(({ slug }) => slug === 'law')
    expect(areas.find(({ id }) => id === law?.parentId)).toMatchObject({ slug: 'law' })
  })

  it('finds items by the beginnings of words, in any order, and by aliases', async () => {
    expect(await names('universities?q=leeds')).toContain('University of Leeds')
    expect(await names('universities?q=bec%20lee')).toEqual(['Leeds Beckett University'])
    expect(await names('universities?q=BCU')).toEqual(['Birmingham City University'])
    expect(await names('universities?q=eeds')).toEqual([])
    expect(await names('courses?q=soft')).toContain('Software engineering')
  })

  it('hides an item that is no longer in use from the search only', async () => {
    await host.db.updateTable('entities').set({ active: false }).where('slug', '=', 'hackathon').execute()
    expect((await list('event-types')).at(-1)).toMatchObject({ slug: 'hackathon', active: false })
    expect(await names('event-types?q=hack')).toEqual([])
  })

  it.each(['', '%20', '%00', 'a&q=b', '%25', `${'x'.repeat(500)}`])('never fails for q=%s', async q => {
    expect((await request(`universities?q=${q}`)).status).toBe(200)
    expect((await request(`companies?q=${q}`)).status).toBe(200)
  })

  it.each(['horses', 'jobs', 'app_tracker_stages', '__proto__', '..%2fusers', 'x'.repeat(200)])(
    'does not know the list %s',
    async name => {
      const answer = await request(name)
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, expect.stringContaining('no-store')])
    },
  )

  it('is kept for a day and confirmed by its ETag', async () => {
    const first = await request('pathways')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400')
    const etag = first.headers.get('ETag') ?? ''
    const again = await request('pathways', { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await request('genders', { 'If-None-Match': etag })).status).toBe(200)
  })
})

describe('GET /ajax/entities/companies', () => {
  it('finds at most ten live employers by the beginnings of words', async () => {
    for (let index = 0; index < 12; index += 1) {
      await buildCompany(host.db, { name: `Penrose Works ${index}` })
    }
    await buildCompany(host.db, { name: 'Penrose Hidden', status: 'hidden' })
    expect(await list('companies?q=rail')).toEqual([
      { id: haldenRail, slug: 'halden-rail', name: 'Halden Rail', logo: null, industryId: null, active: true },
    ])
    const penrose = await names('companies?q=penr')
    expect(penrose).toHaveLength(10)
    expect(penrose).not.toContain('Penrose Hidden')
    expect(await names('companies?q=penr%20hal')).toEqual([])
  })
})

describe('GET /ajax/entities/jobs/{companyId}', () => {
  it('lists the jobs of an employer with their year, closed ones too', async () => {
    const company = await buildCompany(host.db, { name: 'Job Giver' })
    const job = await buildJob(host.db, company.id, { start_date: '2027-01-01', deadline_at: '2026-01-01T00:00:00Z' })
    await buildJob(host.db, company.id, { status: 'draft' })
    expect(await list(`jobs/${company.id}`)).toEqual([
      { id: job.id, title: 'Signalling placement', typeId: null, year: 2027 },
    ])
  })

  it.each(['987654', '0', 'abc', '99999999999'])('does not know the employer %s', async id => {
    expect((await request(`jobs/${id}`)).status).toBe(404)
  })
})
