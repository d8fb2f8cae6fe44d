import type { SavedItem } from '@firstrung/api'
import { expect, type Page, test } from '@playwright/test'
import { type ApiWindow, openApi } from '../support/open-api'
import type { Answers } from '../support/widget-server'

const LIST = 'GET /ajax/saved-items'
const SAVE = 'POST /ajax/saved-items/jobs'
const REMOVE = 'DELETE /ajax/saved-items/jobs/12'
const KEY = '1.4-saved-items-7'
const THING = { type: 'jobs', id: 12, title: 'Signalling placement' } as const
const other: SavedItem = { id: 3, type: 'companies', reminders: false }
const lists = { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [other] }
const SIGNED_IN = '<script type="application/json" id="page-user">{"loggedIn":true,"id":7,"firstname":"Maya"}</script>'

type ProbeWindow = ApiWindow & { control?: { saved: boolean; signedIn: boolean; toggle: () => void }; heard: unknown[] }

/** A page with one save button: a widget that only holds what the hook returns. */
async function openProbe(page: Page, answers: Answers, { user = SIGNED_IN, kept = '' } = {}) {
  if (kept) {
    await page.addInitScript(([key = '', value = '']) => sessionStorage.setItem(key, value), [KEY, kept])
  }
  const opened = await openApi(page, { answers, body: `${user}<div data-widget="probe" data-mount="load"></div>` })
  await page.evaluate(thing => {
    const view = window as unknown as ProbeWindow
    view.heard = []
    view.api.subscribe('flash', ({ kind, text }) => view.heard.push([kind, text]))
    view.api.subscribe('modal', value => view.heard.push(value))
    // `register` is the twin's, and a hook works with the React of its own bundle only.
    const Probe = () => {
      view.control = view.twin.useSavedItem(thing)
      return null
    }
    const contract = { name: 'probe', parse: () => ({}), overrides: () => false }
    view.register({ name: 'probe', mount: 'load', load: () => Promise.resolve({ contract, component: Probe }) })
    view.twin.startPage()
  }, THING)
  await page.waitForFunction(() => (window as unknown as ProbeWindow).control)
  return opened
}

const control = (page: Page) =>
  page.evaluate(() => {
    const { saved, signedIn } = (window as unknown as ProbeWindow).control ?? {}
    return { saved, signedIn }
  })
const toggle = (page: Page) => page.evaluate(() => (window as unknown as ProbeWindow).control?.toggle())
const heard = (page: Page) => page.evaluate(() => (window as unknown as ProbeWindow).heard)
const items = (page: Page) =>
  page.evaluate(() => (window as unknown as ProbeWindow).api.lastValue('saved-items') ?? null)
const keptList = (page: Page) => page.evaluate(key => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown, KEY)
const events = (page: Page) =>
  page.evaluate(() => ((window as unknown as ProbeWindow).dataLayer ?? []).filter(({ event }) => event !== 'page_view'))

test.describe('at page load', () => {
  test('a visitor forgets what the tab kept, and asks nothing', async ({ page }) => {
    const opened = await openProbe(page, {}, { user: '', kept: JSON.stringify([other]) })
    expect(await keptList(page)).toBeNull()
    expect(await items(page)).toBeNull()
    expect(opened.asked).toEqual([])
    expect(opened.scripts().filter(name => /sync|toggle|transport/.test(name))).toEqual([])
    opened.close()
  })

  test('somebody signed in gets the list that the tab keeps, without a call', async ({ page }) => {
    const opened = await openProbe(page, {}, { kept: JSON.stringify([other]) })
    await expect.poll(() => items(page)).toEqual([other])
    expect(opened.asked).toEqual([])
    opened.close()
  })

  for (const kept of ['', '[]', 'spoilt', '[{"id":"x"}]']) {
    test(`the server's list comes when the tab keeps ${kept || 'none'}`, async ({ page }) => {
      const opened = await openProbe(page, { [LIST]: { body: lists } }, { kept })
      await expect.poll(() => items(page)).toEqual([other])
      expect(await keptList(page)).toEqual([other])
      opened.close()
    })
  }

  test('on the page of a form that saves, the tab keeps nothing', async ({ page }) => {
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.body.dataset.page = 'login')))
    const opened = await openProbe(page, { [LIST]: { body: lists } }, { kept: JSON.stringify([other]) })
    await page.waitForLoadState('networkidle')
    expect(await keptList(page)).toBeNull()
    expect(opened.asked).toEqual([])
    opened.close()
  })

  test('a server that does not answer breaks nothing', async ({ page }) => {
    const opened = await openProbe(page, { [LIST]: { status: 500 } })
    await expect.poll(() => opened.asked.length).toBe(1)
    expect(await control(page)).toEqual({ saved: false, signedIn: true })
    opened.close()
  })
})

