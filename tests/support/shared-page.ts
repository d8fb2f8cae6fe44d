import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
} from '@playwright/test'

interface SharedPage {
  /** A page without script on the tests' server, whose storage is cleared; none if each test has its own server. */
  emptyPage: string | undefined
  /** Starts with nothing cached and ends with its context. */
  isFirstVisit: boolean
  fixedOptions: BrowserContextOptions
}

/** What outlasts a navigation and cannot be taken back: a test that uses it is the last one on its page. */
const LASTING = ['addInitScript', 'exposeFunction', 'clock']

/** Unused pages of this worker, by their options. */
const idle = new Map<string, Page>()
const changed = new WeakSet<BrowserContext>()

/**
 * A test whose page was used before by other tests of its worker, with nothing left of them: no storage, cookie,
 * permission, route, size or other tab. Playwright's own reset empties the caches of the browser as well, and compiling
 * all scripts again takes longer than most tests.
 */
export const test = base.extend<SharedPage>({
  emptyPage: [undefined, { option: true }],
  isFirstVisit: [false, { option: true }],
  /** Options that a context has for good. */
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
