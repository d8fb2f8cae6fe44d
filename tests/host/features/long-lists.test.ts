import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'
import { undoOn } from '../../support/undo-form'

const TRACKER = '/dashboard/app-tracker/all'
const SAVED = '/dashboard/saved-items'

let host: TestHost
let sam: BrowserSession
let headers: Record<string, string>
let userId: number
let jobId: number

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  jobId = (await buildJob(host.db, company.id, { title: 'Signalling placement', deadline_at: null })).id
  userId = (await buildUser(host.db, host.services.passwords)).id
  sam = await logIn(host)
  headers = await host.callHeaders('sam@example.test')
})
afterAll(() => host.close())
beforeEach(async () => {
  for (const table of ['saved_items', 'app_tracker_stages', 'external_jobs', 'job_notes'] as const) {
    await host.db.deleteFrom(table).execute()
  }
})

/** Saves external jobs, `Job 000` first by title. */
async function saveMany(count: number): Promise<void> {
  const now = host.clock.now()
  const dates = { created_at: now, updated_at: now }
  const titles = Array.from({ length: count }, (_, index) => `Job ${String(index).padStart(3, '0')}`)
  const jobs = titles.map(job_title => ({ user_id: userId, job_title, company_name: 'Fen', ...dates }))
  const added = await host.db.insertInto('external_jobs').values(jobs).returning('id').execute()
  const saved = added.map(({ id: item_id }) => ({
    ...{ user_id: userId, type: 'external-jobs' as const, item_id, external_job_id: item_id },
    ...dates,
  }))
  await host.db.insertInto('saved_items').values(saved).execute()
}

const titlesOn = (html: string) => [...html.matchAll(/>(Job \d{3})<\/a>/g)].map(([, title]) => title)
const linkIn = (html: string, rel: string) =>
  new RegExp(`href="([^"]+)" rel="${rel}"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

describe.each([
  ['the tracker', TRACKER],
  ['the saved items', SAVED],
])('%s with 120 jobs', (_, path) => {
  it('shows 50 at a time, all of them once, in the chosen order', async () => {
    await saveMany(120)
    const first = await sam.page(`${path}?sort-by=title`)
    const second = await sam.page(linkIn(first, 'next'))
    const third = await sam.page(linkIn(second, 'next'))
    const titles = [first, second, third].map(titlesOn)
    expect(titles.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(titles.flat()).toEqual(titles.flat().toSorted())
    expect(linkIn(third, 'next')).toBe('')
    expect(first).toContain('<a href="/dashboard')
    expect(first).toMatch(/120 (jobs|items)/)
  })

  it('shows the last page in place of one that is no longer there', async () => {
    await saveMany(60)
    expect(titlesOn(await sam.page(`${path}?page=9`))).toHaveLength(10)
    expect(titlesOn(await sam.page(`${path}?page=none`))).toHaveLength(50)
  })

  it('comes back to the same page after a form', async () => {
    await saveMany(60)
    const html = await sam.page(`${path}?sort-by=title&page=2`)
    expect(html).toContain(`name="return" value="${path}?sort-by=title&amp;page=2"`)
  })
})

it('pages the columns of the board one by one', async () => {
  await saveMany(40)
  const first = await sam.page(`${TRACKER}?view=board&sort-by=title`)
  expect(titlesOn(first)).toHaveLength(15)
  expect(first).toMatch(/<h2>Interested <span[^>]*>40</)
  const second = await sam.page(linkIn(first, 'next'))
  expect(titlesOn(second)[0]).toBe('Job 015')
  expect(titlesOn(await sam.page(linkIn(second, 'prev')))).toEqual(titlesOn(first))
})

describe('Undo of a removal', () => {
  const saved = () => host.db.selectFrom('saved_items').selectAll().orderBy('type').orderBy('item_id').execute()
  const undo = async () => {
    const { action, fields } = await undoOn(host, headers, SAVED)
    return host.post(action, fields, { headers: { Cookie: headers.Cookie ?? '' } })
  }
  const post = (path: string, fields: Record<string, string>) =>
    host.post(path, { _csrf: headers['X-XSRF-TOKEN'] ?? '', ...fields }, { headers: { Cookie: headers.Cookie ?? '' } })

  it('saves one item again with its reminders, dates and place', async () => {
    await saveMany(2)
    await sam.call('POST', '/ajax/saved-items/jobs', { id: jobId })
    await sam.call('PUT', `/ajax/saved-items/jobs/${jobId}`, { reminders: false })
    const before = await saved()
    await post(`/ajax/saved-items/jobs/${jobId}/removal`, { return: SAVED })
    expect(await saved()).toHaveLength(2)
    expect((await undo()).headers.get('Location')).toBe(SAVED)
    expect(await saved()).toEqual(before)
  })

  it('saves several again, and says which number is no longer on the site', async () => {
    await saveMany(1)
    await sam.call('POST', '/ajax/saved-items/jobs', { id: jobId })
    const [external] = await saved()
    const items = new URLSearchParams({ _csrf: headers['X-XSRF-TOKEN'] ?? '' })
    items.append('items', `external-jobs-${external?.item_id}`)
    items.append('items', `jobs-${jobId}`)
    await host.request(`${SAVED}/removal`, {
      method: 'POST',
      headers: { Cookie: headers.Cookie ?? '', Origin: host.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: items,
      redirect: 'manual',
    })
    expect(await saved()).toEqual([])
    await host.db.updateTable('jobs').set({ status: 'removed' }).where('id', '=', jobId).execute()
    await undo()
    expect((await saved()).map(({ type }) => type)).toEqual(['external-jobs'])
    expect(await sam.page(SAVED)).not.toContain('Signalling placement')
    await host.db.updateTable('jobs').set({ status: 'open' }).where('id', '=', jobId).execute()
  })

  it('refuses what was never an item', async () => {
    for (const items of ['', 'horse', '{}', '[]', '[{"type":"jobs"}]', '[{"type":"users","id":1}]']) {
      expect((await sam.call('POST', '/ajax/saved-items/restoration', { items })).status).toBe(422)
    }
  })
})

it('opens one note of the panel in a form', async () => {
  await sam.call('POST', '/ajax/saved-items/jobs', { id: jobId })
  const note = async (text: string) =>
    ((await (await sam.call('POST', '/ajax/user/job-notes', { jobId, text })).json()) as { id: number }).id
  const [first, second] = [await note('Ring them'), await note('Ask for the rota')]
  const panel = await sam.page(`${TRACKER}/${jobId}?sort-by=title`)
  const edit = `${TRACKER}/${jobId}?sort-by=title&edit=${first}`
  expect(panel).toContain(`href="${edit.replace('&', '&amp;')}#note-${first}"`)
  const html = await sam.page(edit)
  expect(html).toMatch(/<textarea[^>]*>Ring them<\/textarea>/)
  expect(html).toContain(`action="/dashboard/notes/${first}"`)
  expect(html).not.toContain(`action="/dashboard/notes/${second}"`)
  const answer = await sam.post(`/dashboard/notes/${first}`, { text: 'Rang them', version: '1' })
  expect(answer.headers.get('Location')).toBe(`${TRACKER}/${jobId}`)
  expect(await sam.page(`${TRACKER}/${jobId}`)).toContain('Rang them')
})
