import { ReviewStage, SignupStage } from '@firstrung/api/contracts'
import type { APIRequestContext, Page, Request } from '@playwright/test'
import { REGISTRATION } from '../support/registration'
import { buildDraft, REVIEW } from '../support/review'
import { openAccount } from '../support/site-account'
import { expect, readLayer, readThrough, test, UNTOUCHED } from '../support/site-page'

/** Bytes of JavaScript, gzipped, that a page of visitors loads before it is idle. */
const VISITOR_BUDGET = 28 * 1024
const KINDS = { home: undefined, company: 'company', job: 'openJob', review: 'agedReview' } as const

const SIGNED_IN_BUDGET = 42 * 1024
/** Bytes until a stage of a review works, and with what it loads afterwards. */
const REVIEW_BUDGETS = { first: 42_500, all: 45_500 }
/** The code that saves what is typed, and the code of the runtime that waits until the page is idle. */
const AFTER_FIRST = /\/(note-saver|draft-saver|call-on-leave|following)-[^/]*$/

const isFull = !!process.env.FULL_TESTS
/** A stage of choices, and the one with the most fields. */
const SOME_STAGES = ['pathway', 'job-preferences'] as const

interface TestWindow {
  serverElements: Element[]
}

for (const [kind, landmark] of Object.entries(KINDS)) {
  test(`a ${kind} page loads nothing from elsewhere, says once what it is, and hydrates its widgets`, async ({
    page,
    landmarks,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await keepServerElements(page)
    const requests = await requestsOf(page, landmark ? landmarks[landmark] : '/')
    expect(requests.filter(url => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([])
    const views = () => readLayer(page).then(entries => entries.filter(({ event }) => event === 'page_view'))
    await expect.poll(views).toEqual([{ event: 'page_view', page_type: kind, path: new URL(page.url()).pathname }])

    await readThrough(page)
    for (const marker of await page.locator(`[data-widget]${UNTOUCHED}`).all()) {
      await expect(marker).toHaveAttribute('data-state', 'mounted', { timeout: 10_000 })
    }
    expect(await lostElements(page)).toEqual([])
  })
}

test('pages of visitors load at most 28 kB of JavaScript before they are idle', async ({
  page,
  landmarks,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await keepBusy(page)
  for (const landmark of Object.values(KINDS)) {
    const { total, sizes } = await scriptsOf(page, request, landmark ? landmarks[landmark] : '/')
    expect.soft(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(VISITOR_BUDGET)
  }
})

test.describe('a signed-in page', () => {
  test('loads at most 42 kB of JavaScript', async ({ page, site, landmarks, request }) => {
    const form = { ...REGISTRATION, email: `maya-bytes-${Date.now()}@example.test` }
    expect((await page.request.post('/register', { form, headers: { Origin: site.url } })).ok()).toBe(true)
    await keepBusy(page)
    for (const stage of isFull ? SignupStage.options : SOME_STAGES) {
      await jumpTo(page, stage)
      const { total, sizes } = await scriptsOf(page, request, `/register/${stage}`)
      expect.soft(total, `${stage} ${JSON.stringify(sizes, null, 1)}`).toBeLessThanOrEqual(SIGNED_IN_BUDGET)
    }
    for (const path of ['/dashboard/my-hub', '/account/security', landmarks.openJob]) {
      const { total, sizes } = await scriptsOf(page, request, path)
      expect.soft(total, `${path} ${JSON.stringify(sizes, null, 1)}`).toBeLessThanOrEqual(SIGNED_IN_BUDGET)
    }
  })
})

test.describe('a page of the review wizard', () => {
  test('loads at most 42 kB of JavaScript until it works', async ({ page, site, request }) => {
    const account = await openAccount(page, site)
    const { id: companyId } = await site.db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow()
    const draft = await buildDraft(site.db, { userId: account.id, companyId, answers: REVIEW })
    const start = ['/write-a-review', '/write-a-review/job-details']
    const stages = (isFull ? ReviewStage.options : ReviewStage.options.slice(0, 2)).map(
      stage => `/write-a-review/${draft.id}/${stage}`,
    )
    await account.logIn()
    await keepBusy(page)
    for (const path of [...start, ...stages]) {
      const { total, sizes } = await scriptsOf(page, request, path)
      expect(page.url(), 'the stage itself').toBe(site.url + path)
      const details = `${path} ${JSON.stringify(sizes, null, 1)}`
      expect.soft(firstOf(sizes), details).toBeLessThanOrEqual(REVIEW_BUDGETS.first)
      expect.soft(total, details).toBeLessThanOrEqual(REVIEW_BUDGETS.all)
    }
  })
})

test('each promoted slide that appears is reported exactly once', async ({ page, landmarks }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(landmarks.openJob)
  const row = page.locator('[data-widget="related-jobs"]')
  const slides = row.getByRole('listitem').and(page.locator('[data-analytics]'))
  const items = await slides.evaluateAll(list =>
    list.map(slide => JSON.parse((slide as HTMLElement).dataset.analytics ?? '[]') as Record<string, unknown>[]),
  )
  const eventsOf = (from: number, to: number) => items.slice(from, to).flat().map(asEvent)
  expect(items.flat().length, 'the demo data promote related jobs').toBeGreaterThan(0)
  const impressions = async () => (await readLayer(page)).filter(({ event }) => event !== 'page_view')

  expect(await impressions()).toEqual([])
  await row.scrollIntoViewIfNeeded()
  await row.locator('.swiper-initialized').waitFor()
  await expect.poll(impressions).toEqual(eventsOf(0, 4))
  await row.getByRole('button', { name: /^Next/ }).click()
  await expect(row.getByRole('status')).toHaveText(/^Showing 5 to 8/)
  await expect.poll(impressions).toEqual(eventsOf(0, 8))
})

const asEvent = (item: Record<string, unknown>) => ({
  event: item.googleTagManagerEventName,
  action: item.googleTagManagerActionName,
  id: item.serviceTypeId,
  category: item.serviceCategoryName,
  category_id: item.serviceCategoryId,
})

/** Notes the elements of all markers before any module runs: modules wait for the whole page. */
async function keepServerElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const inMarkers = document.querySelectorAll('[data-widget], [data-widget] :not(script)')
      ;(window as unknown as Partial<TestWindow>).serverElements ??= [...inMarkers]
    })
  })
}

