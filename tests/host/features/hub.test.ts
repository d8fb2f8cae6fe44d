import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildAuthor, buildCompany, buildJob, buildReview, buildUser, jobPath } from '../../support/rows'
import { statementsOf } from '../../support/statements'

type Headers = Record<string, string>

let host: TestHost
let companyId: number
let sam: Headers
let ana: Headers
let ids: { sam: number; ana: number }

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
  const people = [
    await buildUser(host.db, host.services.passwords),
    await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' }),
  ]
  ids = { sam: people[0]?.id ?? 0, ana: people[1]?.id ?? 0 }
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set('2026-10-05T09:00:00Z')
  for (const table of [
    'recently_viewed_jobs',
    'saved_items',
    'app_tracker_stages',
    'helpful_votes',
    'review_drafts',
  ] as const) {
    await host.db.deleteFrom(table).execute()
  }
})

const visitor = () => ({ Origin: host.url, 'X-Requested-With': 'XMLHttpRequest' })
const cookie = ({ Cookie = '' }: Headers) => ({ Cookie })
const call = (path: string, method = 'GET', headers = sam, body?: object) =>
  host.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
const json = async (path: string, headers?: Headers): Promise<unknown> => (await call(path, 'GET', headers)).json()

describe('GET /ajax/{jobs, reviews, companies}/{id}', () => {
  it('answers the card, and what the person who asks can do with it', async () => {
    const job = await buildJob(host.db, companyId)
    const review = await buildReview(host.db, companyId)
    const later = await buildJob(host.db, companyId, { opens_at: '2026-11-01T09:00:00Z', deadline_at: null })
    const closed = await buildJob(host.db, companyId, { deadline_at: '2026-10-01T09:00:00Z' })
    await host.request('/ajax/saved-items/jobs', {
      method: 'POST',
      headers: sam,
      body: JSON.stringify({ id: job.id }),
    })
    const marks = { saved: false, canRegisterInterest: false, closed: false }
    expect(await json(`/ajax/jobs/${job.id}`)).toMatchObject({
      ...marks,
      id: job.id,
      title: 'Signalling placement',
      url: jobPath(job),
      company: { name: 'Halden Rail' },
      saved: true,
    })
    expect(await json(`/ajax/jobs/${job.id}`, visitor())).toMatchObject({ ...marks })
    expect(await json(`/ajax/jobs/${job.id}`, ana)).toMatchObject({ ...marks })
    expect(await json(`/ajax/jobs/${later.id}`)).toMatchObject({ ...marks, canRegisterInterest: true })
    expect(await json(`/ajax/jobs/${closed.id}`)).toMatchObject({ ...marks, closed: true })
    expect(await json(`/ajax/reviews/${review.id}`)).toMatchObject({ ...marks, id: review.id })
    expect(await json(`/ajax/companies/${companyId}`)).toMatchObject({ ...marks, id: companyId, name: 'Halden Rail' })
    const answer = await call(`/ajax/jobs/${job.id}`, 'GET', visitor())
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
  })

  it('answers 404 for what visitors cannot see, and 410 for what was taken down', async () => {
    const hidden = await buildCompany(host.db, { name: 'Long Gone', status: 'hidden' })
    const statuses = {
      [`jobs/${(await buildJob(host.db, companyId, { status: 'draft' })).id}`]: 404,
      [`jobs/${(await buildJob(host.db, hidden.id)).id}`]: 404,
      [`jobs/${(await buildJob(host.db, companyId, { status: 'removed' })).id}`]: 410,
      [`reviews/${(await buildReview(host.db, companyId, { state: 'pending' })).id}`]: 404,
      [`reviews/${(await buildReview(host.db, companyId, { state: 'withdrawn' })).id}`]: 410,
      [`companies/${hidden.id}`]: 404,
      'jobs/999999': 404,
      'reviews/abc': 404,
      'companies/99999999999': 404,
    }
    for (const [item, status] of Object.entries(statuses)) {
      expect([item, (await call(`/ajax/${item}`)).status]).toEqual([item, status])
    }
  })
})

