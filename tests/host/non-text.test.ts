import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { features } from '../../host/features'
import { SECTION_FIELDS } from '../../host/features/account/profile'
import { Router } from '../../host/http/router'
import { seedReference } from '../../host/reference'
import { createTestHost, type TestHost } from '../support/host'
import { REVIEW, REVIEW_STAGES } from '../support/review'
import { buildCompany, buildJob, buildReview, buildUser } from '../support/rows'

/*
 * Sends values that are not text in every field of every route with a body, as declared by the routes. The validation
 * of a body is tested with one such field at a time; requests have them in all fields at once, to test the handlers.
 */

const HOSTILE = { toString: 1, valueOf: 1 }
const NON_TEXT = [1e308, true, null, [], [null], [[HOSTILE]], HOSTILE]
/** Values that break code which expects text. */
const SENT = [[[HOSTILE]], HOSTILE]

/** Parameters that exist, so that requests reach the handlers. */
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  ':token': ['x'.repeat(43)],
  ':importId': ['5f3c1c1e-58a5-4c6e-9a3c-0d7c8f1c2b3a'],
  '/ajax/saved-items/:type': ['/ajax/saved-items/jobs'],
  '/hidden/:type': ['/hidden/jobs'],
  '/report/:type': ['/report/job'],
  ':type': ['external-jobs'],
  '/write-a-review/:id/:stage': ['/write-a-review/1/job-details', '/write-a-review/1/the-role'],
  '/register/:stage': ['/register/account', '/register/job-preferences', '/register/about-you'],
  '/account/profile/:name': ['/account/profile/details', '/account/profile/education'],
  '/reviews/:id/:act': ['/reviews/1/reject'],
  '/companies/:id/:act': ['/companies/1/merge'],
  '/reports/:id/:act': ['/reports/1/dismiss'],
}

interface Shape {
  type: string
  entries?: Readonly<Record<string, Shape>>
  wrapped?: Shape
  item?: Shape
}
const TEXT: Shape = { type: 'string' }
/** Fields of routes whose schema accepts any field: parts of a profile and of a review. */
const ANY_FIELDS = Object.fromEntries(
  [...Object.values(SECTION_FIELDS), ...REVIEW_STAGES.map(stage => Object.keys(REVIEW[stage]))]
    .flat()
    .map(name => [name, TEXT]),
)

/** `choose` returns the value of each field by its number; undefined uses a valid value. */
function bodyOf(shape: Shape, choose: (field: number) => unknown): unknown {
  let count = 0
  let texts = 0
  // Each text is different, because a password that repeats another field is refused early.
  const text = () => `three ${'odd '.repeat((texts += 1))}otters`
  const build = ({ type, entries, wrapped, item }: Shape): unknown => {
    if (wrapped) {
      return build(wrapped)
    }
    const fields = entries ?? (type === 'record' ? ANY_FIELDS : undefined)
    if (fields) {
      return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, chosen(field)]))
    }
    return item ? [chosen(item)] : text()
  }
  const chosen = (field: Shape) => {
    const value = choose(count++)
    return value === undefined ? build(field) : value
  }
  return build(shape)
}

function countFields(shape: Shape): number {
  let fields = 0
  bodyOf(shape, field => void (fields = field + 1))
  return fields
}

let host: TestHost
const routes = () => {
  const router = new Router(host.services.renderer)
  features.forEach(feature => feature(host.services, router))
  return router.list().flatMap(({ path, methods, body }) => (body ? [{ method: methods[0] ?? '', path, body }] : []))
}

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  await buildJob(host.db, company.id)
  await buildReview(host.db, company.id)
  await seedReference(host.db)
  const email_verified_at = host.clock.now()
  await buildUser(host.db, host.services.passwords, { email_verified_at, role: 'moderator' })
})
afterAll(() => host.close())

it('no check of a field runs on a value whose type is wrong', async () => {
  const broken: string[] = []
  for (const { method, path, body } of routes()) {
    const fields = countFields(body)
    for (const value of NON_TEXT) {
      for (let wrong = 0; wrong < fields; wrong += 1) {
        const sent = bodyOf(body, field => (field === wrong ? value : undefined))
        await v.safeParseAsync(body, sent).catch((error: unknown) => {
          broken.push(`${method} ${path}, field ${wrong}, ${JSON.stringify(value)}: ${String(error)}`)
        })
      }
    }
  }
  expect(broken).toEqual([])
})

it('fields that are not text never fail the server', async () => {
  const headers = await host.callHeaders('sam@example.test')
  const { 'X-Requested-With': _, ...page } = headers
  const failures: string[] = []
  for (const { method, path, body } of routes()) {
    for (const address of addressesOf(path)) {
      const sent = JSON.stringify(bodyOf(body, field => SENT[field % SENT.length]))
      // After an error a form shows its page with the submitted values.
      const isForm = !path.startsWith('/ajax/')
      const { status } = await host.request(address, { method, headers: isForm ? page : headers, body: sent })
      if (status >= 500) {
        failures.push(`${method} ${address} with ${sent.slice(0, 300)}: ${status}`)
      }
    }
  }
  expect(failures).toEqual([])
}, 60_000)

function addressesOf(path: string): string[] {
  const [name, values = []] = Object.entries(PARAMS).find(([key]) => path.includes(key)) ?? []
  const filled = name ? values.map(value => path.replace(name, value)) : [path]
  return filled.map(address => address.replaceAll(/:\w+/g, '1'))
}
