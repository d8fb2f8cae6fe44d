import { expect, type Page, test } from '@playwright/test'
import { type ApiWindow, openApi } from '../support/open-api'
import type { Answers } from '../support/widget-server'

const dismiss = 'POST /dismiss-transition-message'

interface Outcome {
  data?: unknown
  failed?: { name: string; message: string; status: number; data: unknown }
}

/** Makes one call on a page and returns its outcome. */
async function callOn(page: Page, answers: Answers) {
  const opened = await openApi(page, { answers })
  const result = await page.evaluate((): Promise<Outcome> => {
    const { api } = window as unknown as ApiWindow
    return api.request({ method: 'POST', path: '/dismiss-transition-message', body: { a: 1 } }).then(
      data => ({ data }),
      ({ name, message, status, data }: NonNullable<Outcome['failed']>) => ({
        failed: { name, message, status, data },
      }),
    )
  })
  opened.close()
  return { result, requests: opened.requests }
}

test('the client loads with the first call that changes something, not with the page or a GET', async ({ page }) => {
  const list = { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [] }
  const answers = { [dismiss]: { status: 204 }, 'GET /ajax/saved-items': { body: list } }
  const opened = await openApi(page, { answers })
  await page.evaluate(() => (window as unknown as ApiWindow).api.call('GET /ajax/saved-items'))
  expect(opened.requests).toHaveLength(1)
  expect(opened.scripts().filter(name => name.includes('transport'))).toEqual([])
  await page.evaluate(() => (window as unknown as ApiWindow).api.dismissTransitionMessage())
  expect(opened.scripts().filter(name => name.includes('transport'))).toHaveLength(1)
  opened.close()
})

test('a call sends the XHR header and the token of the cookie', async ({ page, context }) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'tok', domain: '127.0.0.1', path: '/' }])
  const { requests, result } = await callOn(page, { [dismiss]: { body: { fine: true } } })
  expect(result).toEqual({ data: { fine: true } })
  expect(requests[0]?.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'tok' })
  expect(requests[0]?.body).toBe('{"a":1}')
})

test('after a 419 the call is repeated with a fresh token', async ({ page }) => {
  const { requests, result } = await callOn(page, {
    [dismiss]: [{ status: 419, body: { message: 'Expired' } }, { body: { fine: true } }],
    'GET /ajax/csrf-token': { status: 204, headers: { 'set-cookie': 'XSRF-TOKEN=fresh; Path=/' } },
  })
  expect(result).toEqual({ data: { fine: true } })
  expect(requests.map(({ path }) => path)).toEqual([
    '/dismiss-transition-message',
    '/ajax/csrf-token',
    '/dismiss-transition-message',
  ])
  expect(requests[2]?.headers['x-xsrf-token']).toBe('fresh')
})

test('a second 419 fails the call', async ({ page }) => {
  const { requests, result } = await callOn(page, {
    [dismiss]: { status: 419, body: { message: 'Expired' } },
    'GET /ajax/csrf-token': { status: 204 },
  })
  expect(result.failed).toMatchObject({ status: 419, message: 'Expired' })
  expect(requests).toHaveLength(3)
})

test('without a fresh token the call fails with 419', async ({ page }) => {
  const { requests, result } = await callOn(page, {
    [dismiss]: { status: 419 },
    'GET /ajax/csrf-token': { status: 500 },
  })
  expect(result.failed).toMatchObject({ status: 419 })
  expect(requests).toHaveLength(2)
})

test('a server error keeps its status and body', async ({ page }) => {
  const body = { message: 'Check the form', errors: { email: ['Enter an e-mail address'] } }
  const { result } = await callOn(page, { [dismiss]: { status: 422, body } })
  expect(result.failed).toEqual({ name: 'ApiError', status: 422, message: 'Check the form', data: body })
})

test('an error page instead of JSON is handled like any error', async ({ page }) => {
  const { result } = await callOn(page, { [dismiss]: { status: 502, body: '<h1>Bad gateway</h1>' } })
  expect(result.failed).toMatchObject({ status: 502, data: '<h1>Bad gateway</h1>' })
})

test('an offline call has status 0', async ({ page, context }) => {
  const opened = await openApi(page, { answers: { [dismiss]: { status: 204 } } })
  await page.evaluate(() => (window as unknown as ApiWindow).api.dismissTransitionMessage())
  await context.setOffline(true)
  const status = await page.evaluate(() =>
    (window as unknown as ApiWindow).api.dismissTransitionMessage().catch((error: { status: number }) => error.status),
  )
  await context.setOffline(false)
  expect(status).toBe(0)
  opened.close()
})

test('an aborted call has status 0', { tag: '@full' }, async ({ page }) => {
  const opened = await openApi(page)
  const status = await page.evaluate(() =>
    (window as unknown as ApiWindow).api
      .request({ method: 'GET', path: '/slow', signal: AbortSignal.abort() })
      .catch((error: { status: number }) => error.status),
  )
  expect(status).toBe(0)
  opened.close()
})

test('an answer that does not match the schema fails', async ({ page }) => {
  const opened = await openApi(page, { answers: { 'GET /ajax/user/hub': { body: { wrong: 1 } } } })
  const failed = await page.evaluate(() => {
    const schema = {
      '~standard': {
        validate: (value: unknown) =>
          'right' in Object(value) ? { value: value as object } : { issues: [{ message: 'right is missing' }] },
      },
    }
    return (window as unknown as ApiWindow).api
      .request({ method: 'GET', path: '/ajax/user/hub', params: { page: 2, sort: undefined }, schema })
      .catch((error: { status: number; data: unknown }) => ({ status: error.status, data: error.data }))
  })
  expect(failed).toEqual({ status: 200, data: { wrong: 1 } })
  expect(opened.requests[0]?.path).toBe('/ajax/user/hub?page=2')
  opened.close()
})

for (const [mode, message] of [
  ['development', 'POST /ajax/user/email: suggestion: '],
  ['production', undefined],
] as const) {
  test(`an answer that breaks its contract ${message ? 'fails' : 'passes'} in ${mode}`, async ({ page }) => {
    const opened = await openApi(page, {
      mode,
      answers: { 'POST /ajax/user/email': { body: { valid: true, suggestion: 1 } } },
    })
    const failure = await page.evaluate(() =>
      (window as unknown as ApiWindow).api.checkEmail('maya@uni.test').then(
        () => undefined,
        (error: Error) => error.message,
      ),
    )
    expect(failure?.slice(0, message?.length)).toBe(message)
    expect(opened.scripts().some(name => name.includes('check-answer'))).toBe(mode === 'development')
    opened.close()
  })
}

test('signing in and out publishes the user', async ({ page }) => {
  const user = { loggedIn: true, firstname: 'Maya' }
  const opened = await openApi(page, {
    answers: { 'POST /login': { body: { data: { user } } }, 'POST /logout': { status: 204 } },
  })
  const users = await page.evaluate(async () => {
    const { api } = window as unknown as ApiWindow
    const values: unknown[] = []
    api.subscribe('user', value => values.push(value))
    await api.login({ email: 'maya@uni.test', password: 'correct horse' })
    await api.logout()
    return values
  })
  expect(users).toEqual([user, { loggedIn: false }])
  opened.close()
})
