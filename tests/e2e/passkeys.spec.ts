import type { Page } from '@playwright/test'
import { forgetSession, openAccount } from '../support/site-account'
import { expect, test } from '../support/site-page'

/** Plugs a device into the browser that signs at once, as a finger would. */
async function plugInDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { refuse: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }) }
}

test.describe('passkeys', () => {
  test.use({ allowed: /422 \(Unprocessable/ })

  test('one is added, logs in without password and code, and is removed', async ({ page, site }) => {
    const device = await plugInDevice(page)
    const account = await openAccount(page, site)
    await account.logIn()
    await page.goto('/account/security')
    const passkeys = page.locator('#passkeys')
    await passkeys.getByRole('textbox', { name: 'Current password' }).fill('not my password')
    await page.keyboard.press('Enter')
    await expect(passkeys.getByText('Current password is not correct')).toBeVisible()
    await passkeys.getByRole('textbox', { name: 'Current password' }).fill(account.password)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Passkey added. You can log in with it')).toBeVisible()
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)

    await forgetSession(page)
    await page.goto('/login?return=/faqs')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page).toHaveURL(/\/faqs$/)
    await expect(page.getByText('Welcome back, Sam')).toBeVisible()

    await page.goto('/account/security')
    await passkeys.getByRole('link', { name: /^Remove the passkey of/ }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText('Enter your current password').first()).toBeVisible()
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page.getByText('Passkey removed')).toBeVisible()
    await expect(passkeys.getByRole('listitem')).toHaveCount(0)

    await forgetSession(page)
    await page.goto('/login')
    const login = page.getByRole('main')
    await login.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(login.getByRole('alert')).toHaveText(/This passkey does not open an account here/)
    await device.refuse()
    await login.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(login.getByRole('alert')).toHaveText(/No passkey was used/)
  })
})
