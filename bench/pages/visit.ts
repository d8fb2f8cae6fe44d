import type { BrowserContext, Page } from '@playwright/test'
import type { BenchResult } from '../result'
import { openBrowser } from '../support/browser'
import { median } from '../support/load'
import { pageKinds } from '../support/page-kinds'
import { servePlainCopy } from '../support/plain-copy'
import { startSite } from '../support/site'

const ROUNDS = 5
/** A phone on slow 4G with a quarter of the processor speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const SLOWDOWN = 4
const PHONE = { viewport: { width: 375, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const GOALS = { paint: 1.4, shift: 0.02, result: 500, delay: 150 }
const LOST_AFTER = 10_000

interface Action {
  page: 'home' | 'job' | 'jobs' | 'company'
  act: (page: Page) => Promise<void>
  /** Selector of the element that shows the result. */
  result: string
}

const ACTIONS: Readonly<Record<string, Action>> = {
  'opens the menu': {
    page: 'home',
    act: page => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    result: 'dialog[open]',
  },
  'types in the search': {
    page: 'home',
    act: page => page.locator('main input[name=search]').first().pressSequentially('eng'),
    result: '[role=option]',
  },
  'saves a job': {
    page: 'job',
    act: page =>
      page
        .locator('[data-widget=job-menu]')
        .locator('a, button', { hasText: /save|shortlist/i })
        .first()
        .tap(),
    result: 'dialog[open]',
  },
  'opens the filters': {
    page: 'jobs',
    act: page => page.getByRole('link', { name: 'Filters', exact: true }).tap(),
    result: 'dialog[open]',
  },
  'opens the menu of an employer': {
    page: 'company',
    act: page => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    result: 'dialog[open]',
  },
}
/** Delays after first paint, in milliseconds: five seconds is after all automatic loading. */
const MOMENTS = { 'right after the paint': 300, 'on a quiet page': 5000 }

/**
 * Measures a visit on a slow phone: loading, layout shifts while scrolling to the end, and the response to the first
 * action.
 */
export async function run(): Promise<BenchResult[]> {
  const site = await startSite()
  const plain = await servePlainCopy(site.url)
  const browser = await openBrowser()
  const paths = {
    ...(await pageKinds(site.url)),
    jobs: '/search-jobs',
    'hot jobs': '/hot-jobs',
    'top employers': '/top-employers',
  }
  const visit = async <T>(url: string, look: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext(PHONE)
    try {
      return await look(await openSlowly(context, url))
    } finally {
      await context.close()
    }
  }
  try {
    const results: BenchResult[] = []
    for (const [kind, path] of Object.entries(paths)) {
      const rounds = await repeat(() => visit(site.url + path, scrollThrough))
      const plainRounds = await repeat(() => visit(plain.url + path, scrollThrough))
      results.push(...presentScroll(kind, rounds, plainRounds))
    }
    for (const [name, action] of Object.entries(ACTIONS)) {
      for (const [moment, after] of Object.entries(MOMENTS)) {
        const rounds = await repeat(() => visit(site.url + paths[action.page], page => actFirst(page, action, after)))
        results.push(...presentAction(`${name} ${moment}`, rounds))
      }
    }
    return results
  } finally {
    await browser.close()
    plain.stop()
    await site.stop()
  }
}

async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const rounds: T[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await work())
  }
  return rounds
}

interface Watched {
  paint: number
  shift: number
  delay: number
  /** When the first tap or key arrived. */
  began: number
}
const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)

async function openSlowly(context: BrowserContext, url: string): Promise<Page> {
  await context.addCookies([{ name: 'transition-message', value: 'dismissed', url }])
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as unknown as { watched?: Watched }).watched?.paint)
  return page
}

/** Of events, only taps and keys have an interaction; a mouse at rest over a page that loads has none. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }

/**
 * Runs in the page, so it names no function: the compiler would wrap named functions in a helper that does not exist
 * there.
 */
function watch(): void {
  const watched = Object.assign(window, { watched: { paint: 0, shift: 0, delay: 0, began: 0 } }).watched
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.entryType === 'largest-contentful-paint') {
        watched.paint = entry.startTime
      } else if (entry.entryType === 'layout-shift') {
        watched.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)
      } else if (entry.interactionId) {
        watched.delay = Math.max(watched.delay, entry.duration)
      }
    }
  })
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (watched.began ||= timeStamp), true)
  }
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event']) {
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  }
}

async function scrollThrough(page: Page): Promise<Watched> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(1000)
  const { paint } = await watched(page)
  await page.evaluate(async () => {
    while (scrollY < document.documentElement.scrollHeight - innerHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  })
  return { ...(await watched(page)), paint }
}

async function actFirst(page: Page, { act, result }: Action, after: number) {
  await page.waitForTimeout(after)
  await act(page)
  const shown = await page
    .waitForFunction(isShown, result, { polling: 'raf', timeout: LOST_AFTER })
    .then(async handle => Number(await handle.jsonValue()))
    .catch(() => Infinity)
  await page.waitForTimeout(100)
  const { began, delay } = await watched(page)
  return { took: shown - began, delay }
}

/** Runs in the page: the time that Playwright's own checks of an element take is not the visitor's. */
const isShown = (result: string) =>
  [...document.querySelectorAll(result)].some(element => element.checkVisibility()) && performance.now()

function presentScroll(kind: string, rounds: readonly Watched[], plainRounds: readonly Watched[]): BenchResult[] {
  const paint = median(rounds.map(round => round.paint))
  const plainPaint = median(plainRounds.map(round => round.paint))
  const shift = median(rounds.map(round => round.shift))
  return [
    {
      ...{ name: `${kind} page, largest paint`, value: paint, unit: 'ms', goal: `<= ${GOALS.paint} of plain HTML` },
      ...{ baseline: { name: 'plain HTML', value: plainPaint }, pass: paint <= GOALS.paint * plainPaint },
    },
    {
      ...{ name: `${kind} page, shift over the whole scroll`, value: shift, unit: '' },
      ...{ goal: `<= ${GOALS.shift}`, pass: shift <= GOALS.shift },
    },
  ]
}

function presentAction(name: string, rounds: readonly { took: number; delay: number }[]): BenchResult[] {
  const result = median(rounds.map(({ took }) => took))
  const delay = median(rounds.map(round => round.delay))
  const lost = rounds.filter(({ took }) => took === Infinity).length
  return [
    {
      name: `${name}, until the result`,
      value: result,
      unit: 'ms',
      goal: `<= ${GOALS.result}`,
      pass: result <= GOALS.result,
    },
    {
      name: `${name}, until the next frame`,
      value: delay,
      unit: 'ms',
      goal: `<= ${GOALS.delay}`,
      pass: delay <= GOALS.delay,
    },
    { name: `${name}, lost`, value: lost, unit: `of ${ROUNDS}`, goal: '0', pass: lost === 0 },
  ]
}
