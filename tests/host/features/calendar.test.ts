import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

interface Links {
  google: string
  outlook: string
  ics: string
  feed: string
}

let host: TestHost
let sam: Record<string, string>
let ana: Record<string, string>
let jobId: number
let undatedId: number
let externalId: number

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  jobId = (await buildJob(host.db, company.id, { deadline_at: new Date('2026-10-30T22:59:00Z') })).id
  undatedId = (await buildJob(host.db, company.id, { slug: 'undated', deadline_at: null })).id
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
  await call('POST', '/ajax/saved-items/jobs', { id: jobId })
  await call('POST', '/ajax/saved-items/jobs', { id: undatedId })
  // The last Sunday of October: the clocks change in the night before.
  const job = {
    jobTitle: 'Räumlichkeiten, Prüfung; "Lab" \\ test '.repeat(3),
    companyName: 'Fen',
    deadline: '2026-10-25',
  }
  externalId = ((await (await call('POST', '/ajax/user/external-jobs', job)).json()) as { id: number }).id
})
afterAll(() => host.close())
beforeEach(() => host.db.deleteFrom('app_tracker_stages').execute())

const call = (method: string, path: string, body?: object, headers = sam) =>
  host.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
const linksOf = async (path: string, headers = sam) =>
  (await (await call('GET', `/ajax/user/job-calendar-link/${path}`, undefined, headers)).json()) as Links
const pathOf = (url: string) => new URL(url).pathname
const giveDay = (slug: string, date: string | null) =>
  call('PUT', `/ajax/user/app-tracker-stage/${jobId}`, { appTrackerStages: [{ slug, done: false, date }] })

async function readFeed(): Promise<ICAL.Event[]> {
  const { feed } = await linksOf(String(jobId))
  const answer = await host.request(pathOf(feed))
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  return readEvents(await answer.text())
}
function readEvents(text: string): ICAL.Event[] {
  const lines = text.split('\r\n')
  expect(lines.filter(line => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.at(-1)).toBe('END:VCALENDAR')
  return new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map(component => new ICAL.Event(component))
}
const find = (events: ICAL.Event[], uid: string) => events.find(event => event.uid.startsWith(uid))

describe('the links of a job', () => {
  it('name its next date for Google, Outlook, a file and the feed', async () => {
    const links = await linksOf(String(jobId))
    const google = new URL(links.google)
    expect(google.searchParams.get('dates')).toBe('20261030T225900Z/20261030T225900Z')
    expect(google.searchParams.get('text')).toBe('Deadline: Signalling placement at Halden Rail')
    expect(new URL(links.outlook).searchParams.get('startdt')).toBe('2026-10-30T22:59:00.000Z')
    const [event] = readEvents(
      await (await host.request(pathOf(links.ics), { headers: { Cookie: sam.Cookie ?? '' } })).text(),
    )
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-10-30T22:59:00.000Z')
    expect(links.feed).toMatch(/^http:\/\/firstrung\.test\/calendar\/[\w-]{43}\.ics$/)
  })

  it('lead to a file with the days of its owner only', async () => {
    await giveDay('interview', '2026-10-21')
    await call('POST', '/ajax/saved-items/jobs', { id: jobId }, ana)
    const { ics } = await linksOf(String(jobId), ana)
    const file = await host.request(pathOf(ics), { headers: { Cookie: ana.Cookie ?? '' } })
    expect(readEvents(await file.text()).map(({ uid }) => uid.split('@')[0])).toEqual([`job-${jobId}-deadline-2`])
  })

  it('say 422 without a date, 404 for a job of someone else or none', async () => {
    const answer = await call('GET', `/ajax/user/job-calendar-link/${undatedId}`)
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      422,
      'This job has no date yet',
    ])
    expect((await call('GET', `/ajax/user/job-calendar-link/external/${externalId}`, undefined, ana)).status).toBe(404)
    expect((await call('GET', '/ajax/user/job-calendar-link/2147483647')).status).toBe(404)
  })
})

