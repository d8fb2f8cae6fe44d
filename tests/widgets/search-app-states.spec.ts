import type { Page, Route } from '@playwright/test'
import { answers, listOf, PLACEMENTS, placements } from '../support/search-answers'
import { analyticsEventsOf } from '../support/slides'
import { expect, expectAxeClean, openWidget, test } from '../support/widget-page'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 800 }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

/** Intercepts the requests of a path until the test answers them. */
async function intercept(page: Page, path: string): Promise<Route[]> {
  const routes: Route[] = []
  await page.route(
    url => url.pathname === path,
    route => void routes.push(route),
  )
  return routes
}

test('dims the old list in its place until the new one has loaded', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openWidget(page, 'search-app', 'default', { answers })
  const results = page.locator('.w-search-app__results')
  // A font that arrives later moves the list, and so does scrolling to the checkbox.
  await page.evaluate(async () => void (await document.fonts.ready))
  const placeOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + scrollX, y + scrollY, width, height]
  }
  const before = await results.evaluate(placeOf)
  const routes = await intercept(page, PLACEMENTS)
  await box(page, /^Placement/).press('Space')
  await expect.poll(() => routes.length).toBe(1)
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await expect(results).toHaveCSS('opacity', '0.5', { timeout: 20_000 })
  expect(await results.evaluate(placeOf)).toEqual(before)
  await expect(heading(page, '578 jobs')).toBeVisible()
  await routes[0]?.continue()
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await expect(results).toHaveCSS('opacity', '1')
})

test('cancels the request of an earlier choice, and applies both choices', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const both = listOf('/search-jobs/type-internship_placement', '480 jobs')
  const { requests } = await openWidget(page, 'search-app', 'default', { answers: { ...answers, 'GET /search': both } })
  const routes = await intercept(page, PLACEMENTS)
  await box(page, /^Placement/).check()
  await expect.poll(() => routes.length).toBe(1)
  await box(page, /^Internship/).check()
  await expect(heading(page, '480 jobs')).toBeVisible()
  await routes[0]?.fulfill({ json: placements.body }).catch(() => undefined)
  expect(requests.map(({ path }) => path)).toEqual([
    '/search?in=jobs&from=jobs&type=placement&type=internship&sort=newest',
  ])
  await expect(heading(page, '480 jobs')).toBeVisible()
  await expect(page).toHaveURL(/type-internship_placement$/)
})

test('shows an error, keeps the old list and offers to try again', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openWidget(page, 'search-app', 'default', {
    answers: { [`GET ${PLACEMENTS}`]: [{ status: 500, body: {} }, placements] },
  })
  await box(page, /^Placement/).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeInViewport()
  await expect(page.getByText('Could not update.', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Could not update' })).toHaveCount(1)
  await expect(heading(page, '578 jobs')).toBeVisible()
  await expect(page.locator('.w-search-app__results')).toHaveAttribute('aria-busy', 'false')
  await expect(box(page, /^Placement/)).not.toBeChecked()
  await expect(page).toHaveURL(/\/$/)
  await expectAxeClean(page)
  await retry.click()
  await expect(heading(page, '312 placements')).toBeVisible()
  await expect(retry).toBeHidden()
})

test('treats an answer of the wrong shape as a failure', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openWidget(page, 'search-app', 'default', { answers: { [`GET ${PLACEMENTS}`]: { body: { data: [] } } } })
  await box(page, /^Placement/).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('loads the list of the address if the visitor went back before the script loaded', async ({ page }) => {
  const opened = await openWidget(page, 'search-app', 'default', { answers, script: 'later' })
  await page.evaluate(path => {
    history.pushState(null, '', path)
    history.pushState(null, '', '/search-jobs?page=9')
  }, PLACEMENTS)
  await page.goBack()
  await opened.start()
  await expect(heading(page, '312 placements')).toBeVisible()
})

test('shows the filters on phones in a sheet that updates its count', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openWidget(page, 'search-app', 'default', { answers })
  const opener = page.getByRole('link', { name: 'Filters' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: 'Show 578 jobs' })).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Placement 312' }).check()
  await expect(sheet.getByRole('button', { name: 'Show 312 jobs' })).toBeVisible()
  await expect(sheet.getByRole('status')).toHaveText('312 placements')
  await expect(sheet.getByRole('checkbox', { name: 'Placement 312' })).toBeFocused()
  await expectAxeClean(page)
  await sheet.getByRole('button', { name: 'Show 312 jobs' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeFocused()
})

test('closes the sheet with Escape', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openWidget(page, 'search-app', 'default', { answers })
  await page.getByRole('link', { name: 'Filters' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
})

test('opens the fields on phones, and collapses them after the search', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openWidget(page, 'search-app', 'default', { answers: { 'GET /search': placements } })
  const what = page.getByRole('combobox', { name: 'What' })
  await page.getByRole('link', { name: /^Job, skill or employer/ }).click()
  await expect(what).toBeFocused()
  await what.fill('placement')
  await page.keyboard.press('Enter')
  await expect(heading(page, '312 placements')).toBeFocused()
  await expect(what).toBeHidden()
})

test('requests the position on a click, and rounds it to a kilometre', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 53.95763, longitude: -1.08271 })
  const { requests } = await openWidget(page, 'search-app', 'default', {
    answers: { 'GET /search-jobs': listOf('/search-jobs?lat=53.96&lng=-1.08', '12 jobs near you') },
  })
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(heading(page, '12 jobs near you')).toBeVisible()
  expect(requests.map(({ path }) => path)).toEqual(['/search-jobs?lat=53.96&lng=-1.08'])
})

