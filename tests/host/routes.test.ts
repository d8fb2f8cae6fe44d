import { afterAll, beforeAll, expect, it } from 'vitest'
import { features } from '../../host/features'
import { Router } from '../../host/http/router'
import { seedReference } from '../../host/reference'
import { createTestHost, type TestHost } from '../support/host'
import { buildCompany, buildJob, buildReview, buildUser } from '../support/rows'

/**
 * One request to every route, on both databases: the other tests of pages run on PostgreSQL only where there is one. Here
 * are the addresses of the routes that have parameters; a new route adds its own.
 */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/companies/:slug': '/companies/halden-rail',
  '/companies/:slug/jobs': '/companies/halden-rail/jobs',
  '/companies/:slug/reviews': '/companies/halden-rail/reviews',
  '/companies/:slug/gallery': '/companies/halden-rail/gallery',
  '/companies/:slug/related': '/companies/halden-rail/related',
  '/jobs/:idAndSlug': '/jobs/1-signalling-placement',
  '/reviews/:idAndSlug': '/reviews/1-real-work-from-day-one',
  '/go/job/:id': '/go/job/1',
  '/go/company/:id': '/go/company/1',
  '/top-employers/:year': '/top-employers/2026',
  '/top-employers/:year/:list': '/top-employers/2026/overall',
  '/categories/:slug': '/categories/placements',
  '/career-quiz/result/:code': '/career-quiz/result/aaaaaaaa',
  '/verify-email/:token': `/verify-email/${'x'.repeat(43)}`,
  '/ajax/saved-items/:type': '/ajax/saved-items/jobs',
  '/ajax/saved-items/:type/:id': '/ajax/saved-items/jobs/1',
  '/ajax/saved-items/:type/:id/removal': '/ajax/saved-items/jobs/1/removal',
  '/report/:type/:id': '/report/job/1',
  '/report/:type/:id/sent': '/report/job/1/sent',
  '/pictures/clips/:file': '/pictures/clips/nothing.webm',
  '/pictures/card/:file': '/pictures/card/job-1.png',
  '/pictures/:kind/:file': '/pictures/logos/halden-rail.svg',
  '/sitemaps/:file': '/sitemaps/jobs-1.xml',
}

let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  await buildJob(host.db, company.id)
  await buildReview(host.db, company.id)
  await seedReference(host.db)
  await buildUser(host.db, host.services.passwords)
}, 60_000)
afterAll(() => host.close())

it('every route answers without an error of the server', async () => {
  const router = new Router(host.services.renderer)
  features.forEach(feature => feature(host.services, router))
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
