import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { features } from '../../host/features'
import { SECTION_FIELDS } from '../../host/features/profile'
import { Router } from '../../host/http/router'
import { seedReference } from '../../host/reference'
import { createTestHost, type TestHost } from '../support/host'
import { REVIEW, REVIEW_STAGES } from '../support/review'
import { buildCompany, buildJob, buildReview, buildUser } from '../support/rows'

/*
 * Every field of every route that takes a body, as the routes declare them, with what is not text. The checks of a body are
 * tried with one such field after another; requests carry them in all fields at once and meet what the handlers do.
 */

const HOSTILE = { toString: 1, valueOf: 1 }
const NON_TEXT = [1e308, true, null, [], [null], [[HOSTILE]], HOSTILE]
/** What code that expects text trips over, field by field. */
const SENT = [[[HOSTILE]], HOSTILE]

/** What the routes have to find, so that a request reaches their handlers. */
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
/** The fields of routes whose schema takes any: parts of a profile and of a review. */
const ANY_FIELDS = Object.fromEntries(
  [...Object.values(SECTION_FIELDS), ...REVIEW_STAGES.map(stage => Object.keys(REVIEW[stage]))]
    .flat()
    .map(name => [name, TEXT]),
)

/** Returns a body of this shape. `choose` gives the value of each field by its number; undefined leaves it as it is. */
function bodyOf(shape: Shape, choose: (field: number) => unknown): unknown {
  let count = 0
  let texts = 0
  // Passwords that repeat another field are refused before they are checked any further.
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
      // A form shows its page again, with what was sent.
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
