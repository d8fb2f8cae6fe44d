import { expect, type Page } from '@playwright/test'
import { test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text can be translated', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('prose')))
    await expect(page.getByText('Nobody has clicked Hello')).toBeVisible()
  })
})

/** Page translators put elements in the place of text nodes (Chrome), or move the nodes into elements. */
type Kind = 'replaces' | 'moves'

/** Translates every text of the widgets into capitals. */
async function translate(page: Page, kind: Kind = 'replaces'): Promise<void> {
  await page.evaluate(how => {
    const texts = [...document.querySelectorAll('[data-widget]')].flatMap(host => {
      const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) {
        found.push(walker.currentNode as Text)
      }
      return found
    })
    for (const text of texts.filter(node => !node.parentElement?.closest('script, [translate=no]'))) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.append(inner)
      text[how === 'moves' ? 'before' : 'replaceWith'](outer)
      inner.append(how === 'moves' ? text : text.data)
      ;(inner.firstChild as Text).data = text.data.toUpperCase()
    }
  }, kind)
}

const isMounted = (page: Page, count = 1) => expect(page.locator('[data-state=mounted]')).toHaveCount(count)

for (const kind of ['replaces', 'moves'] as const) {
  test(`an update shows its text when a translator ${kind} nodes, and keeps state and focus`, async ({
    page,
    site,
  }) => {
    await page.goto(site.addPage('/', site.marker('counter') + site.marker('prose', { key: 'k2' })))
    await isMounted(page, 2)
    const button = page.locator('[data-widget=counter] button')
    await button.click()
    for (let round = 2; round <= 3; round++) {
      await translate(page, kind)
      await expect(button).toHaveText(`COUNT: ${round - 1}`)
      await button.press('Enter')
      await expect(button).toHaveText(`Count: ${round}`)
      await expect(button).toBeFocused()
      await expect(page.locator('label'), 'what has not changed stays translated').toHaveText('NOTE')
    }
    const paragraph = page.locator('[data-widget=prose] p')
    for (const text of ['Clicked 1 times Hello', 'Clicked 2 times', 'Clicked 3 times']) {
      await translate(page, kind)
      await page.getByRole('button', { name: 'next' }).click()
      await expect(paragraph).toHaveText(text)
    }
  })
}

test('a page that was translated before its widgets mount stays translated', async ({ page, site }) => {
  const marker = (name: string, key: string) => site.marker(name, { key, mount: 'interaction' })
  await page.goto(site.addPage('/', marker('counter', 'k1') + marker('prose', 'k2')))
  await translate(page)
  const texts = await page.locator('body').innerText()
  await page.locator('[data-widget=counter] button').hover()
  await page.locator('[data-widget=prose] button').hover()
  await isMounted(page, 2)
  expect(await page.locator('body').innerText()).toBe(texts)
  await page.getByRole('button', { name: 'count' }).click()
  await page.getByRole('button', { name: 'next' }).click()
  await expect(page.locator('[data-widget]')).toHaveText(['Count: 1NOTE', 'Clicked 1 times HelloNEXT'])
})

test('the original text can be shown again', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter')))
  await isMounted(page)
  await page.evaluate(async () => {
    const label = document.querySelector('label')
    const text = label?.firstChild as Text
    const font = document.createElement('font')
    font.textContent = 'NOTE'
    text.replaceWith(font)
    await new Promise(resolve => setTimeout(resolve))
    font.replaceWith(text)
  })
  await expect(page.locator('label')).toHaveText('Note')
})
