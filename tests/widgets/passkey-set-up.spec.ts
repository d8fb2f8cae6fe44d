import { contract } from '../../widgets/account/passkey-set-up/contract'
import { examples } from '../../widgets/account/passkey-set-up/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

test('without JavaScript nothing shows', async ({ page }) => {
  const plain = await openWidget(page, 'passkey-set-up', 'default', { script: false })
  await expect(plain.page.getByRole('button')).toHaveCount(0)
})

describeWidget(contract, examples)

test('a browser without passkeys gets a message, with the keyboard too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }))
  await openWidget(page, 'passkey-set-up')
  await page.getByRole('button', { name: 'Add a passkey' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This browser')
})
