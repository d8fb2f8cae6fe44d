import { publish } from '../support/bus-page'
import { openAccount } from '../support/site-account'
import { expect, test } from '../support/site-page'

test.describe('a code that comes too late', () => {
  test.use({ allowed: /401 \(Unauthorized\) .*\/login\/two-step/ })

  test('a log-in with two steps whose time is over starts again', async ({ page, site }) => {
    const account = await openAccount(page, site)
    const code = await account.turnOnTwoStep()
    await page.goto('/faqs')
    await publish(page, 'modal', { name: 'login' })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email address').fill(account.email)
    await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Code from your app')).toBeFocused()
    await site.db
      .updateTable('two_step_logins')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', account.id)
      .execute()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused()
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Code from your app').fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the log-in page asks for the code in place and goes on to the page', async ({ page, site }) => {
  const account = await openAccount(page, site)
  const code = await account.turnOnTwoStep()
  await page.goto('/login?return=/faqs')
  const main = page.getByRole('main')
  await main.getByLabel('Email address').fill(account.email)
  await main.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Code from your app')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(page.getByText('Welcome back, Sam')).toBeVisible()
})
