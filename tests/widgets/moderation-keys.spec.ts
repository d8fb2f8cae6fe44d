import type { Page } from '@playwright/test'
import { contract } from '../../widgets/review/moderation-keys/contract'
import { examples } from '../../widgets/review/moderation-keys/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const QUEUE = ['One', 'Two', 'Three'].map(name => `<a href="#${name}" data-moderation="item">${name}</a>`).join(' ')
const REVIEW = `<a href="#next" data-moderation="next">Next</a>
  <form><p data-moderation="approve"><button type="button" id="approve">Approve</button></p>
  <p data-moderation="reject"><label>Reason <select><option>Names a person</option></select></label></p>
  <label>Text <textarea></textarea></label></form>`

const status = (page: Page) => page.locator('.w-moderation-keys [role=status]')
const presses = (page: Page) =>
  page.evaluate(() => {
    const counter = { count: 0 }
    document.getElementById('approve')?.addEventListener('click', () => counter.count++)
    Object.assign(window, { counter })
  })
const pressed = (page: Page) => page.evaluate(() => (window as unknown as { counter: { count: number } }).counter.count)

describeWidget(contract, examples)

test('without JavaScript the line of keys does not show', async ({ page }) => {
  const plain = await openWidget(page, 'moderation-keys', 'default', { script: false })
  await expect(plain.page.getByText('Keys:')).toBeHidden()
})

test('j and k move through the queue and say where it ends', async ({ page }) => {
  await openWidget(page, 'moderation-keys', 'queue', { before: QUEUE })
  for (const [key, name] of [
    ['j', 'One'],
    ['j', 'Two'],
    ['j', 'Three'],
    ['k', 'Two'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(status(page)).toHaveText('This is the last review')
  await page.keyboard.press('a')
  await expect(status(page)).toHaveText('There is nothing to approve here')
})

test('on a review a approves, r goes to the reason and j opens the next one', async ({ page }) => {
  await openWidget(page, 'moderation-keys', 'default', { before: REVIEW })
  await presses(page)
  await page.keyboard.press('a')
  expect(await pressed(page)).toBe(1)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/#next$/)
  await page.keyboard.press('k')
  await expect(status(page)).toHaveText('This is the first review')
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reason')).toBeFocused()
})

test('keys do nothing in fields, with modifier keys, or once they are turned off, also after a reload', async ({
  page,
}) => {
  const { events } = await openWidget(page, 'moderation-keys', 'default', { before: REVIEW })
  await presses(page)
  await page.getByLabel('Text').fill('')
  await page.keyboard.type('ajar')
  await expect(page.getByLabel('Text')).toHaveValue('ajar')
  await page.getByRole('button', { name: 'Approve' }).focus()
  for (const modifier of ['Control', 'Alt', 'Meta', 'Shift']) {
    await page.keyboard.press(`${modifier}+a`)
  }
  await page.getByRole('button', { name: 'Turn keys off' }).click()
  await page.keyboard.press('a')
  expect(await pressed(page)).toBe(0)
  expect(await events()).toEqual([{ name: 'moderation-keys:switched', detail: { on: false } }])

  await openWidget(page, 'moderation-keys', 'default', { before: REVIEW })
  await expect(page.getByText('Single keys are off.')).toBeVisible()
  await presses(page)
  await page.keyboard.press('a')
  expect(await pressed(page)).toBe(0)
  await page.getByRole('button', { name: 'Turn keys on' }).click()
  await expect(page.getByRole('button', { name: 'Turn keys off' })).toBeVisible()
  await page.keyboard.press('a')
  expect(await pressed(page)).toBe(1)
})
