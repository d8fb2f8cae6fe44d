import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DraftState, NewRow } from '../../../host/db/tables'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview, buildUser, jobPath } from '../../support/rows'

const APPEAL = 'I did this job for a whole year, and named nobody.'

let host: TestHost
let sam: BrowserSession
let ana: BrowserSession
let samId: number
let companyId: number

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
  samId = (await buildUser(host.db, host.services.passwords)).id
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await logIn(host)
  ana = await logIn(host, { email: 'ana@example.test' })
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('reviews').execute()
  await host.db.deleteFrom('review_drafts').execute()
  await host.db.deleteFrom('company_ratings').execute()
})

async function buildDraft(state: DraftState, overrides: Partial<NewRow<'review_drafts'>> = {}): Promise<number> {
  const now = host.clock.now()
  const answers = { 'job-details': { company: 'Halden Rail', jobTitle: 'Planner' } }
  const { id } = await host.db
    .insertInto('review_drafts')
    .values({
      state,
      machine_version: 1,
      snapshot: JSON.stringify({ value: 'the-role', context: { reached: 'the-role' } }),
      answers: JSON.stringify(answers),
      created_at: now,
      updated_at: now,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await host.db
    .insertInto('review_authors')
    .values({ draft_id: id, user_id: samId, company_id: null, type_id: null, start_year: null })
    .execute()
  return id
}

/** Visitors can read the review, which has a draft. */
async function buildPublished(state: DraftState = 'published', overrides: Partial<NewRow<'review_drafts'>> = {}) {
  const review = await buildReview(host.db, companyId)
  const answers = JSON.stringify({})
  const draft = await buildDraft(state, { review_id: review.id, company_id: companyId, answers, ...overrides })
  await host.services.data.refresh()
  return { review, draft, path: `/reviews/${review.id}-${review.slug}` }
}

const statusOf = async (path: string) => (await host.request(path)).status
const list = async (browser = sam) =>
  ((await (await browser.call('GET', '/ajax/user/reviews')).json()) as { reviews: Record<string, unknown>[] }).reviews
const counted = async () =>
  (await host.db.selectFrom('company_ratings').select('review_count').where('company_id', '=', companyId).execute())[0]
const stored = (id: number) => host.db.selectFrom('review_drafts').selectAll().where('id', '=', id).executeTakeFirst()

describe('GET /ajax/user/reviews', () => {
  it('answers what the person has written, the newest change first', async () => {
    const { draft, review, path } = await buildPublished()
    await host.db.insertInto('review_views').values({ review_id: review.id, views: 12 }).execute()
    await host.db.updateTable('reviews').set({ helpful: 3 }).execute()
    const rejected = await buildDraft('rejected', {
      reason: 'names-a-person',
      decision_text: 'Leave out the name.',
      updated_at: host.daysFromNow(1),
    })
    expect(await list()).toEqual([
      {
        reviewId: rejected,
        state: 'rejected',
        company: 'Halden Rail',
        jobTitle: 'Planner',
        overallRating: null,
        reason: 'It names a person or gives contact details',
        reasonText: 'Leave out the name.',
        url: null,
        views: 0,
        helpful: 0,
        updatedAt: host.daysFromNow(1).toISOString(),
        actions: ['appeal', 'delete'],
      },
      expect.objectContaining({
        reviewId: draft,
        state: 'published',
        company: 'Halden Rail',
        jobTitle: 'Signalling engineer',
        overallRating: 4.2,
        url: path,
        views: 12,
        helpful: 3,
        actions: ['edit', 'withdraw', 'delete'],
      }),
    ])
    expect(await list(ana)).toEqual([])
    expect(
      (await host.request('/ajax/user/reviews', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).status,
    ).toBe(401)
  })

  it('works out the score of a review that is not published yet', async () => {
    const answers = { 'the-role': { R1: '4', R5: 'not-relevant' }, 'the-company': { C1: '5' } }
    const id = await buildDraft('draft', { answers: JSON.stringify(answers) })
    expect(await list()).toMatchObject([{ reviewId: id, overallRating: 4.5, company: '', jobTitle: '' }])
    const whole = JSON.stringify({ ...answers, 'the-culture': { K1: '3', K2: '3' } })
    await host.db.updateTable('review_drafts').set({ answers: whole }).execute()
    expect(await list()).toMatchObject([{ overallRating: 4 }])
    // The stages of the form show the same rating.
    expect(await sam.page(`/write-a-review/${id}/the-role`)).toContain(
      '&quot;overallRating&quot;:4'.replaceAll('&quot;', '"'),
    )
  })

  it.each<[DraftState, string[]]>([
    ['draft', ['continue', 'delete']],
    ['pending', ['withdraw', 'delete']],
    ['published', ['edit', 'withdraw', 'delete']],
    ['changes-requested', ['continue', 'delete']],
    ['rejected', ['appeal', 'delete']],
    ['under-review', ['withdraw', 'delete']],
    ['withdrawn', ['delete']],
  ])('offers for a review that is %s exactly what the calls allow', async (state, actions) => {
    const id = await buildDraft(state)
    expect(await list()).toMatchObject([{ actions }])
    const statuses = [
      (await sam.call('POST', `/ajax/user/reviews/${id}/withdraw`, {})).status,
      (await sam.call('POST', `/ajax/user/reviews/${await buildDraft(state)}/appeal`, { text: APPEAL })).status,
      (await sam.call('DELETE', `/ajax/user/reviews/${await buildDraft(state)}`)).status,
    ]
    expect(statuses).toEqual([actions.includes('withdraw') ? 200 : 409, actions.includes('appeal') ? 200 : 409, 204])
  })
})

describe('withdrawing', () => {
  it.each<DraftState>(['published', 'pending', 'under-review'])(
    'hides the review at once and takes it out of the rating when it is %s',
    async state => {
      const { draft, path } = await buildPublished(state)
      expect(await statusOf(path)).toBe(200)
      const answer = await sam.call('POST', `/ajax/user/reviews/${draft}/withdraw`, {})
      expect(await answer.json()).toMatchObject({ reviewId: draft, state: 'withdrawn', url: null, actions: ['delete'] })
      expect(await statusOf(path)).toBe(404)
      expect((await counted())?.review_count ?? 0).toBe(0)
      expect(await stored(draft)).toMatchObject({ version: 1 })
    },
  )

  it('happens once, however often it is asked for', async () => {
    const { draft } = await buildPublished()
    const calls = Array.from({ length: 8 }, () => sam.call('POST', `/ajax/user/reviews/${draft}/withdraw`, {}))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array<number>(7).fill(409)])
    expect(await stored(draft)).toMatchObject({ state: 'withdrawn', version: 1 })
  })
})

describe('deleting', () => {
  it('leaves nothing of the review, and its author can write about the job again', async () => {
    const { draft, path } = await buildPublished()
    const other = await buildReview(host.db, companyId, { headline: 'Another one' })
    expect((await sam.call('DELETE', `/ajax/user/reviews/${draft}`)).status).toBe(204)
    expect(await statusOf(path)).toBe(404)
    for (const table of ['review_drafts', 'review_authors'] as const) {
      expect(await host.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await host.db.selectFrom('reviews').select('id').execute()).toEqual([{ id: other.id }])
    expect(await counted()).toMatchObject({ review_count: 1 })
    expect((await sam.call('DELETE', `/ajax/user/reviews/${draft}`)).status).toBe(404)
  })
})

describe('appealing', () => {
  it('sends a rejected review to the moderators once more, once', async () => {
    const flags = JSON.stringify([{ kind: 'name', field: 'roleText' }])
    const id = await buildDraft('rejected', { reason: 'other', flags })
    const answer = await sam.call('POST', `/ajax/user/reviews/${id}/appeal`, { text: `  ${APPEAL} ` })
    expect(await answer.json()).toMatchObject({ state: 'pending', reason: null, actions: ['withdraw', 'delete'] })
    expect(await stored(id)).toMatchObject({
      appeal_text: APPEAL,
      appealed_at: host.clock.now(),
      submitted_at: host.clock.now(),
      flags: [{ kind: 'name', field: 'roleText' }, { kind: 'appeal' }],
      version: 1,
    })
    await host.db.updateTable('review_drafts').set({ state: 'rejected' }).execute()
    expect(await list()).toMatchObject([{ actions: ['delete'] }])
    const again = await sam.call('POST', `/ajax/user/reviews/${id}/appeal`, { text: APPEAL })
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('already') as string },
    ])
  })

  it.each([
    [{}, 'Tell us a little more (20 characters or more)'],
    [{ text: 7 }, 'Tell us why'],
    [{ text: 'too short' }, 'Tell us a little more (20 characters or more)'],
    [{ text: 'x'.repeat(2001) }, 'Appeal must be 2,000 characters or fewer'],
  ])('refuses %j', async (body, message) => {
    const id = await buildDraft('rejected')
    const answer = await sam.call('POST', `/ajax/user/reviews/${id}/appeal`, body)
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { text: [message] } }])
    expect(await stored(id)).toMatchObject({ state: 'rejected', appealed_at: null })
  })
})