describe('recently viewed jobs', () => {
  const view = (path: string, headers: Headers = cookie(sam)) => host.request(path, { headers })
  const viewed = async (headers = sam) => {
    const { jobs } = (await json('/ajax/user/recently-viewed-jobs', headers)) as { jobs: { id: number }[] }
    return jobs.map(({ id }) => id)
  }

  it('remembers the newest twelve of a person, each once, also from cached pages', async () => {
    const jobs = []
    for (let minute = 10; minute < 24; minute += 1) {
      const job = await buildJob(host.db, companyId)
      jobs.push(job)
      host.clock.set(`2026-10-05T09:${minute}:00Z`)
      expect((await view(jobPath(job))).status).toBe(200)
    }
    const newest = jobs.map(({ id }) => id).reverse()
    expect(await viewed()).toEqual(newest.slice(0, 12))
    expect(await json('/ajax/user/recently-viewed-jobs')).toMatchObject({ max: 12 })
    expect(await viewed(ana)).toEqual([])
    const [last] = jobs.slice(5, 6)
    host.clock.set('2026-10-05T09:40:00Z')
    await view(last ? jobPath(last) : '')
    await view(last ? jobPath(last) : '')
    expect((await viewed()).slice(0, 2)).toEqual([last?.id, newest[0]])
    expect(await host.db.selectFrom('recently_viewed_jobs').select('job_id').execute()).toHaveLength(12)
  })

  it('stores no view of visitors, of prefetches, of old addresses and of missing pages', async () => {
    const job = await buildJob(host.db, companyId)
    const path = jobPath(job)
    await view(path, {})
    await view(path, { ...cookie(sam), 'Sec-Purpose': 'prefetch;prerender' })
    await view(path, { ...cookie(sam), Purpose: 'prefetch' })
    await host.request(path, { method: 'HEAD', headers: cookie(sam) })
    await view(`/jobs/${job.id}-old-title`)
    await view('/jobs/999999-nothing')
    expect(await viewed()).toEqual([])
    const page = await host.text(path)
    await view(path)
    expect(await viewed()).toEqual([job.id])
    expect(await host.text(path)).toBe(page)
  })

  it('keeps closed jobs for 90 days, and leaves out those that were taken down', async () => {
    const [closed, removed] = [
      await buildJob(host.db, companyId, { deadline_at: '2026-10-01T09:00:00Z' }),
      await buildJob(host.db, companyId),
    ]
    await view(jobPath(closed))
    await view(jobPath(removed))
    await host.db.updateTable('jobs').set({ status: 'removed' }).where('id', '=', removed.id).execute()
    expect(await viewed()).toEqual([closed.id])
    await host.runJob('purge-views', host.daysFromNow(89))
    expect(await viewed()).toEqual([closed.id])
    await host.runJob('purge-views', host.daysFromNow(91))
    expect(await viewed()).toEqual([])
  })

  it('are cleared by a call and by a form', async () => {
    const job = await buildJob(host.db, companyId)
    await view(jobPath(job))
    expect((await call('/ajax/user/recently-viewed-jobs', 'DELETE')).status).toBe(204)
    expect(await viewed()).toEqual([])
    await view(jobPath(job))
    await view(jobPath(job), cookie(ana))
    const token = sam['X-XSRF-TOKEN'] ?? ''
    const answer = await host.post(
      '/ajax/user/recently-viewed-jobs/removal',
      { _csrf: token },
      { headers: cookie(sam) },
    )
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/my-hub'])
    expect(await viewed()).toEqual([])
    expect(await viewed(ana)).toEqual([job.id])
    expect((await call('/ajax/user/recently-viewed-jobs', 'DELETE', visitor())).status).toBe(401)
  })
})

