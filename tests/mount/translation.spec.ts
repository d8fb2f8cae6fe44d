import { expect, type Page } from '@playwright/test'
import { test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text can be translated', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('prose')))
    await expect(page.getByText('Nobody has clicked Hello')).toBeVisible()
  })
})

/** Replaces every translatable text node by elements, as page translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('[data-widget]') ?? document, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text)
    }
    for (const text of texts.filter(node => !node.parentElement?.closest('script, [translate=no]'))) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data.toUpperCase()
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

test('a translated widget continues to work', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('prose') + site.marker('counter', { key: 'k2' })))
  await expect(page.locator('[data-state=mounted]')).toHaveCount(2)
  for (let round = 1; round <= 3; round++) {
    await translate(page)
    await page.getByRole('button', { name: /next/i }).click()
  }
  await expect(page.locator('[data-widget=prose]')).toHaveAttribute('data-state', 'mounted')
  await expect(page.locator('[data-widget=prose] b')).toBeVisible()
  await page.getByRole('button', { name: /count/i }).click()
  await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible()
})