test('shows an error if the browser gives no position', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP)
  await context.clearPermissions()
  const { requests } = await openWidget(page, 'search-app', 'default')
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ message: 'refused' } as GeolocationPositionError)
  })
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('We couldn’t find your location')).toBeVisible()
  expect(requests).toEqual([])
})

test('labels promoted jobs, and sends events when they are seen and followed', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const opened = await openWidget(page, 'search-app', 'default', { answers })
  const impression = {
    event: 'service_impression',
    action: 'featured_job',
    id: 1,
    category: 'Placements & internships',
    category_id: 1,
  }
  await expect(page.getByRole('article').first()).toContainText('Promoted')
  await expect.poll(() => analyticsEventsOf(opened)).toEqual([impression])
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await page.getByRole('link', { name: 'Control systems placement', exact: true }).press('Enter')
  expect(await analyticsEventsOf(opened)).toEqual([impression, { ...impression, event: 'service_click' }])
})

test('expands child values, and disables values without results', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openWidget(page, 'search-app', 'default')
  await expect(box(page, /^Insight day/)).toBeDisabled()
  await expect(box(page, /^Civil engineer/)).toBeHidden()
  await page.locator('summary', { has: page.getByLabel('Kinds of Engineering') }).press('Enter')
  await expect(box(page, /^Civil engineer/)).toBeVisible()
  await page.getByText('Employer', { exact: true }).first().click()
  await expect(box(page, /^Sable Games/)).toBeHidden()
  await page.getByText('4 more', { exact: true }).click()
  await expect(box(page, /^Sable Games/)).toBeVisible()
})

test('offers suggestions, and searches for a chosen role without a page load', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { requests } = await openWidget(page, 'search-app', 'default', {
    answers: {
      'GET /suggestions.php': { body: [{ type: 'role', label: 'Control engineer', url: '/search-jobs/role-control' }] },
      'GET /search': placements,
    },
  })
  await page.getByLabel('What', { exact: true }).pressSequentially('contr')
  await page.getByRole('option', { name: 'Control engineer' }).click()
  await expect(heading(page, '312 placements')).toBeFocused()
  expect(requests.at(-1)?.path).toBe('/search?in=jobs&from=jobs&search=Control+engineer&sort=newest')
})

test('puts the ticked employers side by side, without script as well', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  for (const script of [false, true]) {
    const { page: opened, requests } = await openWidget(page, 'search-app', 'companies', { script })
    const compare = opened.getByRole('button', { name: /^Compare( \d)? employers$/ })
    await expect(compare).toBeHidden()
    const box = opened.getByRole('checkbox', { name: 'Compare Halden' })
    await box.check()
    await opened.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(compare).toBeHidden()
    await box.check()
    await compare.click()
    await expect.poll(() => requests.at(-1)?.path).toBe('/compare?employers=%2Fcompanies%2Fcopperline')
  }
})