describe('the feed', () => {
  it('has deadlines as instants and stages as whole days, on both sides of the clock change', async () => {
    await giveDay('interview', '2026-10-25')
    const events = await readFeed()
    const external = find(events, `external-job-${externalId}-deadline-`)
    // 23:59 in London, in winter time.
    expect(external?.startDate.toJSDate().toISOString()).toBe('2026-10-25T23:59:00.000Z')
    expect(external?.summary).toContain('Räumlichkeiten, Prüfung; "Lab" \\ test')
    const interview = find(events, `job-${jobId}-interview-`)
    expect([interview?.startDate.isDate, interview?.startDate.toString()]).toEqual([true, '2026-10-25'])
    const alarm = interview?.component.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P2D')
  })

  it('keeps the name of an event and raises its number with each change', async () => {
    await giveDay('interview', '2026-10-20')
    const before = find(await readFeed(), `job-${jobId}-interview-`)
    host.clock.set(new Date(host.clock.now().getTime() + 60_000).toISOString())
    await giveDay('interview', '2026-10-21')
    const after = find(await readFeed(), `job-${jobId}-interview-`)
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity)
  })

  it('cancels the deadline of a job that has closed early', async () => {
    const status = async () =>
      find(await readFeed(), `job-${jobId}-deadline-`)?.component.getFirstPropertyValue('status')
    expect(await status()).toBe('CONFIRMED')
    await host.db
      .updateTable('jobs')
      .set({ status: 'closed', closed_at: host.clock.now() })
      .where('id', '=', jobId)
      .execute()
    expect(await status()).toBe('CANCELLED')
    await host.db.updateTable('jobs').set({ status: 'open', closed_at: null }).where('id', '=', jobId).execute()
  })

  it('has an address of its own for each person, which can be replaced and is not stored', async () => {
    const { feed } = await linksOf(String(jobId))
    expect((await linksOf(String(jobId))).feed).toBe(feed)
    await call('POST', '/ajax/saved-items/jobs', { id: jobId }, ana)
    expect((await linksOf(String(jobId), ana)).feed).not.toBe(feed)
    expect((await call('POST', '/ajax/user/calendar-feed/renewal', {})).status).toBe(204)
    expect((await host.request(pathOf(feed))).status).toBe(404)
    const renewed = (await linksOf(String(jobId))).feed
    expect((await host.request(pathOf(renewed))).status).toBe(200)
    const rows = JSON.stringify(await host.db.selectFrom('calendar_feeds').selectAll().execute())
    expect(rows).not.toContain(pathOf(renewed).slice(10, -4))
  })
})

describe('the mail', () => {
  it('carries the file, and is sent by a call with the XHR header only', async () => {
    const path = `/ajax/user/send-job-calendar-link/${jobId}`
    expect((await host.request(path, { headers: { Cookie: sam.Cookie ?? '' } })).status).toBe(400)
    const answer = await call('GET', path)
    expect(await answer.json()).toEqual({ message: 'Calendar invite sent to sam@example.test' })
    const [mail = ''] = await mailsTo(host, 'sam@example.test')
    expect(mail).toContain('Subject: Deadline: Signalling placement')
    expect(mail).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH')
    expect((await call('GET', `/ajax/user/send-job-calendar-link/${undatedId}`)).status).toBe(422)
  })

  it('is sent by a form as well, for jobs of both kinds', async () => {
    const send = (path: string, headers = sam) =>
      host.request(`/ajax/user/send-job-calendar-link/${path}`, {
        method: 'POST',
        headers: {
          Cookie: headers.Cookie ?? '',
          Origin: host.url,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ _csrf: headers['X-XSRF-TOKEN'] ?? '', return: '/dashboard/app-tracker' }),
        redirect: 'manual',
      })
    const before = (await mailsTo(host, 'sam@example.test')).length
    for (const path of [String(jobId), `external/${externalId}`]) {
      const answer = await send(path)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/app-tracker'])
    }
    const page = await host.request(`/dashboard/app-tracker/all/${jobId}`, { headers: { Cookie: sam.Cookie ?? '' } })
    const html = await page.text()
    for (const text of [
      'Calendar invite sent to sam@example.test',
      `action="/ajax/user/send-job-calendar-link/${jobId}"`,
      'https://calendar.google.com/',
      'https://outlook.live.com/',
      `/dashboard/calendar/jobs/${jobId}.ics`,
      '<code translate="no">http://firstrung.test/calendar/',
    ]) {
      expect(html).toContain(text)
    }
    expect(await mailsTo(host, 'sam@example.test')).toHaveLength(before + 2)
    expect((await send(String(undatedId))).status).toBe(422)
    expect((await send(`external/${externalId}`, ana)).status).toBe(404)
  })
})
