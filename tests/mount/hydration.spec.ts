import { expect, type Page } from '@playwright/test'
import { registerFixtures, test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('labels belong to their fields in the HTML of the server', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('counter') + site.marker('counter', { key: 'k2' })))
    await page.getByText('Note').last().click()
    await expect(page.getByLabel('Note').last()).toBeFocused()
  })
})

/** Opens a page without widgets, registers them, and returns whether the button of the server is still there. */
async function keepsServerButton(page: Page, url: string): Promise<boolean> {
  await page.goto(url)
  await page.evaluate(() => Object.assign(window, { server: document.querySelector('[data-widget] button') }))
  await registerFixtures(page)
  await expect(page.locator('[data-widget]').first()).toHaveAttribute('data-state', 'mounted')
  return page.evaluate(() => (window as unknown as { server: Element }).server.isConnected)
}

test('a valid stamp keeps the elements of the server', async ({ page, site }) => {
  const url = site.addPage('/', site.marker('counter', { props: { label: 'A & B </script>', start: 2 } }), 'core.js')
  expect(await keepsServerButton(page, url)).toBe(true)
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('A & B </script>: 3')
})

const invalid: Record<string, (marker: string) => string> = {
  'no stamp': marker => marker.replace(/data-ssr="[^"]*"/, ''),
  'a stamp of another version': marker => marker.replace('counter@1', 'counter@0'),
  'a stamp of another widget': marker => marker.replace('="counter@', '="notes@'),
  'props that were changed after rendering': marker => marker.replace('"start":2', '"start":3'),
  'an attribute that sets a prop': marker => marker.replace('data-ssr', 'data-start="3" data-ssr'),
  'no key': marker => marker.replace(/data-key="[^"]*"/, ''),
}
for (const [description, change] of Object.entries(invalid)) {
  test(`${description} renders the widget again`, async ({ page, site }) => {
    const marker = change(site.marker('counter', { props: { start: 2 } }))
    expect(await keepsServerButton(page, site.addPage('/', marker, 'core.js'))).toBe(false)
    await expect(page.getByRole('button')).toHaveText(/Count: [23]/)
    await expect(page.locator('[data-widget] > div')).toHaveCount(1)
  })
}

test('an attribute that is not a prop does not prevent hydration', async ({ page, site }) => {
  const marker = site.marker('counter').replace('data-ssr', 'data-testid="x" data-ssr')
  expect(await keepsServerButton(page, site.addPage('/', marker, 'core.js'))).toBe(true)
})

test('mounting moves the props to the end of the host and removes the stamp', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { props: { tags: ['a'] } })))
  const host = page.locator('[data-widget]')
  await expect(host).toHaveAttribute('data-state', 'mounted')
  await expect(host).not.toHaveAttribute('data-ssr')
  await expect(host.locator(':scope > :last-child')).toHaveJSProperty('textContent', '{"tags":["a"]}')
})

test('attributes win over JSON, and malicious text stays text', async ({ page, site }) => {
  const label = `"'<img src=x onerror="window.pwned=1">&lt;/script>`
  const marker = site
    .marker('counter', { props: { label, tags: ['</script><script>window.pwned=1</script>', '__proto__'] } })
    .replace('data-ssr', 'data-start="5" data-bold data-ssr')
  await page.goto(site.addPage('/', marker))
  await expect(page.getByRole('button')).toHaveText(`${label}: 5`)
  await expect(page.locator('.is-bold i')).toHaveText(['</script><script>window.pwned=1</script>', '__proto__'])
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
})

/** Expects unique ids on the page, and labels that find their fields. */
async function expectUniqueIds(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-state=mounted]')).toHaveCount(count)
  const ids = await page.locator('input[id]').evaluateAll(fields => fields.map(field => field.id))
  expect(new Set(ids).size).toBe(count)
  await expect(page.getByLabel('Note')).toHaveCount(count)
}

test('ids never collide, in hydrated and in fresh widgets', async ({ page, site }) => {
  const markers = [1, 2, 3, 4].map(n => site.marker('counter', { key: `k${n}` }))
  const fresh = '<div data-widget="counter"></div>'.repeat(3)
  await page.goto(site.addPage('/', markers.join('') + fresh))
  await expectUniqueIds(page, 7)
})

test('a late fragment whose keys are already on the page gets other ids', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { props: { label: 'First' } })))
  await expectUniqueIds(page, 1)
  site.addPage('/fragment', site.marker('counter', { props: { label: 'Second' } }), null)
  await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = '/fragment'
    document.body.append(frame)
    await new Promise(resolve => (frame.onload = resolve))
    document.body.prepend(frame.contentDocument?.querySelector('[data-widget]') ?? '')
    frame.remove()
  })
  await expectUniqueIds(page, 2)
  await expect(page.getByRole('button')).toHaveText(['Second: 0', 'First: 0'])
})
