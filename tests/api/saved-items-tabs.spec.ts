import type { SavedItem, User } from '@firstrung/api'
import { expect, type Page, test } from '@playwright/test'
import { type ApiWindow, openApi } from '../support/open-api'
import type { Answers } from '../support/widget-server'

const LIST = 'GET /ajax/saved-items'
const ITEM = { type: 'jobs', id: 12, title: 'Signalling placement' } as const
const other: SavedItem = { id: 3, type: 'companies', reminders: false }
const lists = { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [other] }
const MAYA = { loggedIn: true, id: 7, firstname: 'Maya' } as const
const block = (user: User) => `<script type="application/json" id="page-user">${JSON.stringify(user)}</script>`

type ControlWindow = ApiWindow & { control?: ReturnType<ApiWindow['api']['useSavedItem']>; flash: string[] }

/** Starts a page that has one save control, as `openApi` or the browser has opened it. */
async function start(page: Page): Promise<void> {
  await page.waitForFunction(() => 'copy' in window)
  await page.evaluate(item => {
    const view = window as unknown as ControlWindow
    view.flash = []
    view.api.subscribe('flash', ({ text }) => view.flash.push(text))
    const Probe = () => {
      view.control = view.copy.useSavedItem(item)
      return null
    }
    const contract = { name: 'probe', parse: () => ({}), overrides: () => false }
    view.register({ name: 'probe', mount: 'load', load: () => Promise.resolve({ contract, component: Probe }) })
    view.copy.startPage()
  }, ITEM)
  await page.waitForFunction(() => (window as unknown as ControlWindow).control)
}

async function openFirst(page: Page, answers: Answers, user: User = MAYA) {
  if (user.loggedIn) {
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'abc', domain: '127.0.0.1', path: '/' }])
  }
  const body = `${user.loggedIn ? block(user) : ''}<div data-widget="probe" data-mount="load"></div>`
  const opened = await openApi(page, { answers, body })
  await start(page)
  return opened
}

/** Opens the same address in a second tab. */
async function openSecond(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await start(tab)
  return tab
}

const control = (page: Page) =>
  page.evaluate(() => {
    const { saved, reminders, signedIn } = (window as unknown as ControlWindow).control ?? {}
    return { saved, reminders, signedIn }
  })
const items = (page: Page) => page.evaluate(() => (window as unknown as ApiWindow).api.lastValue('saved-items'))
const cached = (page: Page) => page.evaluate(() => sessionStorage.getItem('1.4-saved-items-7'))
const toggle = (page: Page) => page.evaluate(() => (window as unknown as ControlWindow).control?.toggle())

const SAVED: Answers = {
  [LIST]: { body: lists },
  'POST /ajax/saved-items/jobs': { body: { id: 12, type: 'jobs', reminders: true } },
  'DELETE /ajax/saved-items/jobs/12': { status: 204 },
  'PUT /ajax/saved-items/jobs/12': { body: { id: 12, type: 'jobs', reminders: false } },
}

test('saving, reminders and removing change every tab, and the list that each has cached', async ({ page }) => {
  const opened = await openFirst(page, SAVED)
  const tab = await openSecond(page)
  for (const view of [page, tab]) {
    await expect.poll(() => items(view)).toEqual([other])
  }
  await toggle(page)
  await expect.poll(() => control(tab)).toEqual({ saved: true, reminders: true, signedIn: true })
  await tab.evaluate(() => (window as unknown as ControlWindow).control?.toggleReminders())
  await expect.poll(() => control(page)).toEqual({ saved: true, reminders: false, signedIn: true })
  expect(JSON.parse((await cached(page)) ?? '')).toEqual([{ id: 12, type: 'jobs', reminders: false }, other])
  await toggle(tab)
  await expect.poll(() => control(page)).toEqual({ saved: false, reminders: false, signedIn: true })
  expect(JSON.parse((await cached(page)) ?? '')).toEqual([other])
  expect(await page.evaluate(() => (window as unknown as ControlWindow).flash)).toEqual(['Signalling placement saved'])
  opened.close()
})

test('a refused change is taken back in every tab', async ({ page }) => {
  const opened = await openFirst(page, { ...SAVED, 'POST /ajax/saved-items/jobs': { status: 500 } })
  const tab = await openSecond(page)
  await expect.poll(() => items(tab)).toEqual([other])
  await tab.evaluate(() => {
    const view = window as unknown as ControlWindow & { seen: boolean[] }
    view.seen = []
    view.api.subscribe('saved-items', list => view.seen.push(list.some(({ id }) => id === 12)))
  })
  await toggle(page)
  await expect
    .poll(() => tab.evaluate(() => (window as unknown as { seen: boolean[] }).seen))
    .toEqual([false, true, false])
  opened.close()
})

test('another person’s tab takes no notice', async ({ page }) => {
  const opened = await openFirst(page, SAVED)
  const tab = await openSecond(page)
  await expect.poll(() => items(tab)).toEqual([other])
  await page.evaluate(() => {
    const channel = new BroadcastChannel('firstrung')
    channel.postMessage({ userId: 8, item: { id: 99, type: 'jobs', reminders: true }, saved: true })
    channel.postMessage({ userId: 7, item: { id: 98, type: 'jobs', reminders: true }, saved: true })
  })
  await expect.poll(() => items(tab)).toEqual([{ id: 98, type: 'jobs', reminders: true }, other])
  opened.close()
})

