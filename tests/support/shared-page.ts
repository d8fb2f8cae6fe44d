import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
} from '@playwright/test'

interface SharedPage {
  /** A page without script on the test server, whose storage is cleared. Undefined if each test has its own server. */
  emptyPage: string | undefined
  /** The test starts with an empty cache, in a new context. */
  isFirstVisit: boolean
  fixedOptions: BrowserContextOptions
}

/** Survives navigation and cannot be undone, so a test that uses one of these is the last on its page. */
const LASTING = ['addInitScript', 'exposeFunction', 'clock']

/** Unused pages of this worker, by their options. */
const idle = new Map<string, Page>()
const changed = new WeakSet<BrowserContext>()

/**
 * Earlier tests of the worker may have used the test's page, but nothing of them remains: no storage, cookie,
 * permission, route, window size or other tab. Playwright's own reset also empties the caches of the browser, and
 * compiling all scripts again takes longer than most tests.
 */
export const test = base.extend<SharedPage>({
  emptyPage: [undefined, { option: true }],
  isFirstVisit: [false, { option: true }],
  /** Options that cannot change during the life of a context. */
  fixedOptions: async (
    { baseURL, bypassCSP, hasTouch, javaScriptEnabled, locale, serviceWorkers, timezoneId },
    use,
  ) => {
    const options = { baseURL, bypassCSP, hasTouch, javaScriptEnabled, locale, serviceWorkers, timezoneId }
    await use(JSON.parse(JSON.stringify(options)) as BrowserContextOptions)
  },
  context: async ({ browser, emptyPage, isFirstVisit, fixedOptions, viewport, reducedMotion }, use, { errors }) => {
    const key = JSON.stringify(fixedOptions)
    const page = (!isFirstVisit && idle.get(key)) || (await newPage(browser, fixedOptions))
    idle.delete(key)
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
    await page.emulateMedia({ reducedMotion })
    await use(page.context())
    if (isFirstVisit || changed.has(page.context()) || page.isClosed() || errors.length > 0) {
      await page.context().close()
    } else {
      await clean(page, emptyPage)
      idle.set(key, page)
    }
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
})

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  for (const target of [page, context]) {
    for (const name of LASTING.filter(member => member in target)) {
      const value: unknown = Reflect.get(target, name)
      Object.defineProperty(target, name, { get: () => (changed.add(context), value) })
    }
  }
  return page
}

async function clean(page: Page, emptyPage = 'about:blank'): Promise<void> {
  const context = page.context()
  const others = context.pages().filter(tab => tab !== page)
  await Promise.all(others.map(tab => tab.close()))
  await context.setOffline(false)
  await Promise.all([page, context].map(target => target.unrouteAll({ behavior: 'ignoreErrors' })))
  await page.goto(emptyPage)
  if (emptyPage !== 'about:blank') {
    await page.evaluate(() => [localStorage, sessionStorage].forEach(storage => storage.clear()))
  }
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null })
  await page.mouse.move(0, 0)
}
