import type { SavedItem } from '@firstrung/api'
import { expect, type Page, test } from '@playwright/test'
import { type ApiWindow, openApi } from '../support/open-api'
import type { Answers } from '../support/widget-server'

const LIST = 'GET /ajax/saved-items'
const SAVE = 'POST /ajax/saved-items/jobs'
const REMOVE = 'DELETE /ajax/saved-items/jobs/12'
const KEY = '1.4-saved-items-7'
const ITEM = { type: 'jobs', id: 12, title: 'Signalling placement' } as const
const other: SavedItem = { id: 3, type: 'companies', reminders: false }
const lists = { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [other] }
const SIGNED_IN = '<script type="application/json" id="page-user">{"loggedIn":true,"id":7,"firstname":"Maya"}</script>'

type ProbeWindow = ApiWindow & {
  control?: { saved: boolean; signedIn: boolean; toggle: () => void }
  messages: unknown[]
}

/** A page with one save button: a widget that only exposes the result of the hook. */
async function openProbe(page: Page, answers: Answers, { user = SIGNED_IN, cached = '' } = {}) {
  if (cached) {
    await page.addInitScript(([key = '', value = '']) => sessionStorage.setItem(key, value), [KEY, cached])
  }
  const opened = await openApi(page, { answers, body: `${user}<div data-widget="probe" data-mount="load"></div>` })
  await page.evaluate(item => {
    const view = window as unknown as ProbeWindow
    view.messages = []
    view.api.subscribe('flash', ({ kind, text }) => view.messages.push([kind, text]))
    view.api.subscribe('modal', value => view.messages.push(value))
    // `register` belongs to the second copy, and a hook works only with the React of its own bundle.
    const Probe = () => {
      view.control = view.copy.useSavedItem(item)
      return null
    }
    const contract = { name: 'probe', parse: () => ({}), overrides: () => false }
    view.register({ name: 'probe', mount: 'load', load: () => Promise.resolve({ contract, component: Probe }) })
    view.copy.startPage()
  }, ITEM)
  await page.waitForFunction(() => (window as unknown as ProbeWindow).control)
  return opened
}

const control = (page: Page) =>
  page.evaluate(() => {
    const { saved, signedIn } = (window as unknown as ProbeWindow).control ?? {}
    return { saved, signedIn }
  })
const toggle = (page: Page) => page.evaluate(() => (window as unknown as ProbeWindow).control?.toggle())
const messages = (page: Page) => page.evaluate(() => (window as unknown as ProbeWindow).messages)
const items = (page: Page) =>
  page.evaluate(() => (window as unknown as ProbeWindow).api.lastValue('saved-items') ?? null)
const cachedList = (page: Page) =>
  page.evaluate(key => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown, KEY)
const events = (page: Page) =>
  page.evaluate(() => ((window as unknown as ProbeWindow).dataLayer ?? []).filter(({ event }) => event !== 'page_view'))

test.describe('at page load', () => {
  test('a visitor forgets what the tab cached, and asks nothing', async ({ page }) => {
    const opened = await openProbe(page, {}, { user: '', cached: JSON.stringify([other]) })
    expect(await cachedList(page)).toBeNull()
    expect(await items(page)).toBeNull()
    expect(opened.requests).toEqual([])
    expect(opened.scripts().filter(name => /store|transport/.test(name))).toEqual([])
    opened.close()
  })

  test('a signed-in user gets the cached list without a call', async ({ page }) => {
    const opened = await openProbe(page, {}, { cached: JSON.stringify([other]) })
    await expect.poll(() => items(page)).toEqual([other])
    expect(opened.requests).toEqual([])
    opened.close()
  })

  for (const cached of ['', '[]', 'broken', '[{"id":"x"}]']) {
    test(
      `the server's list comes when the tab has cached ${cached || 'none'}`,
      { tag: cached === '[]' ? '@full' : [] },
      async ({ page }) => {
        const opened = await openProbe(page, { [LIST]: { body: lists } }, { cached })
        await expect.poll(() => items(page)).toEqual([other])
        expect(await cachedList(page)).toEqual([other])
        opened.close()
      },
    )
  }

  test('on the page of a form that saves, nothing is cached', async ({ page }) => {
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.body.dataset.page = 'login')))
    const opened = await openProbe(page, { [LIST]: { body: lists } }, { cached: JSON.stringify([other]) })
    await page.waitForLoadState('networkidle')
    expect(await cachedList(page)).toBeNull()
    expect(opened.requests).toEqual([])
    opened.close()
  })

  test('a server that does not answer does no harm', async ({ page }) => {
    const opened = await openProbe(page, { [LIST]: { status: 500 } })
    await expect.poll(() => opened.requests.length).toBe(1)
    expect(await control(page)).toEqual({ saved: false, signedIn: true })
    opened.close()
  })
})

