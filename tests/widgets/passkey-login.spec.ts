import { contract } from '../../widgets/account/passkey-login/contract'
import { examples } from '../../widgets/account/passkey-login/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

test('without JavaScript nothing shows', async ({ page }) => {
  const plain = await openWidget(page, 'passkey-login', 'default', { script: false })
  await expect(plain.page.getByRole('button')).toHaveCount(0)
})

describeWidget(contract, examples)

test('a browser without passkeys gets a message, with the keyboard too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }))
  await openWidget(page, 'passkey-login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This browser')
})

test('the form that it confirms is not sent without a passkey', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }))
  await openWidget(page, 'passkey-login', 'to confirm a form')
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByRole('alert')).toContainText('Use your password')
})