describe('the page "My reviews"', () => {
  const MY_REVIEWS = '/dashboard/my-reviews'

  it('lists what is unfinished first, then what was sent, and says what to do without any', async () => {
    expect(await sam.page(MY_REVIEWS)).toContain('Your review helps the next person.')
    const draft = await buildDraft('draft')
    const { path } = await buildPublished()
    await buildDraft('rejected', { reason: 'advert' })
    const page = await sam.page(MY_REVIEWS)
    expect(page).toMatch(/To finish[\s\S]*Not sent yet[\s\S]*43% done[\s\S]*<h2>Sent/)
    expect(page).toContain(`href="/write-a-review/${draft}/the-role"`)
    expect(page).toContain(`<a href="${path}">Signalling engineer at Halden Rail</a>`)
    expect(page).toContain('It is an advert, or was paid for')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(await ana.page(MY_REVIEWS)).not.toContain('Planner')
    expect((await host.request(MY_REVIEWS)).headers.get('Location')).toContain('/login?return=')
  })

  it('withdraws, appeals and deletes without script, after a question', async () => {
    const { draft, path } = await buildPublished()
    expect(await sam.page(`${MY_REVIEWS}/${draft}/withdraw`)).toContain('Withdraw your review?')
    const withdrawn = await sam.post(`${MY_REVIEWS}/${draft}/withdraw`)
    expect([withdrawn.status, withdrawn.headers.get('Location')]).toEqual([303, MY_REVIEWS])
    expect(await statusOf(path)).toBe(404)
    expect((await sam.post(`${MY_REVIEWS}/${draft}/withdraw`)).status).toBe(409)
    const rejected = await buildDraft('rejected')
    const short = await sam.post(`${MY_REVIEWS}/${rejected}/appeal`, { text: 'No!' })
    expect([short.status, (await short.text()).includes('>No!</textarea>')]).toEqual([422, true])
    expect((await sam.post(`${MY_REVIEWS}/${rejected}/appeal`, { text: APPEAL })).status).toBe(303)
    expect(await stored(rejected)).toMatchObject({ state: 'pending', appeal_text: APPEAL })
    expect(await sam.page(`${MY_REVIEWS}/${rejected}/delete`)).toContain('You can’t get it back.')
    expect((await ana.post(`${MY_REVIEWS}/${rejected}/delete`)).status).toBe(404)
    expect((await sam.post(`${MY_REVIEWS}/${rejected}/delete`)).status).toBe(303)
    expect(await stored(rejected)).toBeUndefined()
  })
})

describe('links to writing a review', () => {
  it('are in menus, on employer pages, closed jobs and the guidelines', async () => {
    const closed = await buildJob(host.db, companyId, { status: 'closed' })
    const open = await buildJob(host.db, companyId)
    await host.services.data.refresh()
    const ofEmployer = 'href="/write-a-review/job-details?company=halden-rail"'
    expect(await host.text('/companies/halden-rail')).toContain(ofEmployer)
    expect(await host.text('/companies/halden-rail/reviews')).toContain(ofEmployer)
    const ofJob = (id: number) => `href="/write-a-review/job-details?company=halden-rail&amp;job=${id}"`
    expect(await host.text(jobPath(closed))).toContain(ofJob(closed.id))
    expect(await host.text(jobPath(open))).not.toContain(ofJob(open.id))
    const guidelines = await host.text('/review-guidelines')
    // Once in the text, once in the footer.
    expect(guidelines.split('<a href="/write-a-review">Write a review</a>')).toHaveLength(3)
    expect(await sam.page('/faqs')).toContain('href="/dashboard/my-reviews"')
  })
})
