import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../../host/db/tables'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser, jobPath } from '../../support/rows'

let host: TestHost
let sam: BrowserSession
let ana: BrowserSession
let company: Row<'companies'>
let job: Row<'jobs'>

beforeAll(async () => {
  host = await createTestHost()
  company = await buildCompany(host.db)
  job = await buildJob(host.db, company.id, { salary_text: '£24,000 and lunch', title: 'Signalling placement' })
  await host.db.insertInto('job_locations').values({ job_id: job.id, name: 'Leeds' }).execute()
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await logIn(host)
  ana = await logIn(host, { email: 'ana@example.test' })
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('saved_items').execute()
  await host.db.deleteFrom('app_tracker_stages').execute()
  await host.db.deleteFrom('job_notes').execute()
  await host.db.updateTable('companies').set({ status: 'live', name: company.name }).execute()
  await changeJob({ status: 'open', title: job.title, description: job.description })
  await sam.call('POST', '/ajax/saved-items/jobs', { id: job.id })
})

const changeJob = (values: Partial<Row<'jobs'>>) => host.db.updateTable('jobs').set(values).execute()
const panel = () => `/dashboard/app-tracker/all/${job.id}`
const jsonOf = async <T>(path: string, browser = sam) => (await (await browser.call('GET', path)).json()) as T
const listed = async (filter = 'all') =>
  (await jsonOf<{ savedJobItems: Record<string, unknown>[] }>(`/ajax/saved-items/jobs?filter=${filter}`)).savedJobItems
const takenDown: [string, () => Promise<unknown>][] = [
  ['its job is taken down', () => changeJob({ status: 'removed', title: 'Taken', description: '<p>Secret</p>' })],
  ['its employer is hidden', () => host.db.updateTable('companies').set({ status: 'hidden', name: 'Taken' }).execute()],
]

describe('a copy of the advert', () => {
  it('shows the advert as it was when the job was saved', async () => {
    await changeJob({ description: '<p>Now about buses.</p><script>x()</script>' })
    const html = await sam.page(panel())
    for (const text of ['Your copy of', '5 October 2026', 'Leeds', '£24,000 and lunch', 'Help us keep trains apart.']) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('Now about buses')
  })

  it('is replaced on request', async () => {
    await changeJob({ description: '<p>Now about buses.</p><script>x()</script>' })
    const answer = await sam.post(`/ajax/user/job-copies/${job.id}`, { return: panel() })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, panel()])
    const html = await sam.page(panel())
    expect(html).toContain('Copy saved')
    expect(html).toContain('<p>Now about buses.</p>')
    expect(html).not.toContain('x()')
  })

  it('belongs to one person, who has saved the job', async () => {
    expect((await ana.post(`/ajax/user/job-copies/${job.id}`)).status).toBe(404)
    expect((await sam.post('/ajax/user/job-copies/2147483647')).status).toBe(404)
    expect((await sam.call('POST', '/ajax/user/job-copies/horse', {})).status).toBe(404)
    await sam.call('DELETE', `/ajax/saved-items/jobs/${job.id}`)
    expect(await host.db.selectFrom('job_copies').select('user_id').execute()).toEqual([])
  })
})

