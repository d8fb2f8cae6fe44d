import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BrowserSession, browserWith } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'
import { undoOn } from '../../support/undo-form'

const PAGE = '/dashboard/app-tracker'

let host: TestHost
let sam: BrowserSession
let headers: Record<string, string>
let jobs: number[]

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  jobs = []
  for (const title of ['Bridge placement', 'Signal placement', 'Tunnel placement']) {
    jobs.push((await buildJob(host.db, company.id, { title })).id)
  }
  await buildUser(host.db, host.services.passwords)
  headers = await host.callHeaders('sam@example.test')
  sam = browserWith(host, headers.Cookie ?? '')
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('saved_items').execute()
  await host.db.deleteFrom('app_tracker_stages').execute()
  for (const id of jobs) {
    await sam.call('POST', '/ajax/saved-items/jobs', { id })
  }
})

const rows = async (path: string) =>
  [...(await sam.page(path)).matchAll(/id="jobs-(\d+)" data-row/g)].map(([, id]) => Number(id)).toSorted()
const select = (act: string, ids: readonly (number | undefined)[], stage = '') =>
  host.request(`${PAGE}/selection`, {
    method: 'POST',
    headers: { Cookie: headers.Cookie ?? '', Origin: host.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([
      ...ids.map(id => ['items', `jobs-${id}`]),
      ...Object.entries({ act, stage, return: `${PAGE}/all`, _csrf: headers['X-XSRF-TOKEN'] ?? '' }),
    ]),
    redirect: 'manual',
  })
const ends = async () => {
  const listed = await host.db
    .selectFrom('app_tracker_stages')
    .select(['item_id', 'stage'])
    .where('done', '=', true)
    .where('stage', '!=', 'interested')
    .orderBy('item_id')
    .orderBy('stage')
    .execute()
  return listed.map(({ item_id, stage }) => `${jobs.indexOf(item_id)} ${stage}`)
}

it('lists the starred jobs, and keeps the star through removal and Undo', async () => {
  expect(await rows(`${PAGE}/starred`)).toEqual([])
  await sam.post(`/ajax/saved-items/jobs/${jobs[1]}/star`, { starred: 'on', return: PAGE })
  expect(await rows(`${PAGE}/starred`)).toEqual([jobs[1]])
  expect(await (await host.request(`${PAGE}?view=board`, { headers })).text()).toContain(`jobs-star-${jobs[1]}"`)
  await sam.post(`/ajax/saved-items/jobs/${jobs[1]}/removal`, { return: PAGE })
  const { action, fields } = await undoOn(host, headers, PAGE)
  await sam.post(action, fields)
  expect(await rows(`${PAGE}/starred`)).toEqual([jobs[1]])
  await sam.post(`/ajax/saved-items/jobs/${jobs[1]}/star`, { return: PAGE })
  expect(await rows(`${PAGE}/starred`)).toEqual([])
  expect((await sam.post('/ajax/saved-items/jobs/999999/star', { starred: 'on' })).status).toBe(404)
})

it('moves the chosen jobs, with one Undo', async () => {
  await sam.post(`/ajax/user/app-tracker-stage/${jobs[0]}/move`, { stage: 'applied' })
  expect((await select('move', jobs.slice(0, 2), 'interview')).headers.get('Location')).toBe(`${PAGE}/all`)
  expect(await ends()).toEqual(['0 applied', '0 interview', '1 applied', '1 interview'])
  const { action, fields } = await undoOn(host, headers, PAGE)
  await sam.post(action, fields)
  expect(await ends()).toEqual(['0 applied'])
})

it('undoes none of several jobs if one has changed since', async () => {
  await select('move', jobs.slice(0, 2), 'interview')
  const { action, fields } = await undoOn(host, headers, PAGE)
  host.clock.set(new Date(host.clock.now().getTime() + 60_000).toISOString())
  await sam.post(`/ajax/user/app-tracker-stage/${jobs[1]}/move`, { stage: 'offer' })
  await sam.post(action, fields)
  expect(await ends()).toEqual(['0 applied', '0 interview', '1 applied', '1 interview', '1 offer'])
})

it('archives the chosen jobs as withdrawn, except those that have ended', async () => {
  await sam.post(`/ajax/user/app-tracker-stage/${jobs[0]}/move`, { stage: 'unsuccessful' })
  await select('archive', jobs.slice(0, 2))
  expect(await ends()).toEqual(['0 unsuccessful', '1 withdrawn'])
  expect(await sam.page(PAGE)).toContain('1 job archived')
})

it('removes the chosen jobs, with one Undo', async () => {
  await select('remove', jobs.slice(0, 2))
  const { action, fields } = await undoOn(host, headers, PAGE)
  expect(await rows(PAGE)).toEqual([jobs[2]])
  await sam.post(action, fields)
  expect(await rows(PAGE)).toEqual(jobs)
})

it('skips jobs that are no longer saved', async () => {
  await sam.post(`/ajax/saved-items/jobs/${jobs[0]}/removal`, { return: PAGE })
  await select('move', jobs, 'applied')
  expect(await ends()).toEqual(['1 applied', '2 applied'])
  expect(await sam.page(PAGE)).toContain('2 jobs moved to Applied')
})

it.each([
  ['no job', 'move', 'applied', 'Choose at least one job'],
  ['no stage', 'move', '', 'Choose a stage to move the jobs to'],
])('says what to choose if there is %s, and keeps the ticks', async (missing, act, stage, message) => {
  const chosen = missing === 'no job' ? [] : jobs.slice(1)
  const page = await sam.page((await select(act, chosen, stage)).headers.get('Location') ?? '')
  expect(page).toContain(message)
  expect(page.match(/ form="selection"/g)).toHaveLength(3)
  expect(page.match(/ form="selection" checked/g) ?? []).toHaveLength(chosen.length)
  expect(await ends()).toEqual([])
})

it('shows a box on each row only while several are chosen', async () => {
  expect(await sam.page(PAGE)).not.toContain('form="selection"')
  const page = await sam.page(`${PAGE}?select=on`)
  expect(page.match(/name="items" value="jobs-\d+" form="selection"/g)).toHaveLength(3)
})
