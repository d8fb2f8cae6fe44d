import type { Page } from '@playwright/test'
import { letObserversSpeak, movementsOf, showShare } from '../support/sections'
import { expect, readThrough, test } from '../support/site-page'

/** The sections in their order, with the token that page and header take. */
const SECTIONS = {
  reviews: 'reviews',
  quiz: 'quiz',
  employers: 'logos',
  'job-types': 'job-type',
  dashboard: 'dashboard',
}
const POPPING = { reviews: '#home-reviews', quiz: '#home-quiz', employers: '#home-logos', dashboard: '#home-tracker' }

test.beforeEach(async ({ page, site }) => {
  await page.context().addCookies([{ name: 'transition-message', value: 'dismissed', url: site.url }])
})

test('page and header take the colour of the section that is 80 % in view', async ({ page }) => {
  // Without movement a colour is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-page-colour', 'search')
  for (const [id, colour] of Object.entries(SECTIONS)) {
    await showShare(page, page.locator(`#${id}`), 0.79)
    await expect(page.locator('html')).not.toHaveAttribute('data-page-colour', colour)
    await showShare(page, page.locator(`#${id}`), 0.81)
    await expect(page.locator('html')).toHaveAttribute('data-page-colour', colour)
    const wanted = await colourOf(page, colour)
    await expect.poll(() => backgrounds(page)).toEqual([wanted, wanted])
  }
})

test('quiz, reviews, logos and dashboard pop in once, elastic, for 1000 ms after 500 ms', async ({ page }) => {
  await page.goto('/')
  for (const [id, target] of Object.entries(POPPING)) {
    await showShare(page, page.locator(`#${id}`), -0.4)
    await expect.poll(() => movementsOf(page.locator(target)), target).toHaveLength(1)
    await showShare(page, page.locator(`#${id}`), 0.9)
    expect(await movementsOf(page.locator(target)), target).toMatchObject([{ delay: 500, duration: 1000 }])
  }
})

test('scrolling shifts no layout, and nothing overflows', async ({ page }) => {
  await page.addInitScript(() => {
    const record = Object.assign(window, { shiftSum: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        record.shiftSum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/')
  await readThrough(page)
  expect(await page.evaluate(() => (window as unknown as { shiftSum: number }).shiftSum)).toBeLessThanOrEqual(0.01)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

for (const width of [768, 1024, 1280]) {
  test(`at ${width} px the choice of what to search has room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const choice = await page.getByRole('group', { name: 'Search in' }).boundingBox()
    const last = await page.getByText('Employers', { exact: true }).and(page.locator('label *')).boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((choice?.x ?? 0) + (choice?.width ?? 0))
  })
}

test('the clips play when all three phones are in view', async ({ page }) => {
  await page.goto('/')
  const stage = page.locator('.w-phone-trio__stage')
  await showShare(page, stage, 0.5)
  await expect(page.locator('[data-widget="phone-trio"]')).toHaveAttribute('data-state', 'mounted')
  await showShare(page, stage, 1)
  await expect(page.getByRole('button', { name: 'Pause videos' })).toBeVisible()
  const clips = page.locator('video')
  await expect
    .poll(() => clips.evaluateAll(videos => videos.every(video => (video as HTMLVideoElement).currentTime > 0)))
    .toBe(true)
  expect(await clips.evaluateAll(videos => videos.every(video => (video as HTMLVideoElement).muted))).toBe(true)
  await page.getByRole('button', { name: 'Pause videos' }).click()
  await expect(page.getByRole('button', { name: 'Play videos' })).toBeVisible()
})

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true })

  test('loads no clip before it plays', async ({ page }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(requests.filter(url => url.includes('/clips/'))).toEqual([])
  })
})

test('under reduced motion everything is in its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await readThrough(page)
  await letObserversSpeak(page)
  for (const target of [...Object.values(POPPING), '.w-phone-dashboard__phone', '.w-phone-trio__phone']) {
    expect(await movementsOf(page.locator(target).first()), target).toEqual([])
    await expect(page.locator(target).first()).toBeVisible()
  }
})

test('the first question leads into the quiz', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('#quiz').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/career-quiz\?answers=a$/)
  await expect(page.getByText('Question 2 of 8')).toBeVisible()
})

test('Tab goes through the page and sees what it reaches', async ({ page }) => {
  await page.goto('/')
  const unseen: string[] = []
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const focused = document.activeElement
      const box = focused?.getBoundingClientRect()
      return focused && box && focused !== document.body && box.width * box.height < 1
        ? focused.outerHTML.slice(0, 120)
        : null
    })
    unseen.push(...(fault ? [fault] : []))
  }
  expect(unseen).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every section is there in its own colour, and the clips have controls', async ({ page }) => {
    await page.goto('/')
    for (const [id, target] of Object.entries(POPPING)) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded()
      await expect(page.locator(target)).toBeVisible()
    }
    await expect(page.locator('video[controls]')).toHaveCount(3)
    await page.locator('#quiz').getByRole('button').nth(1).click()
    await expect(page).toHaveURL(/\/career-quiz\?answers=b$/)
  })
})

/** What a section's token looks like on this page. */
const colourOf = (page: Page, colour: string) =>
  page.evaluate(name => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = `var(--section-${name})`
    document.body.append(probe)
    const value = getComputedStyle(probe).backgroundColor
    probe.remove()
    return value
  }, colour)

const backgrounds = (page: Page) =>
  page.evaluate(() =>
    ['body', '.l-header'].map(name => getComputedStyle(document.querySelector(name) as Element).backgroundColor),
  )