function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { serverElements } = window as unknown as TestWindow
    return serverElements.filter(element => !element.isConnected).map(element => element.outerHTML.slice(0, 100))
  })
}

/** What a page loads once it is idle never comes. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })

/** Opens a page and returns the addresses that it asks for. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const requests: string[] = []
  const note = (sent: Request) => void requests.push(sent.url())
  page.on('request', note)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return requests
}

/** Opens a page as its first visitor, and returns the sizes of its scripts. */
async function scriptsOf(page: Page, request: APIRequestContext, path: string) {
  const requests = await requestsOf(page, path)
  const sizes: Record<string, number> = {}
  for (const script of requests.filter(url => url.endsWith('.js'))) {
    sizes[new URL(script).pathname] = await gzipSize(request, script)
  }
  return { sizes, total: Object.values(sizes).reduce((sum, size) => sum + size, 0) }
}

/** The bytes that a page needs until it works. */
function firstOf(sizes: Readonly<Record<string, number>>): number {
  return Object.entries(sizes).reduce((sum, [script, size]) => sum + (AFTER_FIRST.test(script) ? 0 : size), 0)
}

/** Makes a stage of signup the present one: skips to the next where the hub leads to none. */
async function jumpTo(page: Page, stage: string): Promise<void> {
  const { cookies } = await page.context().storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token), 'X-Requested-With': 'XMLHttpRequest' }
  const answer =
    stage === 'complete'
      ? await page.request.put('/ajax/state-machine/signup', { headers, data: { transition: 'skip' } })
      : await page.request.put('/ajax/state-machine/signup-jump-stage', { headers, data: { stage, from: 'hub' } })
  expect(await answer.json()).toMatchObject({ state: stage })
}

/** What the site sends to those who take gzip. */
async function gzipSize(request: APIRequestContext, url: string): Promise<number> {
  const answer = await request.get(url, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers()['content-encoding']).toBe('gzip')
  return Number(answer.headers()['content-length'])
}
