import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { features } from '../../host/features'
import { Router } from '../../host/http/router'
import { seedReference } from '../../host/reference'
import { logIn } from '../support/browser-session'
import { createTestHost, type TestHost } from '../support/host'
import { buildAuthor, buildCompany, buildJob, buildReview, buildUser } from '../support/rows'
import { BAD_BODIES, OWN_RECORDS, RIGHTS } from './rights'

/** Addresses of routes with parameters. Add one for each new route. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/companies/:slug': '/companies/halden-rail',
  '/companies/:slug/jobs': '/companies/halden-rail/jobs',
  '/companies/:slug/reviews': '/companies/halden-rail/reviews',
  '/companies/:slug/gallery': '/companies/halden-rail/gallery',
  '/companies/:slug/about': '/companies/halden-rail/about',
  '/companies/:slug/insights': '/companies/halden-rail/insights',
  '/companies/:slug/related': '/companies/halden-rail/related',
  '/jobs/:idAndSlug': '/jobs/1-signalling-placement',
  '/reviews/:idAndSlug': '/reviews/1-real-work-from-day-one',
  '/go/job/:id': '/go/job/1',
  '/go/company/:id': '/go/company/1',
  '/top-employers/:year': '/top-employers/2026',
  '/top-employers/:year/:list': '/top-employers/2026/overall',
  '/categories/:slug': '/categories/placements',
  '/insights/:role': '/insights/marketing',
  '/career-quiz/result/:code': '/career-quiz/result/aaaaaaaa',
  '/verify-email/:token': `/verify-email/${'x'.repeat(43)}`,
  '/change-email/:token': `/change-email/${'x'.repeat(43)}`,
  '/reset-password/:token': `/reset-password/${'x'.repeat(43)}`,
  '/ajax/saved-items/:type': '/ajax/saved-items/jobs',
  '/ajax/saved-items/:type/:id': '/ajax/saved-items/jobs/1',
  '/ajax/saved-items/:type/all': '/ajax/saved-items/jobs/all',
  '/ajax/saved-items/:type/:id/reminders': '/ajax/saved-items/jobs/1/reminders',
  '/ajax/saved-items/:type/:id/star': '/ajax/saved-items/jobs/1/star',
  '/ajax/user/external-jobs/:id': '/ajax/user/external-jobs/1',
  '/ajax/saved-items/:type/:id/removal': '/ajax/saved-items/jobs/1/removal',
  '/ajax/saved-search/preview': '/ajax/saved-search/preview?url=%2Fsearch-jobs',
  '/ajax/saved-search/:id/run': '/ajax/saved-search/1/run',
  '/ajax/saved-search/:id/change': '/ajax/saved-search/1/change',
  '/ajax/saved-search/:id/removal': '/ajax/saved-search/1/removal',
  '/ajax/saved-search/:id/restoration': '/ajax/saved-search/1/restoration',
  '/unsubscribe/:token': `/unsubscribe/${'x'.repeat(43)}`,
  '/account/saved-searches/new': '/account/saved-searches/new?url=%2Fsearch-jobs',
  '/ajax/user/sessions/:id': '/ajax/user/sessions/2147483647',
  '/ajax/user/passkeys/:id': '/ajax/user/passkeys/2147483647',
  '/ajax/user/sessions/:id/removal': '/ajax/user/sessions/2147483647/removal',
  '/ajax/user/job-copies/:jobId': '/ajax/user/job-copies/1',
  '/ajax/user/app-tracker-stage/:jobId': '/ajax/user/app-tracker-stage/1',
  '/ajax/user/app-tracker-stage/:jobId/news': '/ajax/user/app-tracker-stage/1/news',
  '/ajax/user/app-tracker-stage/:jobId/move': '/ajax/user/app-tracker-stage/1/move',
  '/ajax/user/app-tracker-stage/:jobId/ticks': '/ajax/user/app-tracker-stage/1/ticks',
  '/ajax/user/job-calendar-link/:id': '/ajax/user/job-calendar-link/1',
  '/ajax/user/job-calendar-link/external/:id': '/ajax/user/job-calendar-link/external/1',
  '/ajax/user/send-job-calendar-link/:id': '/ajax/user/send-job-calendar-link/1',
  '/ajax/user/send-job-calendar-link/external/:id': '/ajax/user/send-job-calendar-link/external/1',
  '/dashboard/calendar/:type/:id.ics': '/dashboard/calendar/jobs/1.ics',
  '/calendar/:token.ics': `/calendar/${'x'.repeat(43)}.ics`,
  '/ajax/user/job-notes/by-job/:id': '/ajax/user/job-notes/by-job/1',
  '/ajax/user/job-notes/by-external-job/:id': '/ajax/user/job-notes/by-external-job/1',
  '/ajax/user/job-notes/sort-order/:id': '/ajax/user/job-notes/sort-order/1',
  '/ajax/user/job-notes/:id': '/ajax/user/job-notes/1',
  '/ajax/user/job-notes/:id/move': '/ajax/user/job-notes/1/move',
  '/ajax/user/job-notes/:id/removal': '/ajax/user/job-notes/1/removal',
  '/ajax/user/external-notes/:id': '/ajax/user/external-notes/1',
  '/dashboard/app-tracker{/:filter}{/:jobId}{/:jobType}': '/dashboard/app-tracker/all/1',
  '/dashboard/app-tracker/stages/:type/:id': '/dashboard/app-tracker/stages/jobs/1',
  '/dashboard/external-jobs/:id': '/dashboard/external-jobs/1',
  '/dashboard/external-jobs/:id/removal': '/dashboard/external-jobs/1/removal',
  '/dashboard/account/:tab': '/dashboard/account/data-security',
  '/ajax/user/appointments/by-job/:id': '/ajax/user/appointments/by-job/1',
  '/ajax/user/appointments/by-external-job/:id': '/ajax/user/appointments/by-external-job/1',
  '/ajax/user/appointments/:id': '/ajax/user/appointments/1',
  '/ajax/user/appointments/:id/removal': '/ajax/user/appointments/1/removal',
  '/dashboard/appointments/:id': '/dashboard/appointments/1',
  '/dashboard/appointments/:type/:id': '/dashboard/appointments/jobs/1',
  '/ajax/user/next-actions/by-job/:id': '/ajax/user/next-actions/by-job/1',
  '/ajax/user/next-actions/by-external-job/:id': '/ajax/user/next-actions/by-external-job/1',
  '/ajax/user/next-actions/:id': '/ajax/user/next-actions/1',
  '/ajax/user/next-actions/:id/removal': '/ajax/user/next-actions/1/removal',
  '/dashboard/next-actions/:id': '/dashboard/next-actions/1',
  '/dashboard/next-actions/:type/:id': '/dashboard/next-actions/jobs/1',
  '/ajax/user/contacts/by-job/:id': '/ajax/user/contacts/by-job/1',
  '/ajax/user/contacts/by-external-job/:id': '/ajax/user/contacts/by-external-job/1',
  '/ajax/user/contacts/:id': '/ajax/user/contacts/1',
  '/ajax/user/contacts/:id/removal': '/ajax/user/contacts/1/removal',
  '/dashboard/contacts/:id': '/dashboard/contacts/1',
  '/dashboard/contacts/:type/:id': '/dashboard/contacts/jobs/1',
  '/ajax/user/next-actions/:id/done': '/ajax/user/next-actions/1/done',
  '/dashboard/notes/:id': '/dashboard/notes/1',
  '/dashboard/notes/:type/:id': '/dashboard/notes/jobs/1',
  '/dashboard/saved-items/*rest': '/dashboard/saved-items/jobs',
  '/register/:stage': '/register/pathway',
  '/write-a-review/:id': '/write-a-review/1',
  '/write-a-review/:id{/*rest}': '/write-a-review/1/nothing',
  '/write-a-review/:id/:stage': '/write-a-review/1/job-details',
  '/write-a-review/:id/back': '/write-a-review/1/back',
  '/write-a-review/:id/removal': '/write-a-review/1/removal',
  '/ajax/entities/:list': '/ajax/entities/pathways',
  '/ajax/entities/jobs/:companyId': '/ajax/entities/jobs/1',
  '/ajax/user/hidden/:type/:id': '/ajax/user/hidden/jobs/1',
  '/account/profile/:name': '/account/profile/details',
  '/ajax/user/app-tracker/import/:importId': '/ajax/user/app-tracker/import/5f3c1c1e-58a5-4c6e-9a3c-0d7c8f1c2b3a',
  '/dashboard/import-applications/:importId': '/dashboard/import-applications/5f3c1c1e-58a5-4c6e-9a3c-0d7c8f1c2b3a',
  '/keep-account/:token': `/keep-account/${'a'.repeat(43)}`,
  '/account/security/passkeys/:id/:act': '/account/security/passkeys/1/removal',
  '/data-export/:token': `/data-export/${'a'.repeat(43)}`,
  '/account/hidden/:type/:id': '/account/hidden/jobs/1',
  '/embed/preview/:page': '/embed/preview/plain?widget=hot-jobs',
  '/embed/styles/:page': '/embed/styles/plain.css',
  '/embed/data/suggestions': '/embed/data/suggestions?term=le',
  '/embed/frame/:widget': '/embed/frame/rating-summary?employer=halden-rail',
  '/embed/:build/:file': '/embed/v1/embed.js',
  '/embed/data/:widget': '/embed/data/rating-summary?employer=halden-rail',
  '/ajax/jobs/:id': '/ajax/jobs/1',
  '/ajax/reviews/:id': '/ajax/reviews/1',
  '/ajax/companies/:id': '/ajax/companies/1',
  '/ajax/reviews/:id/helpful': '/ajax/reviews/1/helpful',
  '/reviews/:id/helpful': '/reviews/1/helpful',
  '/ajax/user/reviews/:id': '/ajax/user/reviews/1',
  '/ajax/user/reviews/:id/appeal': '/ajax/user/reviews/1/appeal',
  '/ajax/user/reviews/:id/withdraw': '/ajax/user/reviews/1/withdraw',
  '/dashboard/my-reviews/:id/appeal': '/dashboard/my-reviews/1/appeal',
  '/dashboard/my-reviews/:id/delete': '/dashboard/my-reviews/1/delete',
  '/dashboard/my-reviews/:id/withdraw': '/dashboard/my-reviews/1/withdraw',
  '/register-interest/:jobId': '/register-interest/1',
  '/report/:type/:id': '/report/job/1',
  '/report/:type/:id/sent': '/report/job/1/sent',
  '/pictures/clips/:file': '/pictures/clips/nothing.webm',
  '/pictures/card/:file': '/pictures/card/job-1.png',
  '/pictures/:kind/:file': '/pictures/logos/halden-rail.svg',
  '/sitemaps/:file': '/sitemaps/jobs-1.xml',
  '/moderation/reviews/:id': '/moderation/reviews/1',
  '/moderation/reviews/:id/:act': '/moderation/reviews/1/hide',
  '/moderation/companies/:id/:act': '/moderation/companies/1/confirm',
  '/moderation/reports/:id/:act': '/moderation/reports/1/dismiss',
  '/moderation/acts/:id/undo': '/moderation/acts/1/undo',
}

let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  await buildJob(host.db, company.id)
  await buildReview(host.db, company.id)
  await seedReference(host.db)
  await buildUser(host.db, host.services.passwords, { email_verified_at: null })
  await buildUser(host.db, host.services.passwords, { email: 'vera@example.test' })
}, 60_000)
afterAll(() => host.close())

it('every route answers without an error of the server', async () => {
  const router = createRouter()
  const { Cookie, token } = await host.signInAs('sam@example.test', 'correct horse battery')
  const headers = { Cookie, 'X-CSRF-Token': token, Origin: host.url }
  const answers: Record<string, number> = {}
  for (const { path, methods } of router.list()) {
    const address = EXAMPLES[path] ?? path.replace(/\{.*\}$/, '')
    expect(address, 'add an example of this route').not.toContain(':')
    const method = methods.find(name => name !== 'HEAD') ?? 'GET'
    answers[`${method} ${path}`] = (await host.request(address, { method, headers })).status
  }
  expect(Object.entries(answers).filter(([, status]) => status >= 500)).toEqual([])
  expect(Object.values(answers).filter(status => status < 400).length).toBeGreaterThan(45)
})

it('no answer for a signed-in user may be cached, and no answer that may be cached carries a cookie', async () => {
  const router = createRouter()
  const { Cookie, token } = await host.signInAs('sam@example.test', 'correct horse battery')
  const [sessionOnly = ''] = Cookie.split('; ').filter(cookie => cookie.startsWith('session='))
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  // A signed-in request without the token cookie sets it; an unknown session cookie is removed.
  const cookies = Object.entries({ 'with token': Cookie, 'without token': sessionOnly, unknown: 'session=unknown' })
  const list = [...router.list(), { path: '/nothing-here', methods: ['GET'] }]
  // Logging out would end the session of the following requests.
  const isLogout = ({ path }: { path: string }) => path === '/logout'
  const ordered = [...list.filter(route => !isLogout(route)), ...list.filter(isLogout)]
  for (const [index, { path, methods }] of ordered.entries()) {
    const address = EXAMPLES[path] ?? path.replace(/\{.*\}$/, '')
    const method = methods.find(name => name !== 'HEAD') ?? 'GET'
    const isPersonal = router.needs(method, address) === 'session'
    // Alternates the kinds of cookies, because one place in the host decides for all routes.
    const [kind, cookie] = cookies[index % cookies.length] ?? ['', '']
    const headers = { Cookie: cookie, 'X-XSRF-TOKEN': method === 'GET' ? '' : token, Origin: host.url }
    const answer = await host.request(address, { method, headers })
    const name = `${method} ${address}, ${kind}`
    expected[name] = isPersonal ? 'private, no-store' : 'no cookie'
    found[name] = isPersonal ? cacheControlOf(answer) : cookieOf(answer)
  }
  expect(found).toEqual(expected)
})

it.each([
  '/pictures/logo/halden-rail.svg',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/site.webmanifest',
  '/suggestions.php?q=si',
  '/ajax/entities/universities?q=leeds',
  'asset',
])('%s is the same for everyone: public, without a cookie', async path => {
  const { Cookie } = await host.signInAs('sam@example.test', 'correct horse battery')
  const [sessionOnly = ''] = Cookie.split('; ').filter(cookie => cookie.startsWith('session='))
  const address = path === 'asset' ? host.services.renderer.assets.url('site.css') : path
  const answer = await host.request(address, { headers: { Cookie: sessionOnly } })
  expect(answer.headers.get('Cache-Control')).toMatch(/^public, /)
  expect(cookieOf(answer)).toBe('no cookie')
  expect(answer.headers.get('Vary') ?? '').not.toContain('Cookie')
})

describe('the rights of routes', () => {
  const routes = Object.entries(RIGHTS).map(([route, access]) => {
    const [method = '', path = ''] = route.split(' ')
    return { route, access, method, path, address: EXAMPLES[path] ?? path.replace(/\{.*\}$/, '') }
  })
  // Logging out would end the session of the following requests.
  const writes = routes.filter(({ method, path }) => method !== 'GET' && path !== '/logout')
  const XHR = { 'X-Requested-With': 'XMLHttpRequest' }
  const verified = () => logIn(host, { email: 'vera@example.test' })

  it('are all listed in tests/host/rights.ts', () => {
    const found = createRouter()
      .list()
      .flatMap(({ path, methods }) => methods.filter(name => name !== 'HEAD').map(name => `${name} ${path}`))
    expect(Object.keys(RIGHTS).sort()).toEqual(found.sort())
  })

  it('of visitors end at the log-in', async () => {
    const refused = routes.filter(({ access }) => access !== 'anyone')
    for (const { route, method, address } of refused) {
      const page = await host.request(address, { method, headers: { Origin: host.url } })
      const leadsToLogin = page.headers.get('Location')?.startsWith('/login?return=')
      const call = await host.request(address, { method, headers: { Origin: host.url, ...XHR } })
      const status = method === 'GET' ? 302 : 303
      expect([route, page.status, leadsToLogin, call.status]).toEqual([route, status, true, 401])
    }
  })

  it('of people without a confirmed address end where one is needed', async () => {
    const browser = await logIn(host)
    for (const { route, access, method, address } of routes.filter(item => item.access !== 'anyone')) {
      const { status } = await browser.call(method, address, method === 'GET' ? undefined : {})
      const isRefused = status === 401 || status === 403
      expect([route, isRefused]).toEqual([route, access === 'verified'])
    }
  })

  it('to write need the token of the session, or our own origin', async () => {
    const { Cookie } = await host.signInAs('vera@example.test', 'correct horse battery')
    // The address of an unsubscribe link is itself the secret, and mail programs send nothing else.
    const guarded = routes.filter(({ method, route }) => method !== 'GET' && route !== 'POST /unsubscribe/:token')
    for (const { route, method, address } of guarded) {
      const signedIn = await host.request(address, { method, headers: { Cookie, ...XHR } })
      expect([route, signedIn.status]).toEqual([route, 419])
    }
    for (const { route, method, address } of oneOfEachShape(guarded)) {
      expect([route, (await host.request(address, { method, headers: XHR })).status]).toEqual([route, 419])
    }
  })

  it('to write take no body that breaks them', async () => {
    const { Cookie, token } = await host.signInAs('vera@example.test', 'correct horse battery')
    const headers = { Cookie, 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json', Origin: host.url, ...XHR }
    const bodies = Object.entries(BAD_BODIES)
    const sampled = oneOfEachShape(writes)
    const failures: string[] = []
    for (const [index, write] of writes.entries()) {
      // Each route gets one of the bodies; one route of each shape gets all of them.
      for (const [kind, body] of sampled.includes(write) ? bodies : bodies.slice(index % bodies.length).slice(0, 1)) {
        const { status } = await host.request(write.address, { method: write.method, headers, body })
        if (status >= 500) {
          failures.push(`${write.route} with ${kind}: ${status}`)
        }
      }
    }
    expect(failures).toEqual([])
  })

  it('with an id that no record can have are 404, or 422 for a call', async () => {
    const IDS = ['0', '-1', '99999999999999999999', '2147483648', 'abc', '1.5', '1e3', '%00', '%F0%9F%98%80']
    const browser = await verified()
    // The tracker's optional id leads to the hub, which the tracker's own tests cover.
    const idAt = ({ path }: { path: string }) => path.split('/').findIndex(part => /^:(id|jobId|companyId)$/.test(part))
    const withId = routes.filter(route => idAt(route) >= 0)
    const sampled = oneOfEachShape(withId)
    for (const [index, item] of withId.entries()) {
      for (const id of sampled.includes(item) ? IDS : IDS.slice(index % IDS.length).slice(0, 1)) {
        const address = item.address.split('/').with(idAt(item), id).join('/')
        const { status } = await browser.call(item.method, address, item.method === 'GET' ? undefined : { id: 1 })
        expect([item.route, id, status === 404 || status === 422]).toEqual([item.route, id, true])
      }
    }
  })

  it('do not reach the records of someone else', async () => {
    const sam = await logIn(host)
    const { sessions } = (await (await sam.call('GET', '/ajax/user/sessions')).json()) as { sessions: { id: number }[] }
    const details = { jobTitle: 'Placement', companyName: 'Halden Rail' }
    const externalJob = (await (await sam.call('POST', '/ajax/user/external-jobs', details)).json()) as { id: number }
    const ids = {
      session: sessions[0]?.id,
      externalJob: externalJob.id,
      review: await reviewOfSam(),
      passkey: await passkeyOfSam(),
    }
    const vera = await verified()
    for (const { route, record, body = {} } of OWN_RECORDS) {
      const [method = '', path = ''] = route.split(' ')
      const address = path.replace(':id', String(ids[record]))
      const { status } = await vera.call(method, address, method === 'GET' ? undefined : { ...details, ...body })
      expect([route, status]).toEqual([route, 404])
    }
    expect(await sam.isSignedIn()).toBe(true)
  })
})

/** The guard treats all routes of the same method and access alike, so the first of each is enough. */
function oneOfEachShape<Route extends { method: string; access: string }>(list: readonly Route[]): Route[] {
  const shapes = new Map(list.toReversed().map(route => [`${route.method} ${route.access}`, route]))
  return [...shapes.values()]
}

async function reviewOfSam(): Promise<number> {
  const user = host.db.selectFrom('users').select('id').where('email', '=', 'sam@example.test')
  await buildAuthor(host.db, { id: 1 }, (await user.executeTakeFirstOrThrow()).id)
  return (await host.db.selectFrom('review_authors').select('draft_id').executeTakeFirstOrThrow()).draft_id
}

async function passkeyOfSam(): Promise<number> {
  const { id: user_id } = await host.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'sam@example.test')
    .executeTakeFirstOrThrow()
  const key = { credential_id: 'of-sam', public_key: 'key', counter: 0, transports: [], device: 'Phone' }
  const row = { user_id, ...key, created_at: new Date() }
  return (await host.db.insertInto('passkeys').values(row).returning('id').executeTakeFirstOrThrow()).id
}

function createRouter(): Router {
  const router = new Router(host.services.renderer)
  features.forEach(feature => feature(host.services, router))
  return router
}

const cacheControlOf = ({ headers }: Response) => headers.get('Cache-Control') ?? 'none'
const cookieOf = ({ headers }: Response) => headers.get('Set-Cookie') ?? 'no cookie'
