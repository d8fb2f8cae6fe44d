import { contract } from '../../widgets/account/password-field/contract'
import { examples } from '../../widgets/account/password-field/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

test('without JavaScript it is a field', async ({ page }) => {
  const plain = await openWidget(page, 'password-field', 'default', { script: false })
  await expect(plain.page.getByLabel('Your password')).toHaveAttribute('type', 'password')
  await expect(plain.page.getByRole('button', { name: 'Show' })).toBeHidden()
})

describeWidget(contract, examples)

test('its code loads with the focus, and keeps what was typed', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  const { start, mounted } = await openWidget(page, 'password-field', 'with a hint', {
    script: 'later',
    mount: 'interaction',
  })
  const field = page.getByRole('textbox', { name: 'New password' })
  await start()
  const isLoaded = () => scripts.some(url => /\/password-field/.test(url))
  expect(isLoaded()).toBe(false)
  await field.pressSequentially('three odd otters')
  await mounted()
  expect(isLoaded()).toBe(true)
  await expect(field).toHaveValue('three odd otters')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('three odd otters')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('a page translator does not keep the old word on the button, whose icon changes with it', async ({ page }) => {
  const { mounted } = await openWidget(page, 'password-field', 'default')
  await mounted()
  const button = page.locator('.ui-field__toggle')
  await button.evaluate(element => {
    const font = document.createElement('font')
    font.textContent = 'ZEIGEN'
    element.lastChild?.replaceWith(font)
  })
  await expect(button).toHaveText('ZEIGEN')
  await button.click()
  await expect(button).toHaveText('Hide')
})

test('the first click on the button shows the password', async ({ page }) => {
  const { start, mounted } = await openWidget(page, 'password-field', 'default', {
    script: 'later',
    mount: 'interaction',
  })
  await start()
  await page.getByRole('button', { name: 'Show' }).click()
  await mounted()
  await expect(page.getByRole('textbox', { name: 'Your password' })).toHaveAttribute('type', 'text')
})