test('a visitor who saves is asked to log in', async ({ page }) => {
  const opened = await openProbe(page, {}, { user: '' })
  await toggle(page)
  expect(await heard(page)).toEqual([{ name: 'save-item', ...THING }])
  expect(opened.asked).toEqual([])
  opened.close()
})

test('a thing is saved, and forgotten again', async ({ page }) => {
  const opened = await openProbe(page, { [LIST]: { body: lists }, [SAVE]: { body: {} }, [REMOVE]: { status: 204 } })
  await expect.poll(() => items(page)).toEqual([other])
  await toggle(page)
  await expect.poll(() => heard(page)).toEqual([['success', 'Signalling placement saved']])
  expect(await control(page)).toEqual({ saved: true, signedIn: true })
  expect(opened.asked[1]?.body).toBe('{"id":12}')
  expect(await keptList(page)).toEqual([{ id: 12, type: 'jobs', reminders: true }, other])
  await toggle(page)
  await expect.poll(async () => (await heard(page))[1]).toEqual(['success', 'Signalling placement removed'])
  expect(await items(page)).toEqual([other])
  expect(await events(page)).toEqual([
    { event: 'save_item', type: 'jobs', id: 12 },
    { event: 'unsave_item', type: 'jobs', id: 12 },
  ])
  opened.close()
})

test('the page shows it before the server has answered', async ({ page }) => {
  await page.route('**/ajax/saved-items/jobs', () => undefined)
  const opened = await openProbe(page, { [LIST]: { body: lists } })
  await toggle(page)
  await expect.poll(() => control(page)).toEqual({ saved: true, signedIn: true })
  expect(await heard(page)).toEqual([])
  opened.close()
})

test('a call that fails takes it back and says so', async ({ page }) => {
  const opened = await openProbe(page, { [LIST]: { body: lists }, [SAVE]: { status: 500 } })
  await toggle(page)
  await expect.poll(() => heard(page)).toEqual([['error', 'Sorry, that did not work. Try again']])
  expect(await control(page)).toEqual({ saved: false, signedIn: true })
  expect(await keptList(page)).toEqual([other])
  expect(await events(page)).toEqual([])
  opened.close()
})

test('at the limit the server says what to do', async ({ page }) => {
  const message = 'You have 500 saved items. Remove one to save another'
  const opened = await openProbe(page, { [LIST]: { body: lists }, [SAVE]: { status: 409, body: { message } } })
  await toggle(page)
  await expect.poll(() => heard(page)).toEqual([['error', message]])
  opened.close()
})

test('a 422 brings the list of the server, without a word', async ({ page }) => {
  const fresh = { ...lists, savedReviewItems: [{ id: 5, type: 'reviews', reminders: false }] }
  const opened = await openProbe(page, { [LIST]: [{ body: lists }, { body: fresh }], [SAVE]: { status: 422 } })
  await toggle(page)
  await expect.poll(() => items(page)).toEqual([...fresh.savedReviewItems, other])
  expect(await keptList(page)).toEqual([...fresh.savedReviewItems, other])
  expect(await heard(page)).toEqual([])
  opened.close()
})

test('when the session is over the person is asked to log in', async ({ page }) => {
  const opened = await openProbe(page, { [LIST]: { body: lists }, [SAVE]: { status: 401 } })
  await toggle(page)
  await expect.poll(() => heard(page)).toEqual([{ name: 'save-item', ...THING }])
  expect(await control(page)).toEqual({ saved: false, signedIn: false })
  expect(await keptList(page)).toBeNull()
  opened.close()
})

test('logging in and registering drop what was kept, and bring the new list', async ({ page }) => {
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
  const asked = () => opened.asked.filter(({ path }) => path === '/ajax/saved-items').length
  await page.evaluate(key => {
    sessionStorage.setItem(key, '[{"id":99,"type":"jobs","reminders":true}]')
    return (window as unknown as ApiWindow).api.login({ email: 'maya@uni.test', password: 'correct horse' })
  }, KEY)
  await expect.poll(() => keptList(page)).toEqual([other])
  await page.evaluate(() => (window as unknown as ApiWindow).api.logout())
  expect(await keptList(page)).toBeNull()
  await page.evaluate(() => {
    const names = { firstName: 'Maya', lastName: 'Ray', email: 'maya@uni.test', password: 'correct horse' }
    return (window as unknown as ApiWindow).api.register({ ...names, over13: true, terms: true, marketing: false })
  })
  await expect.poll(() => keptList(page)).toEqual([other])
  expect(asked()).toBe(2)
  expect(await events(page)).toEqual([{ event: 'login' }, { event: 'sign_up' }])
  opened.close()
})
