import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'
import { undoOn } from '../../support/undo-form'

const TRACKER = '/dashboard/app-tracker/all'
let host: TestHost
let id: number
let sam: BrowserSession

beforeAll(async () => {
  host = await createTestHost()
  id = (await buildJob(host.db, (await buildCompany(host.db)).id)).id
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('saved_items').execute()
  await host.db.deleteFrom('app_tracker_stages').execute()
  await goTo('2026-10-05T09:00:00Z')
  await sam.post(`/ajax/user/app-tracker-stage/${id}/move`, { jobType: 'jobs', stage: 'applied', return: TRACKER })
})

/** Logs in again, because unused sessions end. */
async function goTo(time: string): Promise<void> {
  host.clock.set(time)
  sam = await logIn(host)
}
const asks = async () => (await sam.page(TRACKER)).includes('Any news?')
const answer = (text: string, browser = sam) =>
  browser.post(`/ajax/user/app-tracker-stage/${id}/news`, { answer: text, jobType: 'jobs', return: TRACKER })

it('asks after 21 days, and again when the answer says', async () => {
  await goTo('2026-10-25T09:00:00Z')
  expect(await asks()).toBe(false)
  await goTo('2026-10-26T09:00:00Z')
  expect(await asks()).toBe(true)
  expect((await answer('later')).headers.get('Location')).toBe(TRACKER)
  expect(await asks()).toBe(false)
  await goTo('2026-11-09T09:00:01Z')
  expect(await asks()).toBe(true)
  await answer('waiting')
  await goTo('2026-11-29T09:00:00Z')
  expect(await asks()).toBe(false)
  await goTo('2026-11-30T09:00:02Z')
  expect(await asks()).toBe(true)
})

it('ends an application that was not successful, which can be undone', async () => {
  await goTo('2026-10-26T09:00:00Z')
  const headers = await host.callHeaders('sam@example.test')
  const own = { Cookie: headers.Cookie ?? '' }
  const post = (path: string, fields: Record<string, string>) =>
    host.post(path, { ...fields, _csrf: headers['X-XSRF-TOKEN'] ?? '' }, { headers: own })
  await post(`/ajax/user/app-tracker-stage/${id}/news`, { answer: 'unsuccessful', return: TRACKER })
  const { action, fields } = await undoOn(host, headers, TRACKER)
  expect(await asks()).toBe(false)
  expect(await sam.page('/dashboard/app-tracker/unsuccessful')).toContain('Signalling placement')
  expect((await post(action, fields)).status).toBe(303)
  expect(await sam.page('/dashboard/app-tracker/applied')).toContain('Signalling placement')
})

const setStages = (...appTrackerStages: { slug: string; done: boolean; date?: string }[]) =>
  sam.call('PUT', `/ajax/user/app-tracker-stage/${id}`, { appTrackerStages })

it('does not ask before a day that is still to come, and says what was reported', async () => {
  await goTo('2026-10-29T09:00:00Z')
  expect(await sam.page(TRACKER)).toContain('Any news? You last updated it 24 days ago')
  await setStages({ slug: 'assessment-centre', done: false, date: '2026-11-05' })
  await goTo('2026-11-04T09:00:00Z')
  expect(await asks()).toBe(false)
  await goTo('2026-11-26T09:00:00Z')
  expect(await sam.page(TRACKER)).toContain('Any news? The assessment centre was 21 days ago')
})

it('asks at an offer whether it is accepted, declined or to be answered by a day', async () => {
  await setStages({ slug: 'offer', done: true })
  const page = await sam.page(`${TRACKER}/${id}?answer=declined`)
  expect(page).toContain('You have an offer. Have you answered it?')
  expect(page).toMatch(/ui-button--primary[^>]* value="declined"/)
  expect(await asks()).toBe(false)
  const until = (day: string) =>
    sam.post(`/ajax/user/app-tracker-stage/${id}/news`, { answer: 'answer-by', day, return: TRACKER })
  for (const wrong of ['', '2026-10-04']) {
    await until(wrong)
    expect(await sam.page(TRACKER)).toContain('Choose the last day to answer')
  }
  await until('2026-10-06')
  const row = await sam.page(TRACKER)
  expect(row).toContain('Answer the offer by 6 October')
  expect(row).not.toContain('You have an offer')
  const hub = await sam.page('/dashboard/my-hub')
  expect(hub).toContain('Your last day to answer is 6 October 2026.')
  expect(hub).toContain('Answer the offer for Signalling placement')
  await answer('declined')
  expect(await sam.page(TRACKER)).toContain('Moved to Withdrawn')
})

it('takes no other answer, and only from the person', async () => {
  expect((await answer('never')).status).toBe(422)
  const ana = await logIn(host, { email: 'ana@example.test' })
  expect((await answer('later', ana)).status).toBe(404)
})
