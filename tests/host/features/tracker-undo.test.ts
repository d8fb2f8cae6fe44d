import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'
import { undoOn } from '../../support/undo-form'

const PAGE = '/dashboard/app-tracker'

let host: TestHost
let sam: Record<string, string>
let ana: Record<string, string>
let jobId: number
let userId: number

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  jobId = (await buildJob(host.db, company.id, { deadline_at: null })).id
  userId = (await buildUser(host.db, host.services.passwords)).id
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
})
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set('2026-10-05T10:00:00Z')
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
  await host.db.deleteFrom('saved_items').execute()
  await host.db.deleteFrom('app_tracker_stages').execute()
})

const later = () => host.clock.set(new Date(host.clock.now().getTime() + 60_000).toISOString())
const form = (path: string, fields: Record<string, string>, headers = sam) =>
  host.request(path, {
    method: 'POST',
    headers: { Cookie: headers.Cookie ?? '', Origin: host.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, _csrf: headers['X-XSRF-TOKEN'] ?? '' }),
    redirect: 'manual',
  })
const move = (stage: string) => form(`/ajax/user/app-tracker-stage/${jobId}/move`, { stage, return: PAGE })
const stages = () =>
  host.db
    .selectFrom('app_tracker_stages')
    .select(['stage', 'done', 'done_at', 'date'])
    .where('stage', '!=', 'interested')
    .orderBy('stage')
    .execute()
const done = async () => (await stages()).filter(stage => stage.done).map(({ stage }) => stage)

it('reverts a move with the times at which stages were done', async () => {
  await move('accepted')
  later()
  await move('interview')
  const before = await stages()
  later()
  await move('unsuccessful')
  expect(await done()).toEqual(['applied', 'interview', 'unsuccessful'])
  const { action, fields } = await undoOn(host, sam, PAGE)
  expect(action).toBe('/ajax/user/app-tracker/undo')
  later()
  const answer = await form(action, fields)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, PAGE])
  expect(await stages()).toEqual(before)
  expect(await (await host.request(PAGE, { headers: { Cookie: sam.Cookie ?? '' } })).text()).toContain('Undone')
})

it('reverts a move back with the times at which stages were done', async () => {
  await move('interview')
  const before = await stages()
  later()
  await move('interested')
  const { action, fields } = await undoOn(host, sam, PAGE)
  later()
  await form(action, fields)
  expect(await stages()).toEqual(before)
})

it('reverts the stages and days of the panel', async () => {
  const path = `/dashboard/app-tracker/stages/jobs/${jobId}`
  await move('applied')
  await form(path, { was: 'applied', done: 'applied', 'date-interview': '2026-10-20' })
  const before = await stages()
  later()
  await form(path, { was: 'applied', done: 'offer', 'date-interview': '' })
  const { action, fields } = await undoOn(host, sam, `/dashboard/app-tracker/all/${jobId}`)
  expect((await form(action, fields)).headers.get('Location')).toBe(`/dashboard/app-tracker/all/${jobId}`)
  expect(await stages()).toEqual(before)
})

it('leaves a change that came in between, with a message', async () => {
  await move('applied')
  const { action, fields } = await undoOn(host, sam, PAGE)
  later()
  await move('offer')
  await form(action, fields)
  expect(await done()).toEqual(['applied', 'offer'])
  const page = await (await host.request(PAGE, { headers: { Cookie: sam.Cookie ?? '' } })).text()
  expect(page).toContain('This job has changed since, so we did not undo that')
})

it('has no Undo where nothing changed, and undoes once', async () => {
  await move('applied')
  const { action, fields } = await undoOn(host, sam, PAGE)
  later()
  await form(action, fields)
  await form(action, fields)
  expect(await done()).toEqual([])
  await host.request(PAGE, { headers: { Cookie: sam.Cookie ?? '' } })
  await move('interested')
  expect((await undoOn(host, sam, PAGE)).action).toBe('/no-undo-form')
})

it('is for one’s own jobs, and refuses what no form sends', async () => {
  await move('applied')
  const { action, fields } = await undoOn(host, sam, PAGE)
  expect((await form(action, fields, ana)).status).toBe(404)
  const change = (JSON.parse(fields.changes ?? '') as object[])[0]
  for (const wrong of [{ stages: [{ slug: 'hired' }] }, { updatedAt: 'now' }, { type: 'x' }, { id: 0 }]) {
    const changes = JSON.stringify([{ ...change, ...wrong }])
    expect((await form(action, { ...fields, changes })).status).toBe(422)
  }
  for (const changes of ['{', '[]']) {
    expect((await form(action, { ...fields, changes })).status).toBe(422)
  }
  expect(await done()).toEqual(['applied'])
})

it('lets two tabs move one job at once: one of the moves is the outcome', async () => {
  await move('interested')
  await Promise.all([move('offer'), move('unsuccessful'), move('accepted'), move('withdrawn')])
  const ends = (await done()).filter(stage => ['unsuccessful', 'accepted', 'withdrawn'].includes(stage))
  expect(ends.length).toBeLessThanOrEqual(1)
  await move('phone-interview')
  expect(await done()).not.toContain('accepted')
})

describe('the panel', () => {
  it('has the history of the stages with the days between them', async () => {
    await move('applied')
    host.clock.set('2026-10-08T10:00:00Z')
    sam = await host.callHeaders('sam@example.test')
    await move('offer')
    await move('interview')
    const html = await (await host.request(`${PAGE}/all/${jobId}`, { headers: { Cookie: sam.Cookie ?? '' } })).text()
    const history = /l-panel__history">(.*?)<\/ol>/s
      .exec(html)?.[1]
      ?.replaceAll(/<[^>]+>/g, '')
      .trim()
    expect(history?.split(/\s*\n\s*/).join(' ')).toContain('Applied 5 October 2026')
    expect(history).toContain('8 October 2026, 3 days later')
    expect(history).toContain('Offer (taken back)')
  })
})

it('pages 200 jobs with titles of 200 characters, and counts them on the tabs', async () => {
  const title = 'Donaudampfschiff '.repeat(12).slice(0, 200)
  const rows = Array.from({ length: 200 }, (_, index) => ({
    user_id: userId,
    url: null,
    job_title: title.slice(0, -3) + String(index).padStart(3, '0'),
    company_name: 'Fen',
    created_at: host.clock.now(),
    updated_at: host.clock.now(),
  }))
  const added = await host.db.insertInto('external_jobs').values(rows).returning('id').execute()
  await host.db
    .insertInto('saved_items')
    .values(
      added.map(({ id }) => ({
        user_id: userId,
        type: 'external-jobs' as const,
        item_id: id,
        external_job_id: id,
        created_at: host.clock.now(),
        updated_at: host.clock.now(),
      })),
    )
    .execute()
  for (const [path, shown] of [
    [PAGE, 50],
    [`${PAGE}?view=board`, 15],
  ] as const) {
    const html = await (await host.request(path, { headers: { Cookie: sam.Cookie ?? '' } })).text()
    expect(html.match(/Donaudampfschiff [^<]*\d{3}<\/a>/g)).toHaveLength(shown)
    expect(html).toContain('200 jobs')
  }
  const empty = await (await host.request(`${PAGE}/applied`, { headers: { Cookie: sam.Cookie ?? '' } })).text()
  expect(empty).toContain('Nothing in Applied yet')
})