describe('the hub', () => {
  const stage = (jobId: number, slug: string) =>
    host.request(`/ajax/user/app-tracker-stage/${jobId}`, {
      method: 'PUT',
      headers: sam,
      body: JSON.stringify({ appTrackerStages: [{ slug, done: true }] }),
    })

  it('counts the saved jobs of the person, and lists those that close next', async () => {
    const deadlines = ['2026-10-08', '2026-10-06', '2026-10-07', '2026-10-09', '2026-10-10', '2026-10-11', '2026-12-01']
    for (const day of deadlines) {
      const job = await buildJob(host.db, companyId, { title: `Closes ${day}`, deadline_at: `${day}T12:00:00Z` })
      await stage(job.id, 'interested')
    }
    const [applied, withdrawn, closed] = [
      await buildJob(host.db, companyId),
      await buildJob(host.db, companyId),
      await buildJob(host.db, companyId, { status: 'closed', deadline_at: '2026-10-07T12:00:00Z' }),
    ]
    await stage(applied.id, 'interview')
    await stage(withdrawn.id, 'withdrawn')
    await stage(closed.id, 'interested')
    const hub = (await json('/ajax/user/hub')) as { closingSoon: { title: string }[] }
    expect(hub).toMatchObject({
      userAppTrackerStagesStatistics: { notApplied: 8, applied: 1, closingSoon: 6 },
      profileCompletion: { currentStage: 'pathway', isProfileCompleted: false, hasPathway: false },
      unfinishedReviews: [],
    })
    expect(hub.closingSoon.map(({ title }) => title)).toEqual(
      ['06', '07', '08', '09', '10'].map(day => `Closes 2026-10-${day}`),
    )
    expect(await json('/ajax/user/hub', ana)).toMatchObject({
      userAppTrackerStagesStatistics: { notApplied: 0, applied: 0, closingSoon: 0 },
    })
  })

  it('needs eight statements for a page with everything', async () => {
    const [open, gone] = [await buildJob(host.db, companyId), await buildJob(host.db, companyId)]
    await stage(open.id, 'interview')
    await stage(gone.id, 'applied')
    await host.request(jobPath(open), { headers: cookie(sam) })
    await host.db.updateTable('jobs').set({ status: 'removed' }).where('id', '=', gone.id).execute()
    await call('/ajax/saved-search', 'POST', sam, { url: '/search-jobs?search=signalling', frequency: 'off' })
    const page = () => host.text('/dashboard/my-hub', { headers: cookie(sam) })
    expect(await page()).toMatch(/Recently viewed[^]*Saved searches|Saved searches[^]*Recently viewed/)
    const statements = await statementsOf(host, page)
    // The regular checks for changed data may run during the call.
    const isCheck = (text: string) => /pg_snapshot_xmin|select least\(/.test(text)
    expect(statements.filter(text => !isCheck(text))).toHaveLength(8)
  })

  it('lists the reviews of the person that wait for changes', async () => {
    const review = await buildReview(host.db, companyId, { state: 'changes-requested' })
    await buildAuthor(host.db, review, ids.sam)
    const { draft_id: reviewId } = await host.db
      .selectFrom('review_authors')
      .select('draft_id')
      .executeTakeFirstOrThrow()
    const known = { company: 'Halden Rail', jobTitle: 'Signalling engineer', stage: 'confirmation', percent: 100 }
    expect(await json('/ajax/user/hub')).toMatchObject({
      unfinishedReviews: [{ reviewId, ...known, state: 'changes-requested' }],
    })
    const page = await host.text('/dashboard/my-hub', { headers: cookie(sam) })
    expect(page).toContain(`<a href="/write-a-review/${reviewId}/confirmation">See what to change<`)
    expect(page).toContain('href="/dashboard/my-reviews"')
    expect(await json('/ajax/user/hub', ana)).toMatchObject({ unfinishedReviews: [] })
  })

  it('is a page for the person only', async () => {
    const job = await buildJob(host.db, companyId, { deadline_at: '2026-10-08T12:00:00Z' })
    await stage(job.id, 'interested')
    await host.request(jobPath(job), { headers: cookie(sam) })
    const answer = await host.request('/dashboard/my-hub', { headers: cookie(sam) })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const page = await answer.text()
    expect(page).toContain('<h1>Good morning, Sam</h1>')
    expect(page).toContain('data-widget="page-keys"')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain('href="/register/pathway"')
    expect(page).toContain('Closes in 3 days')
    expect(page).toContain(`<a href="/dashboard/app-tracker/all/${job.id}#panel">`)
    expect(page).toContain(`<a href="${jobPath(job)}">`)
    expect(page).toContain('action="/ajax/user/recently-viewed-jobs/removal"')
    expect(await host.text('/dashboard/my-hub', { headers: cookie(ana) })).toContain('Start here: save a job.')
  })

  it.each([
    ['/dashboard', '/dashboard/my-hub'],
    ['/dashboard/nothing', '/dashboard/my-hub'],
    ['/dashboard/app-trackers/applied/abc', '/dashboard/my-hub'],
    ['/login', '/dashboard/my-hub'],
    ['/register', '/dashboard/my-hub'],
    ['/login?return=/faqs', '/faqs'],
  ])('redirects a signed-in person from %s to %s', async (from, to) => {
    const answer = await host.request(from, { headers: cookie(sam) })
    expect([300 < answer.status && answer.status < 304, answer.headers.get('Location')]).toEqual([true, to])
  })

  it.each(['/dashboard', '/dashboard/my-hub', '/dashboard/nothing'])(
    'leads a visitor from %s to log-in and back',
    async path => {
      const answer = await host.request(path)
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        302,
        `/login?return=${encodeURIComponent(path)}`,
      ])
      expect(answer.headers.get('Cache-Control')).toContain('no-store')
    },
  )

  it('is linked from the account menu', async () => {
    expect(await host.text('/faqs', { headers: cookie(sam) })).toContain('href="/dashboard/my-hub"')
    expect((await call('/ajax/user/hub', 'GET', visitor())).status).toBe(401)
  })
})

