import type { Page } from '@playwright/test'
import type { Site } from '../support/site'
import { openAccount } from '../support/site-account'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/site-page'
import { tabTo } from '../support/tab-to'

test.use({ viewport: { width: 375, height: 800 }, reducedMotion: 'reduce' })

async function openTracker(page: Page, site: Site): Promise<void> {
  const account = await openAccount(page, site, { first_name: 'Ursa' })
  await account.logIn()
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const jobTitle = `Placement ${number} in the laboratory of very small things`
    await account.call('POST', '/ajax/user/external-jobs', { jobTitle, companyName: 'Fen', deadline: '2099-03-03' })
  }
  await page.goto('/dashboard/app-tracker/all')
}

const rows = (page: Page) => page.locator('.l-tracker__row')
const bar = (page: Page) => page.getByRole('form', { name: 'The jobs you have ticked' })
const box = (page: Page, number: number) => page.getByRole('checkbox', { name: `Choose Placement ${number} ` })

test('a star and several jobs are chosen with the keyboard alone', async ({ page, site }) => {
  await openTracker(page, site)
  await expect(page.locator('[data-widget=dashboard-app]')).toHaveAttribute('data-state', 'mounted')
  await tabTo(page, page.getByRole('button', { name: /^Star: Placement 5/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Starred', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove the star: Placement 5/ })).toBeFocused()
  const heights = await rows(page).evaluateAll(all => all.map(row => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(104)

  await page.goto('/dashboard/app-tracker/starred')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Starred/ })).toBeInViewport({ ratio: 0.9 })
  await page.goto('/dashboard/app-tracker/all')
  await tabTo(page, page.getByRole('link', { name: 'Choose several' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  for (const number of [7, 1]) {
    await tabTo(page, box(page, number))
    await page.keyboard.press('Space')
  }
  const [last, shown] = [await box(page, 1).boundingBox(), await bar(page).boundingBox()]
  expect((last?.y ?? 0) + (last?.height ?? 0), 'the bar covers no row').toBeLessThanOrEqual(shown?.y ?? 0)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, ['color-contrast'])
  await tabTo(page, page.getByLabel('Move to'))
  await page.keyboard.type('Interview')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Move', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 jobs moved to Interview')).toBeVisible()
  await expect(page.locator('[data-stage]', { hasText: 'Interview' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.locator('[data-stage]', { hasText: 'Interview' })).toHaveCount(0)
})

test('the focus stays on the star of the panel, beside the row of the same job', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openTracker(page, site)
  await page.getByRole('link', { name: /^Placement 2/ }).click()
  const panel = page.getByRole('complementary', { name: /^Placement 2/ })
  await panel.getByRole('button', { name: /^Star/ }).press('Enter')
  await expect(panel.getByRole('button', { name: /^Remove the star/ })).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('several jobs are archived, and buttons of forms leave the navigation free', async ({ page, site }) => {
    await openTracker(page, site)
    await expect(page.getByRole('button', { name: 'Show' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Tracker' }).click()
    await page.getByRole('link', { name: 'Choose several' }).click()
    await expect(bar(page)).toBeHidden()
    await box(page, 3).check()
    await box(page, 6).check()
    await page.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('2 jobs archived')).toBeVisible()
    await expect(page.getByText('Ended (2)')).toBeVisible()
  })
})
