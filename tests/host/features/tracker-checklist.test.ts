import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BrowserSession, browserWith } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

let host: TestHost
let sam: BrowserSession
let job: number

beforeAll(async () => {
  host = await createTestHost()
  job = (await buildJob(host.db, (await buildCompany(host.db)).id, {})).id
  await buildUser(host.db, host.services.passwords)
  sam = browserWith(host, (await host.callHeaders('sam@example.test')).Cookie ?? '')
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('app_tracker_stages').execute()
  await sam.call('POST', '/ajax/saved-items/jobs', { id: job })
})

const tick = (stage: string, slug: string, done?: 'on') =>
  sam.post(`/ajax/user/app-tracker-stage/${job}/ticks`, { stage, tick: slug, ...(done ? { done } : {}) })
const move = (stage: string) => sam.post(`/ajax/user/app-tracker-stage/${job}/move`, { stage })
const panel = async () => {
  const html = await sam.page(`/dashboard/app-tracker/all/${job}`)
  const [, isOpen, summary] = /<details class="l-panel__checklist"[^>]*?( open)?><summary>([^<]*)/.exec(html) ?? []
  return { summary, isOpen: isOpen !== undefined, current: /data-stage>([^<]*)/.exec(html)?.[1] }
}

it('has a list for the current stage, which stays open from the first tick to the last', async () => {
  expect(await panel()).toMatchObject({ summary: 'Checklist: Interested (0 of 4 done)', isOpen: false })
  await tick('interested', 'cv', 'on')
  await tick('interested', 'cv', 'on')
  expect(await panel()).toMatchObject({ summary: 'Checklist: Interested (1 of 4 done)', isOpen: true })
  await move('interview')
  await tick('interview', 'questions', 'on')
  expect((await panel()).summary).toBe('Checklist: Interview (1 of 5 done)')
  await tick('interview', 'questions')
  expect(await panel()).toEqual({
    summary: 'Checklist: Interview (0 of 5 done)',
    isOpen: false,
    current: 'Interview',
  })
  await move('interested')
  expect((await panel()).summary).toBe('Checklist: Interested (1 of 4 done)')
  await move('withdrawn')
  expect((await panel()).summary).toBeUndefined()
})

it('moves no application and takes only what is on the list of a saved job', async () => {
  await tick('offer', 'compare', 'on')
  expect((await panel()).current).toBe('Interested')
  expect(await (await sam.call('GET', '/ajax/user/app-tracker/export?format=json')).text()).toMatch(
    /"slug":"offer","name":"Offer","done":false,"doneAt":null,"date":null,"ticks":\["compare"\]/,
  )
  expect((await tick('interview', 'cv', 'on')).status).toBe(422)
  await sam.post(`/ajax/saved-items/jobs/${job}/removal`, {})
  expect((await tick('interested', 'cv', 'on')).status).toBe(404)
})