describe('helpful reviews', () => {
  let review: { id: number; slug: string }
  const vote = (method: 'POST' | 'DELETE', headers = sam, id: unknown = review.id) =>
    call(`/ajax/reviews/${String(id)}/helpful`, method, headers)
  const post = (fields: Record<string, string>, headers = sam) =>
    host.post(
      `/reviews/${review.id}/helpful`,
      { _csrf: headers['X-XSRF-TOKEN'] ?? '', ...fields },
      { headers: cookie(headers) },
    )
  const page = (headers: Headers = {}) => host.text(`/reviews/${review.id}-${review.slug}`, { headers })

  beforeEach(async () => {
    review = await buildReview(host.db, companyId, { helpful: 3 })
  })

  it('count each person once, and show the count to everyone', async () => {
    expect(await page()).toContain('3 people found this helpful')
    const answers = await Promise.all(Array.from({ length: 10 }, () => vote('POST')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await (await vote('POST', ana)).json()).toEqual({ helpful: 5, voted: true })
    expect(await page()).toContain('5 people found this helpful')
    expect(await (await vote('DELETE')).json()).toEqual({ helpful: 4, voted: false })
    expect(await (await vote('DELETE')).json()).toEqual({ helpful: 4, voted: false })
    expect(await page()).toContain('4 people found this helpful')
  })

  it('work without script, and lead visitors to log-in and back', async () => {
    const path = `/reviews/${review.id}/helpful`
    expect(await page()).toContain(`href="${path}"`)
    const signedOut = await host.request(path)
    expect([signedOut.status, signedOut.headers.get('Location')]).toEqual([
      302,
      `/login?return=${encodeURIComponent(path)}`,
    ])
    expect(await host.text(path, { headers: cookie(sam) })).toContain('Yes, it helped')
    const answer = await post({ vote: 'helpful' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/reviews/${review.id}-${review.slug}`])
    expect(await page(cookie(sam))).toContain('You and 3 others found this helpful')
    expect(await page(cookie(ana))).toContain('4 people found this helpful')
    expect(await host.text(path, { headers: cookie(sam) })).toContain('Take it back')
    expect((await post({ vote: 'none' })).status).toBe(303)
    expect(await page()).toContain('3 people found this helpful')
    expect((await post({ vote: 'twice' })).status).toBe(422)
  })

  it('refuse the author, visitors, and reviews that are not there', async () => {
    await buildAuthor(host.db, review, ids.sam)
    expect((await vote('POST')).status).toBe(409)
    expect((await post({ vote: 'helpful' })).status).toBe(409)
    expect((await vote('POST', visitor())).status).toBe(401)
    const pending = await buildReview(host.db, companyId, { state: 'pending' })
    for (const id of [pending.id, 999_999, 'abc']) {
      expect((await vote('POST', ana, id)).status).toBe(404)
    }
    expect(await page()).toContain('3 people found this helpful')
  })
})