test('logging in and out in one tab changes the others', async ({ page }) => {
  const answers = { ...SAVED, 'POST /login': { body: { data: { user: MAYA } } }, 'POST /logout': { status: 204 } }
  const opened = await openFirst(page, answers, { loggedIn: false })
  const tab = await openSecond(page)
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'abc', domain: '127.0.0.1', path: '/' }])
  await page.evaluate(() => (window as unknown as ApiWindow).api.login({ email: 'm@uni.test', password: 'x' }))
  await expect.poll(() => items(tab)).toEqual([other])
  expect(await control(tab)).toEqual({ saved: false, reminders: false, signedIn: true })
  await page.context().clearCookies()
  await page.evaluate(() => (window as unknown as ApiWindow).api.logout())
  await expect.poll(() => control(tab)).toEqual({ saved: false, reminders: false, signedIn: false })
  expect([await items(tab), await cached(tab)]).toEqual([[], null])
  opened.close()
})

test('an old copy of a visitor’s page does not log the other tabs out', async ({ page }) => {
  const opened = await openFirst(page, SAVED)
  await expect.poll(() => items(page)).toEqual([other])
  await page.evaluate(() => {
    const channel = new BroadcastChannel('firstrung')
    channel.postMessage({ user: { loggedIn: false } })
    channel.postMessage({ userId: 7, item: { id: 98, type: 'jobs', reminders: true }, saved: true })
  })
  await expect.poll(() => items(page)).toHaveLength(2)
  expect(await control(page)).toMatchObject({ signedIn: true })
  opened.close()
})

test('a list that is older than a change does not take the change back', async ({ page }) => {
  const fresh = { ...lists, savedJobItems: [{ id: 12, type: 'jobs', reminders: true }] }
  const opened = await openFirst(page, { ...SAVED, [LIST]: { body: fresh } }, { loggedIn: false })
  const waiting: (() => void)[] = []
  // The first answer was made before the change and arrives after it.
  await page.route('**/ajax/saved-items', async route => {
    if (waiting.length === 0) {
      await new Promise<void>(resolve => waiting.push(resolve))
      await route.fulfill({ json: lists })
    } else {
      await route.fallback()
    }
  })
  const login = { status: 200, json: { data: { user: MAYA } } }
  await page.route('**/login', route => route.fulfill(login))
  await page.evaluate(() => (window as unknown as ApiWindow).copy.login({ email: 'm@uni.test', password: 'x' }))
  await expect.poll(() => waiting.length).toBe(1)
  await toggle(page)
  await expect.poll(() => page.evaluate(() => (window as unknown as ControlWindow).flash)).toHaveLength(1)
  waiting[0]?.()
  await expect.poll(() => items(page)).toEqual([{ id: 12, type: 'jobs', reminders: true }, other])
  opened.close()
})

test('an item that was removed elsewhere: its reminders fetch the list again without a message', async ({ page }) => {
  const before = { ...lists, savedJobItems: [{ id: 12, type: 'jobs', reminders: true }] }
  const opened = await openFirst(page, {
    [LIST]: [{ body: before }, { body: lists }],
    'PUT /ajax/saved-items/jobs/12': { status: 404, body: { message: 'This is not one of your saved items' } },
  })
  await expect.poll(() => items(page)).toHaveLength(2)
  await page.evaluate(() => (window as unknown as ControlWindow).control?.toggleReminders())
  await expect.poll(() => items(page)).toEqual([other])
  expect(await page.evaluate(() => (window as unknown as ControlWindow).flash)).toEqual([])
  opened.close()
})

const STORAGE: [string, () => void][] = [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    },
  ],
  ['full of garbage', () => sessionStorage.setItem('1.4-saved-items-7', '{"__proto__":[1],"length":3}')],
]

for (const [name, breakStorage] of STORAGE) {
  test(
    `with storage that is ${name}, saving works the same`,
    { tag: name === 'blocked' ? [] : '@full' },
    async ({ page }) => {
      const errors: Error[] = []
      page.on('pageerror', error => errors.push(error))
      await page.addInitScript(breakStorage)
      const opened = await openFirst(page, SAVED)
      await expect.poll(() => items(page)).toEqual([other])
      await toggle(page)
      await expect.poll(() => control(page)).toEqual({ saved: true, reminders: true, signedIn: true })
      await toggle(page)
      await expect.poll(() => items(page)).toEqual([other])
      await expect
        .poll(() => page.evaluate(() => (window as unknown as ControlWindow).flash))
        .toEqual(['Signalling placement saved', 'Signalling placement removed'])
      expect(errors).toEqual([])
      opened.close()
    },
  )
}

test('forms that the browser submits carry the token of the session, whatever the page was made with', async ({
  page,
}) => {
  const opened = await openFirst(page, { ...SAVED, 'POST /report': { status: 204 } })
  await expect.poll(() => items(page)).toEqual([other])
  await page.evaluate(() => {
    const add = (method: string, action: string, fields: Record<string, string>) => {
      const form = document.createElement('form')
      form.setAttribute('method', method)
      form.setAttribute('action', action)
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement('input'), { name, value }))
      }
      document.body.append(form)
    }
    add('post', '/report', { _csrf: 'old', action: 'x' })
    add('get', '/search', { search: 'x' })
    const prevent = (event: Event) => event.preventDefault()
    // After the document: what the browser would send.
    addEventListener('submit', prevent)
    document.querySelectorAll('form').forEach(form => form.requestSubmit())
  })
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll('form')].map(form => Object.fromEntries(new FormData(form))),
  )
  expect(fields).toEqual([{ _csrf: 'abc', action: 'x' }, { search: 'x' }])
  opened.close()
})
