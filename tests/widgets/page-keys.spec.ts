import type { Page } from '@playwright/test'
import { contract } from '../../widgets/site/page-keys/contract'
import { examples } from '../../widgets/site/page-keys/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const row = (name: string, more: string) =>
  `<li data-row id="row-${name}"><a href="#${name}" data-shortcut="j k">${name}</a>${more}</li>`
const approve = (name: string) =>
  `<form data-shortcut="a"><input type="hidden"><button type="button">Approve ${name}</button></form>`
const ROWS = `<ul>${row('One', approve('One'))}${row('Two', '')}${row('Three', approve('Three'))}</ul>
  <p data-shortcut="/"><label>Find <input></label></p>`

const button = (page: Page, name: string) => page.getByRole('button', { name: `Approve ${name}` })
/** A pressed button gets an exclamation mark. */
async function openRows(page: Page) {
  const opened = await openWidget(page, 'page-keys', 'default', { before: ROWS })
  await page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement && target.textContent.startsWith('Approve')) {
        target.textContent += '!'
      }
    }),
  )
  return opened
}

describeWidget(contract, examples)

test('without JavaScript the list of keys does not show', async ({ page }) => {
  const plain = await openWidget(page, 'page-keys', 'default', { script: false })
  await expect(plain.page.getByText('Keyboard shortcuts')).toBeHidden()
})

test('a pair of keys moves the focus and stops at both ends', async ({ page }) => {
  await openRows(page)
  for (const [key, name] of [
    ['j', 'One'],
    ['j', 'Two'],
    ['j', 'Three'],
    ['j', 'Three'],
    ['k', 'Two'],
    ['k', 'One'],
    ['k', 'One'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await button(page, 'One').focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Two' })).toBeFocused()
})

test('a key of a row acts only in that row', async ({ page }) => {
  await openRows(page)
  await page.keyboard.press('a')
  await page.getByRole('link', { name: 'Two' }).focus()
  await page.keyboard.press('a')
  await page.getByRole('link', { name: 'Three' }).focus()
  await page.keyboard.press('a')
  await expect(button(page, 'One')).toHaveText('Approve One')
  await expect(button(page, 'Three')).toHaveText('Approve Three!')
})

test('a key outside all rows acts everywhere, and ? opens the list of keys', async ({ page }) => {
  await openRows(page)
  await page.getByRole('link', { name: 'Two' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByText('Keyboard shortcuts')).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: '? show this list' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Find')).toBeFocused()
  await page.keyboard.type('a/j?')
  await expect(page.getByLabel('Find')).toHaveValue('a/j?')
})

test('keys do nothing with modifier keys or once they are turned off, also after a reload', async ({ page }) => {
  const { events } = await openRows(page)
  await page.keyboard.press('?')
  await button(page, 'One').focus()
  for (const modifier of ['Control', 'Alt', 'Meta', 'Shift']) {
    await page.keyboard.press(`${modifier}+a`)
  }
  await page.getByRole('button', { name: 'Turn keys off' }).click()
  await button(page, 'One').press('a')
  await expect(button(page, 'One')).toHaveText('Approve One')
  expect(await events()).toEqual([{ name: 'page-keys:switched', detail: { on: false } }])

  await openRows(page)
  await page.getByText('Keyboard shortcuts').click()
  await expect(page.getByText('Single keys are off.')).toBeVisible()
  await button(page, 'One').press('a')
  await expect(button(page, 'One')).toHaveText('Approve One')
  await page.getByRole('button', { name: 'Turn keys on' }).click()
  await expect(page.getByRole('button', { name: 'Turn keys off' })).toBeVisible()
  await button(page, 'One').press('a')
  await expect(button(page, 'One')).toHaveText('Approve One!')
})

test('Ctrl+K opens a menu of commands that writing narrows and the keyboard chooses from', async ({ page }) => {
  await openWidget(page, 'page-keys', 'with a menu of commands', { before: ROWS })
  await page.getByRole('link', { name: 'Two' }).focus()
  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Commands' })
  const field = menu.getByLabel('What do you want to do?')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'Reviews that wait' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('link', { name: 'Two' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('sea')
  await expect(menu.getByRole('listitem')).toHaveText(['Search /'])
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(page.getByLabel('Find')).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('reports')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/moderation\/reports$/)
})

test('without pages there is no menu', async ({ page }) => {
  await openRows(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without keys there is only the menu', async ({ page }) => {
  await openWidget(page, 'page-keys', 'the menu alone')
  await expect(page.getByText('Keyboard shortcuts')).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('listitem')).toHaveText(['Reviews that wait'])
})
