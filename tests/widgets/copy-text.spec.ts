import { contract } from '../../widgets/site/copy-text/contract'
import { examples } from '../../widgets/site/copy-text/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const { label, text } = examples.default

test('without JavaScript the text shows without a button', async ({ page }) => {
  const plain = await openWidget(page, 'copy-text', 'default', { script: false })
  await expect(plain.page.getByRole('textbox', { name: label })).toHaveValue(text)
  await expect(plain.page.getByRole('button')).toHaveCount(0)
})

describeWidget(contract, examples)

test('the button copies the text, with the keyboard too, and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { events } = await openWidget(page, 'copy-text')
  await page.getByRole('button', { name: 'Copy' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  expect(await events()).toEqual([{ name: 'copy-text:copied', detail: { label } }])
})

test('if the browser refuses to copy, the text is selected and a message names the keys', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openWidget(page, 'copy-text')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status')).toHaveText('Press Ctrl+C, or Command+C on a Mac, to copy it')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text)
})
