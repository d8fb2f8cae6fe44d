import type { Page } from '@playwright/test'
import { openAccount } from '../support/site-account'
import { expect, expectAccessible, expectNoOverflow, readLayer, test } from '../support/site-page'

const VIEWS = {
  Hub: '/dashboard/my-hub',
  Tracker: '/dashboard/app-tracker',
  Saved: '/dashboard/saved-items',
  Reviews: '/dashboard/my-reviews',
  Account: '/dashboard/account/personal-information',
} as const

const idIn = (path: string) => Number(/\d+/.exec(path)?.[0])

/** Marks the document: a page that is loaded loses the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis)
const ready = (page: Page) =>
  expect(page.locator('[data-widget=dashboard-app]')).toHaveAttribute('data-state', 'mounted')

async function openTracker({ page, site, job }: { page: Page; site: Parameters<typeof openAccount>[1]; job: string }) {
  const account = await openAccount(page, site, { first_name: 'Ursa' })
  await account.logIn()
  await account.call('POST', '/ajax/saved-items/jobs', { id: idIn(job) })
  await page.goto('/dashboard/app-tracker')
  await ready(page)
  await mark(page)
  return account
}

for (const width of [375, 1280]) {
  const tag = width === 375 ? [] : '@full'
  test(`moves between the views without loading them at ${width} px`, { tag }, async ({ page, site, landmarks }) => {
    await page.setViewportSize({ width, height: 800 })
    await openTracker({ page, site, job: landmarks.openJob })
    for (const [name, path] of Object.entries(VIEWS)) {
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(site.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('.l-dashboard__nav [aria-current=page]')).toHaveText(name)
      await expectNoOverflow(page)
    }
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('My reviews')
    await expect(page).toHaveTitle('My reviews')
    expect(await isMarked(page)).toBe(true)
    const views = (await readLayer(page)).filter(({ event }) => event === 'page_view').map(({ path }) => path)
    expect(views).toEqual(['/dashboard/app-tracker', ...Object.values(VIEWS), '/dashboard/my-reviews'])
  })
}

test('ticks stages, moves a job and writes notes without loading the page', async ({ page, site, landmarks }) => {
  const { call } = await openTracker({ page, site, job: landmarks.openJob })
  await page.locator('.l-tracker__what a').click()
  await expect(page.locator('#panel h2')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Interview', exact: true }).check()
  await expect(page.getByText('Moved to Interview')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Applied' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Interview', exact: true })).toBeFocused()
  await page.getByLabel('New note').fill('Ask Priya about the rota')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.l-panel__text')).toHaveText('Ask Priya about the rota')
  expect(await isMarked(page)).toBe(true)
  const saved = (await call('GET', '/ajax/saved-items')) as {
    savedJobItems: { appTrackerStages: { slug: string; done: boolean }[] }[]
  }
  const done = saved.savedJobItems[0]?.appTrackerStages.filter(stage => stage.done).map(({ slug }) => slug)
  expect(done).toEqual(['interested', 'applied', 'interview'])
})

test('keeps both of two changes that follow each other quickly', async ({ page, site, landmarks }) => {
  await openTracker({ page, site, job: landmarks.openJob })
  await page.goto(`/dashboard/app-tracker/all/${idIn(landmarks.openJob)}`)
  await ready(page)
  await page.evaluate(() => {
    for (const name of ['applied', 'online-test']) {
      document.querySelector<HTMLInputElement>(`#done-${name}`)?.click()
    }
  })
  await expect(page.getByText('Moved to Online test')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Applied' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Online test' })).toBeChecked()
})

test.describe('offline', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/ })

  test('tells that nothing was saved while offline, and keeps the view', async ({ page, site, landmarks, context }) => {
    await openTracker({ page, site, job: landmarks.openJob })
    // The message that appears first loads the code for messages.
    await page.getByRole('button', { name: /^I’ve applied/ }).click()
    await expect(page.getByText('Moved to Applied')).toBeVisible()
    await page.locator('.l-tracker__what a').click()
    await expect(page.locator('#panel h2')).toBeFocused()
    await context.setOffline(true)
    const test = page.getByRole('checkbox', { name: 'Online test' })
    await test.click()
    await expect(page.getByText('You are offline. Changes are not saved').first()).toBeVisible()
    await expect(test).not.toBeChecked()
    await context.setOffline(false)
    await test.click()
    await expect(page.getByText('Moved to Online test')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('when the session is over', () => {
  // The page may be asking for the saved items at that moment.
  test.use({ allowed: /status of 401 .*\/ajax\/saved-items/ })

  test('it ends at the log-in', async ({ page, site, landmarks, context }) => {
    await openTracker({ page, site, job: landmarks.openJob })
    await context.clearCookies()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Saved' }).click()
    await expect(page).toHaveURL(`${site.url}/login?return=%2Fdashboard%2Fsaved-items`)
  })
})

test('every view is accessible', async ({ page, site, landmarks }) => {
  await openTracker({ page, site, job: landmarks.openJob })
  for (const path of [
    '/dashboard/app-tracker',
    `/dashboard/app-tracker/all/${idIn(landmarks.openJob)}`,
    '/dashboard/app-tracker/all?view=board',
    '/dashboard/saved-items',
    '/dashboard/external-jobs/new',
    `/dashboard/notes/jobs/${idIn(landmarks.openJob)}`,
  ]) {
    await page.goto(path)
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a job is moved, noted and searched by forms', async ({ page, site, landmarks }) => {
    const account = await openAccount(page, site)
    await account.logIn()
    await account.call('POST', '/ajax/saved-items/jobs', { id: idIn(landmarks.openJob) })
    await page.goto('/dashboard/app-tracker')
    await page.getByRole('button', { name: /^I’ve applied/ }).click()
    await expect(page.getByText('Moved to Applied')).toBeVisible()
    await page.locator('.l-tracker__what a').click()
    await page.getByLabel('New note').fill('By form')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.locator('.l-panel__text')).toHaveText('By form')
    await page.getByRole('checkbox', { name: 'Offer' }).check()
    await page.getByRole('button', { name: 'Save stages' }).click()
    await expect(page.getByRole('checkbox', { name: 'Offer' })).toBeChecked()
  })
})
