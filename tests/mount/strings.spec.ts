import { expect, openWidget, test } from '../support/widget-page'

const dictionary = (strings: object) =>
  `<script type="application/json" data-firstrung-strings>${JSON.stringify(strings)}</script>`
/** A marker as templates without the server's HTML write it. */
const unrendered = (html: string) =>
  html.replace(/ data-ssr="[^"]*"/, '').replace(/(<\/script>)[\s\S]*(<\/div>\s*)$/, '$1$2')

test('a page replaces the texts of its widgets', async ({ page }) => {
  const head = dictionary({ lang: 'de', 'Show {next} more (of {total})': 'Noch {next} zeigen (von {total})' })
  await openWidget(page, 'show-more', 'default', { head, marker: unrendered })
  await page.getByRole('button', { name: 'Noch 10 zeigen (von 24)' }).click()
  await expect(page.getByRole('button', { name: 'Noch 4 zeigen (von 24)' })).toBeVisible()
})

test('a language has its own plural forms and numbers', async ({ page }) => {
  const head = dictionary({
    lang: 'pl',
    '{count} people found this helpful': {
      few: '{count} osoby pomogło',
      many: '{count} osób pomogło',
      other: '{count} osoby',
    },
  })
  await openWidget(page, 'helpful', 'default', { head, marker: unrendered, props: { count: 3 } })
  await expect(page.getByText('3 osoby pomogło')).toBeVisible()
  await expect(
    page.getByRole('link', { name: /^Helpful/ }).or(page.getByRole('button', { name: /^Helpful/ })),
  ).toBeVisible()
})

test('links and emphasis go where the language puts them', async ({ page }) => {
  const head = dictionary({
    'I accept the {terms} and have read the {notice}': '{notice} gelesen, {terms} akzeptiert',
    terms: 'Bedingungen',
    'privacy notice': 'Datenschutz',
  })
  await openWidget(page, 'registration-form', 'default', { head, marker: unrendered })
  await expect(page.getByText('Datenschutz gelesen, Bedingungen akzeptiert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bedingungen' })).toHaveAttribute('href', /terms/)
})

test('a dictionary that cannot be read is reported, and the page stays English', async ({ page }) => {
  for (const [wrong, message] of [
    ['{ "Save": ', 'SyntaxError'],
    ['{ "lang": "cy_GB" }', 'RangeError'],
  ]) {
    const logged = page.waitForEvent('console', { predicate: entry => entry.type() === 'warning' })
    await openWidget(page, 'show-more', 'default', {
      head: `<script type="application/json" data-firstrung-strings>${wrong}</script>`,
    })
    expect((await logged).text()).toContain(message)
    await expect(page.getByRole('button', { name: 'Show 10 more (of 24)' })).toBeVisible()
  }
})
