import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '../../support/browser-session'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

let host: TestHost
const DETAILS = { email: 'sam@example.test', password: 'correct horse battery' }

beforeAll(async () => {
  host = await createTestHost()
  await buildCompany(host.db)
  await buildUser(host.db, host.services.passwords)
})
afterAll(() => host.close())

/** Omits the page view. */
async function eventsOf(path: string, init?: RequestInit): Promise<unknown[]> {
  return eventsIn(await (await host.request(path, init)).text())
}

function eventsIn(text: string): unknown[] {
  return [...text.matchAll(/<script type="application\/json" data-event>(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  )
}

describe('a list of results', () => {
  it('sends counts of the search', async () => {
    expect(await eventsOf('/search-companies')).toEqual([
      { event: 'search_performed', scope: 'companies', filters_count: 0, results: 1, sort: 'most-reviewed', page: 1 },
    ])
  })

  it('sends that nothing was found, without the words of the search', async () => {
    const events = await eventsOf('/search-jobs?search=maya%40uni.test')
    expect(events).toMatchObject([
      { event: 'search_performed', results: 0 },
      { event: 'no_results', key: 'jobs' },
    ])
    expect(JSON.stringify(events)).not.toContain('maya')
  })
})

describe('a search that is saved by form', () => {
  it('is sent by the next page with how often it sends mail', async () => {
    const { Cookie, token } = await host.signInAs(DETAILS.email, DETAILS.password)
    const fields = { url: '/search-companies', frequency: 'off', _csrf: token }
    const answer = await host.post('/account/saved-searches/new', fields, { headers: { Cookie } })
    expect(answer.headers.get('Location')).toBe('/search-companies')
    expect(await eventsOf('/faqs', { headers: { Cookie } })).toEqual([
      { event: 'login' },
      { event: 'saved_search_create', frequency: 'off' },
    ])
  })
})

describe('a login by form', () => {
  it('is sent by the next page, once', async () => {
    const Cookie = cookiesOf(await host.post('/login', { ...DETAILS, return: '/faqs' }))
    expect(await eventsOf('/faqs', { headers: { Cookie } })).toEqual([{ event: 'login' }])
    expect(await eventsOf('/faqs', { headers: { Cookie } })).toEqual([])
  })

  it('is not sent twice after a call has sent it', async () => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const Cookie = cookiesOf(await host.post('/login', { ...DETAILS, return: '/faqs' }, { headers }))
    expect(await eventsOf('/faqs', { headers: { Cookie } })).toEqual([])
  })
})

describe('an action of the tracker', () => {
  it('is sent by the next page: stages, notes, jobs of other sites and invites, and undoing', async () => {
    const sam = await logIn(host)
    const { id } = await buildJob(host.db, (await buildCompany(host.db, { name: 'Fen Labs' })).id)
    await sam.page('/faqs')
    const after = async (path: string, fields: Record<string, string>) => {
      await sam.post(path, fields)
      return eventsIn(await sam.page('/faqs'))
    }
    const stage = (slug: string, done: boolean) => ({ event: 'tracker_stage', stage: slug, done })
    expect(await after(`/ajax/user/app-tracker-stage/${id}/move`, { stage: 'interview' })).toEqual([
      stage('applied', true),
      stage('interview', true),
    ])
    expect(await after(`/ajax/user/app-tracker-stage/${id}/move`, { stage: 'applied' })).toEqual([
      stage('interview', false),
    ])
    expect(await after(`/ajax/user/app-tracker-stage/${id}/news`, { answer: 'unsuccessful' })).toEqual([
      stage('unsuccessful', true),
    ])
    expect(await after(`/dashboard/notes/jobs/${id}`, { text: 'Ring Priya' })).toEqual([
      { event: 'note_add', type: 'jobs' },
    ])
    expect(await after('/dashboard/external-jobs/new', { jobTitle: 'Kiln operator', companyName: 'Moss' })).toEqual([
      { event: 'external_job_add', type: 'external-jobs' },
    ])
    expect(await after(`/ajax/user/send-job-calendar-link/${id}`, {})).toEqual([
      { event: 'calendar_link', type: 'email' },
    ])
  })
})