test('a visitor who saves is asked to log in', async ({ page }) => {
  const opened = await openProbe(page, {}, { user: '' })
  await toggle(page)
  expect(await messages(page)).toEqual([{ name: 'save-item', ...ITEM }])
  expect(opened.requests).toEqual([])
  opened.close()
})

test('an item is saved and removed again', async ({ page }) => {
  const opened = await openProbe(page, { [LIST]: { body: lists }, [SAVE]: { body: {} }, [REMOVE]: { status: 204 } })
  await expect.poll(() => items(page)).toEqual([other])
  await toggle(page)
  await expect.poll(() => messages(page)).toEqual([['success', 'Signalling placement saved']])
  expect(await control(page)).toEqual({ saved: true, signedIn: true })
  expect(opened.requests[1]?.body).toBe('{"id":12}')
  expect(await cachedList(page)).toEqual([{ id: 12, type: 'jobs', reminders: true }, other])
  await toggle(page)
  await expect.poll(async () => (await messages(page))[1]).toEqual(['success', 'Signalling placement removed'])
  expect(await items(page)).toEqual([other])
  expect(await events(page)).toEqual([
    { event: 'save_item', type: 'jobs', id: 12 },
    { event: 'unsave_item', type: 'jobs', id: 12 },
  ])
  opened.close()
})

test('the page shows the change before the server has answered', async ({ page }) => {
  await page.route('**/ajax/saved-items/jobs', () => undefined)
  const opened = await openProbe(page, { [LIST]: { body: lists } })
  await toggle(page)
  await expect.poll(() => control(page)).toEqual({ saved: true, signedIn: true })
  expect(await messages(page)).toEqual([])
  opened.close()
})

test('a failed call reverts the change and shows an error', async ({ page }) => {
  const opened = await openProbe(page, { [LIST]: { body: lists }, [SAVE]: { status: 500 } })
  await toggle(page)
  await expect.poll(() => messages(page)).toEqual([['error', 'Sorry, that did not work. Try again']])
  expect(await control(page)).toEqual({ saved: false, signedIn: true })
  expect(await cachedList(page)).toEqual([other])
  expect(await events(page)).toEqual([])
  opened.close()
})

test('at the limit the page shows the message of the server', async ({ page }) => {
  const message = 'You have 500 saved items. Remove one to save another'
  const opened = await openProbe(page, { [LIST]: { body: lists }, [SAVE]: { status: 409, body: { message } } })
  await toggle(page)
  await expect.poll(() => messages(page)).toEqual([['error', message]])
  opened.close()
})

test('a 422 loads the list of the server without a message', async ({ page }) => {
  const fresh = { ...lists, savedReviewItems: [{ id: 5, type: 'reviews', reminders: false }] }
  const opened = await openProbe(page, { [LIST]: [{ body: lists }, { body: fresh }], [SAVE]: { status: 422 } })
  await toggle(page)
  await expect.poll(() => items(page)).toEqual([...fresh.savedReviewItems, other])
  expect(await cachedList(page)).toEqual([...fresh.savedReviewItems, other])
  expect(await messages(page)).toEqual([])
  opened.close()
})

test('when the session has expired, the user is asked to log in', async ({ page }) => {
  const opened = await openProbe(page, { [LIST]: { body: lists }, [SAVE]: { status: 401 } })
  await toggle(page)
  await expect.poll(() => messages(page)).toEqual([{ name: 'save-item', ...ITEM }])
  expect(await control(page)).toEqual({ saved: false, signedIn: false })
  expect(await cachedList(page)).toBeNull()
  opened.close()
})

test('logging in and registering drop what was cached, and bring the new list', async ({ page }) => {
  const user = { loggedIn: true, id: 7, firstname: 'Maya' }
  const opened = await openProbe(
    page,
    {
      'POST /login': { body: { data: { user } } },
      'POST /register': { body: { user } },
      'POST /logout': { status: 204 },
      [LIST]: { body: lists },
    },
    { user: '' },
  )
  const countCalls = () => opened.requests.filter(({ path }) => path === '/ajax/saved-items').length
  await page.evaluate(key => {
    sessionStorage.setItem(key, '[{"id":99,"type":"jobs","reminders":true}]')
    return (window as unknown as ApiWindow).api.login({ email: 'maya@uni.test', password: 'correct horse' })
  }, KEY)
  await expect.poll(() => cachedList(page)).toEqual([other])
  await page.evaluate(() => (window as unknown as ApiWindow).api.logout())
  expect(await cachedList(page)).toBeNull()
  await page.evaluate(() => {
    const names = { firstName: 'Maya', lastName: 'Ray', email: 'maya@uni.test', password: 'correct horse' }
    return (window as unknown as ApiWindow).api.register({ ...names, over13: true, terms: true, marketing: false })
  })
  await expect.poll(() => cachedList(page)).toEqual([other])
  expect(countCalls()).toBe(2)
  expect(await events(page)).toEqual([{ event: 'login' }, { event: 'sign_up' }])
  opened.close()
})