describe.each(takenDown)('when %s', (_, takeDown) => {
  it('the copy stays readable, with stages, notes and history', async () => {
    await sam.call('PUT', `/ajax/user/app-tracker-stage/${job.id}`, {
      appTrackerStages: [
        { slug: 'applied', done: true },
        { slug: 'interview', done: false, date: '2026-10-07' },
      ],
    })
    await takeDown()
    expect((await sam.call('POST', '/ajax/user/job-notes', { jobId: job.id, text: 'Ring them' })).status).toBe(201)
    const html = await sam.page(panel())
    for (const text of ['This job is no longer listed', 'Help us keep trains apart.', 'Ring them', 'History']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('Signalling placement')
    expect(html).toContain('Halden Rail')
    expect(html).not.toMatch(/Secret|Taken|"\/jobs\/\d|Replace with the advert/)
    const moved = await sam.call('PUT', `/ajax/user/app-tracker-stage/${job.id}`, {
      appTrackerStages: [{ slug: 'offer', done: true }],
    })
    expect(moved.status).toBe(200)
  })

  it('lists, counters and the calendar agree that it is there and closed', async () => {
    const before = await listed('not-applied')
    expect(before).toMatchObject([{ state: 'open', isListed: true, url: jobPath(job) }])
    await takeDown()
    expect(await listed('not-applied')).toMatchObject([
      {
        id: job.id,
        title: 'Signalling placement',
        company: 'Halden Rail',
        state: 'closed',
        isListed: false,
        url: null,
      },
    ])
    expect(await listed('applied')).toEqual([])
    const saved = await jsonOf<{ savedJobItems: object[] }>('/ajax/saved-items')
    expect(saved.savedJobItems).toHaveLength(1)
    const hub = await jsonOf<Record<string, unknown>>('/ajax/user/hub')
    expect(hub.userAppTrackerStagesStatistics).toEqual({ notApplied: 1, applied: 0, closingSoon: 0 })
    const page = await sam.page('/dashboard/saved-items')
    expect(page.indexOf('No longer open')).toBeLessThan(page.indexOf('Halden Rail, no longer listed'))
    const links = await jsonOf<{ feed: string }>(`/ajax/user/job-calendar-link/${job.id}`)
    const calendar = await host.text(new URL(links.feed).pathname)
    expect(calendar).toContain('SUMMARY:Deadline: Signalling placement at Halden Rail')
    expect(calendar).toContain('STATUS:CANCELLED')
  })

  it('the copy cannot be replaced, and nobody else gets one', async () => {
    await takeDown()
    const answer = await sam.post(`/ajax/user/job-copies/${job.id}`, { return: panel() })
    expect(answer.status).toBe(303)
    expect(await sam.page(panel())).toContain('This job is no longer listed. Your copy has not changed')
    expect(await sam.page(panel())).toContain('Help us keep trains apart.')
    expect((await ana.call('POST', '/ajax/saved-items/jobs', { id: job.id })).status).toBe(422)
    const html = await ana.page(panel())
    expect(html).toContain('That job is not in your tracker')
    expect(html).not.toContain('trains apart')
    expect((await ana.call('POST', '/ajax/user/job-notes', { jobId: job.id, text: 'Hello' })).status).toBe(404)
  })
})

it('a job that was taken down before there were copies stays with its title, employer, stages and notes', async () => {
  await sam.call('POST', '/ajax/user/job-notes', { jobId: job.id, text: 'Ring them' })
  await host.db.deleteFrom('job_copies').execute()
  await changeJob({ status: 'removed', description: '<p>Secret</p>' })
  expect(await listed()).toMatchObject([
    { title: 'Signalling placement', company: 'Halden Rail', state: 'closed', isListed: false, url: null },
  ])
  const html = await sam.page(panel())
  for (const text of ['Signalling placement', 'This job is no longer listed', 'Ring them']) {
    expect(html).toContain(text)
  }
  expect(html).not.toMatch(/Secret|Your copy of|Replace with the advert/)
  const { feed } = await jsonOf<{ feed: string }>(`/ajax/user/job-calendar-link/${job.id}`)
  expect(await host.text(new URL(feed).pathname)).toContain('SUMMARY:Deadline: Signalling placement at Halden Rail')
  expect(await ana.page(panel())).toContain('That job is not in your tracker')
})

it('a job that closed long ago stays in the tracker without a link to its page', async () => {
  const start = host.clock.now()
  host.clock.set('2026-12-15T09:00:00Z')
  sam = await logIn(host)
  expect((await host.request(jobPath(job))).status).toBe(410)
  expect(await listed()).toMatchObject([{ title: 'Signalling placement', state: 'closed', isListed: false, url: null }])
  expect(await sam.page(panel())).toContain('Help us keep trains apart.')
  host.clock.set(start)
  sam = await logIn(host)
})
