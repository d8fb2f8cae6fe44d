import { openAccount } from '../support/site-account'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/site-page'
import { tabTo } from '../support/tab-to'

test.use({ viewport: { width: 375, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB' })

test('the panel is used with the keyboard alone on a phone', async ({ page, site, landmarks }) => {
  const account = await openAccount(page, site, { first_name: 'Ursa' })
  await account.logIn()
  await account.call('POST', '/ajax/saved-items/jobs', { id: Number(/\d+/.exec(landmarks.openJob)?.[0]) })
  await page.goto('/dashboard/app-tracker')
  await expect(page.locator('[data-widget=dashboard-app]')).toHaveAttribute('data-state', 'mounted')
  const row = page.locator('.l-tracker__row')
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(104)
  await tabTo(page, row.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel h2')).toBeFocused()

  await tabTo(page, page.getByRole('checkbox', { name: 'Applied' }))
  await page.keyboard.press('Space')
  await expect(page.locator('#stages [data-saved]')).toHaveText('Saved')
  await expect(page.getByRole('checkbox', { name: 'Applied' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save stages' })).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.type('02022026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Stages saved', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Day of applied')).toHaveValue('2026-02-02')

  await tabTo(page, page.getByRole('link', { name: 'Add an interview, test or call' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByLabel('Day'))
  await page.keyboard.type('03032099')
  await tabTo(page, page.getByLabel('Start'))
  await page.keyboard.type('1430')
  await page.keyboard.press('Enter')
  await expect(page.locator('#appointments')).toContainText('3 March 2099, 14:30')
  await expect(page.locator('#appointments h3')).toBeFocused()
  await expect(page.locator('#next')).toContainText('Interview on 3 March 2099, 14:30')
  // Messages cover half a button until they go.
  for (const close of (await page.getByRole('button', { name: 'Close message' }).all()).toReversed()) {
    await close.click()
  }
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.keyboard.press('Escape')
  await expect(row.getByRole('link')).toBeFocused()
  await expect(row).toContainText('Interview on 3 March 2099')
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(104)
})

test('single keys find a job, open it, start a note and mark it as applied', async ({ page, site, landmarks }) => {
  const account = await openAccount(page, site, { first_name: 'Vega' })
  await account.logIn()
  await account.call('POST', '/ajax/saved-items/jobs', { id: Number(/\d+/.exec(landmarks.openJob)?.[0]) })
  await page.goto('/dashboard/app-tracker')
  await expect(page.locator('[data-widget=dashboard-app]')).toHaveAttribute('data-state', 'mounted')
  await expect(page.locator('[data-widget=page-keys]')).toHaveAttribute('data-state', 'mounted')
  const row = page.locator('.l-tracker__row')
  await page.keyboard.press('a')
  await expect(page.getByText('Go to a job first that you have not applied for')).toBeVisible()
  await page.keyboard.press('j')
  await expect(row.getByRole('link')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.locator('#panel h2')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByLabel('New note')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('link')).toBeFocused()
  // The answer comes once the focus is elsewhere, and leaves it there.
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/move', async route => route.continue(await held.then(() => ({}))))
  await page.keyboard.press('a')
  await expect(row.locator('[data-stage]')).toHaveText('Applied')
  await page.keyboard.press('/')
  answer()
  await expect(page.getByText('Moved to Applied')).toBeVisible()
  await expect(page.getByLabel('Search your jobs')).toBeFocused()
})

test('the first row is at most eight presses of Tab away', async ({ page, site, landmarks }) => {
  const account = await openAccount(page, site, { first_name: 'Ursa' })
  await account.logIn()
  await account.call('POST', '/ajax/saved-items/jobs', { id: Number(/\d+/.exec(landmarks.openJob)?.[0]) })
  await page.goto('/dashboard/app-tracker')
  await expect(page.locator('[data-widget=dashboard-app]')).toHaveAttribute('data-state', 'mounted')
  const row = page.locator('.l-tracker__row').getByRole('link')
  const focused = page.locator(':focus')
  let presses = 0
  do {
    await page.keyboard.press('Tab')
    presses += 1
    if ((await focused.innerText()).startsWith('Skip to')) {
      await page.keyboard.press('Enter')
    }
  } while (presses < 8 && !(await row.evaluate(link => link === document.activeElement)))
  await expect(row).toBeFocused()
})
