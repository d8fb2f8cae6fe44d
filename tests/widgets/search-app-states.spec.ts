import type { Page, Route } from '@playwright/test'
import { answers, listOf, PLACEMENTS, placements } from '../support/search-answers'
import { toldBy } from '../support/slides'
import { expect, expectAxeClean, openWidget, test } from '../support/widget-page'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 800 }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

/** Holds the answers of an address until the test lets them go. */
async function hold(page: Page, path: string): Promise<Route[]> {
  const held: Route[] = []
  await page.route(
    url => url.pathname === path,
    route => void held.push(route),
  )
  return held
}

test('the old list stays, dimmed and where it was, until the new one is there', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openWidget(page, 'search-app', 'default', { answers })
  const results = page.locator('.w-search-app__results')
  const before = await results.boundingBox()
  const held = await hold(page, PLACEMENTS)
  await box(page, /^Placement/).check()
  await expect.poll(() => held.length).toBe(1)
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await expect(results).toHaveCSS('opacity', '0.5')
  expect(await results.boundingBox()).toEqual(before)
  await expect(heading(page, '578 jobs')).toBeVisible()
  await held[0]?.continue()
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await expect(results).toHaveCSS('opacity', '1')
})

test('a newer choice calls the older one off, and both count', async ({ page }) => {
  await page.setViewportSize(DESK)
  const both = listOf('/search-jobs/type-internship_placement', '480 jobs')
  const { asked } = await openWidget(page, 'search-app', 'default', { answers: { ...answers, 'GET /search': both } })
  const held = await hold(page, PLACEMENTS)
  await box(page, /^Placement/).check()
  await expect.poll(() => held.length).toBe(1)
  await box(page, /^Internship/).check()
  await expect(heading(page, '480 jobs')).toBeVisible()
  await held[0]?.fulfill({ json: placements.body }).catch(() => undefined)
  expect(asked.map(({ path }) => path)).toEqual([
    '/search?in=jobs&from=jobs&type=placement&type=internship&sort=newest',
  ])
  await expect(heading(page, '480 jobs')).toBeVisible()
  await expect(page).toHaveURL(/type-internship_placement$/)
})

test('a failure is said politely, leaves everything as it was, and can be tried again', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openWidget(page, 'search-app', 'default', {
    answers: { [`GET ${PLACEMENTS}`]: [{ status: 500, body: {} }, placements] },
  })
  await box(page, /^Placement/).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeInViewport()
  await expect(page.getByText('Could not update.', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Could not update' })).toHaveCount(1)
  await expect(heading(page, '578 jobs')).toBeVisible()
  await expect(page.locator('.w-search-app__results')).toHaveAttribute('aria-busy', 'false')
  await expect(box(page, /^Placement/)).not.toBeChecked()
  await expect(page).toHaveURL(/\/$/)
  await expectAxeClean(page)
  await again.click()
  await expect(heading(page, '312 placements')).toBeVisible()
  await expect(again).toBeHidden()
})

test('an answer of another shape is a failure', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openWidget(page, 'search-app', 'default', { answers: { [`GET ${PLACEMENTS}`]: { body: { data: [] } } } })
  await box(page, /^Placement/).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('whoever went back before the script came gets the list of that address', async ({ page }) => {
  const opened = await openWidget(page, 'search-app', 'default', { answers, script: 'later', mount: 'interaction' })
  await page.evaluate(path => {
    history.pushState(null, '', path)
    history.pushState(null, '', '/search-jobs?page=9')
  }, PLACEMENTS)
  await opened.start()
  await page.goBack()
  await expect(heading(page, '312 placements')).toBeVisible()
})

test('the filters of a phone are a sheet with a count that follows each choice @both', async ({ page }) => {
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

test('Escape closes the sheet', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openWidget(page, 'search-app', 'default', { answers })
  await page.getByRole('link', { name: 'Filters' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
})

test('what and where open on a phone, and fold again with the search', async ({ page }) => {
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

test('near me asks only when it is pressed, and rounds to a kilometre @both', async ({ page, context }) => {
  await page.setViewportSize(DESK)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 53.95763, longitude: -1.08271 })
  const { asked } = await openWidget(page, 'search-app', 'default', {
    answers: { 'GET /search-jobs': listOf('/search-jobs?lat=53.96&lng=-1.08', '12 jobs near you') },
  })
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(heading(page, '12 jobs near you')).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/search-jobs?lat=53.96&lng=-1.08'])
})

test('says so where the browser will not tell the place', async ({ page, context }) => {
  await page.setViewportSize(DESK)
  await context.clearPermissions()
  const { asked } = await openWidget(page, 'search-app', 'default')
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ message: 'refused' } as GeolocationPositionError)
  })
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('We could not find where you are')).toBeVisible()
  expect(asked).toEqual([])
})

test('promoted jobs say so, and are told of once seen and followed', async ({ page }) => {
  await page.setViewportSize(DESK)
  const opened = await openWidget(page, 'search-app', 'default', { answers })
  const impression = {
    event: 'service_impression',
    action: 'featured_job',
    id: 1,
    category: 'Placements & internships',
    category_id: 1,
  }
  await expect(page.getByRole('article').first()).toContainText('Promoted')
  await expect.poll(() => toldBy(opened)).toEqual([impression])
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await page.getByRole('link', { name: 'Control systems placement', exact: true }).press('Enter')
  expect(await toldBy(opened)).toEqual([impression, { ...impression, event: 'service_click' }])
})

test('kinds open beside their parent, and what would lead to nothing cannot be chosen', async ({ page }) => {
  await page.setViewportSize(DESK)
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

test('suggestions help with what and where; a role is searched for in place @both', async ({ page }) => {
  await page.setViewportSize(DESK)
  const { asked } = await openWidget(page, 'search-app', 'default', {
    answers: {
      'GET /suggestions.php': { body: [{ type: 'role', label: 'Control engineer', url: '/search-jobs/role-control' }] },
      'GET /search': placements,
    },
  })
  await page.getByLabel('What', { exact: true }).pressSequentially('contr')
  await page.getByRole('option', { name: 'Control engineer' }).click()
  await expect(heading(page, '312 placements')).toBeFocused()
  expect(asked.at(-1)?.path).toBe('/search?in=jobs&from=jobs&search=Control+engineer&sort=newest')
})
