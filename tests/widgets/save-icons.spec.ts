import { contract } from '../../widgets/account/save-icons/contract'
import { examples } from '../../widgets/account/save-icons/examples'
import { lastOn, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

test('leads to the log-in page without JavaScript, with the item to save and the return address', async ({ page }) => {
  const plain = await openWidget(page, 'save-icons', 'default', { script: false })
  await expect(plain.page.getByRole('link', { name: 'Save Real work from week two' })).toHaveAttribute(
    'href',
    '/login?return=%2Freviews%2F34-site-engineer&save=reviews-34',
  )
})

describeWidget(contract, examples)

test('asks a visitor to log in, about this review', async ({ page }) => {
  const opened = await openWidget(page, 'save-icons')
  await page.getByRole('link', { name: 'Save Real work from week two' }).click()
  expect(await lastOn(page, 'modal')).toEqual({
    name: 'save-item',
    title: 'Real work from week two',
    type: 'reviews',
    id: 34,
  })
  expect(await opened.events()).toEqual([
    { name: 'save-icons:toggled', detail: { type: 'reviews', id: 34, saved: false } },
  ])
})

test('saves at once for who is logged in, and takes it back when the call fails', async ({ page }) => {
  const { requests } = await openWidget(page, 'save-icons', 'default', {
    before: SIGNED_IN,
    answers: { ...savedCompanies(), 'POST /ajax/saved-items/reviews': { status: 500 } },
  })
  const toggle = page.getByRole('button', { name: 'Save Real work from week two' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.press('Space')
  await expect.poll(() => requests.filter(({ method }) => method === 'POST').length).toBe(1)
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => lastOn(page, 'flash')).toMatchObject({ kind: 'error' })
})

test('a saved employer does not look like a saved review of the same number', async ({ page }) => {
  await openWidget(page, 'save-icons', 'employer', { before: SIGNED_IN, answers: savedCompanies(12) })
  await expect(page.getByRole('button', { name: 'Save Halden Rail' })).toHaveAttribute('aria-pressed', 'true')
  await openWidget(page, 'save-icons', 'default', {
    before: SIGNED_IN,
    props: { id: 12 },
    answers: savedCompanies(12),
  })
  await expect.poll(() => lastOn(page, 'saved-items')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Save Real work' })).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor’s click for a new tab goes to the log-in page there, and asks for nothing here', async ({ page }) => {
  const answers = { 'GET /login': { headers: { 'content-type': 'text/html' }, body: '<title>Log in</title>' } }
  const opened = await openWidget(page, 'save-icons', 'default', { answers })
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const newPage = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Save Real work from week two' }).click(click)
    await expect(await newPage).toHaveURL(/\/login\?.*save=reviews-34$/)
  }
  expect(await lastOn(page, 'modal')).toBeUndefined()
  expect(await opened.events()).toEqual([])
})

test('a click that keeps a link, or opens a window, asks for nothing either', async ({ page }) => {
  const opened = await openWidget(page, 'save-icons')
  const link = page.getByRole('link', { name: 'Save Real work from week two' })
  const prevented = await link.evaluate(element =>
    ['altKey', 'shiftKey', 'metaKey'].map(key => {
      // What nobody has taken over by then is the browser's; the page of a test stays where it is.
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
      let taken = true
      addEventListener('click', event => ((taken = event.defaultPrevented), event.preventDefault()), { once: true })
      element.dispatchEvent(click)
      return taken
    }),
  )
  expect(prevented).toEqual([false, false, false])
  expect(await opened.events()).toEqual([])
})

test('the space bar is no key of a visitor’s link', async ({ page }) => {
  const opened = await openWidget(page, 'save-icons')
  await page.getByRole('link', { name: 'Save Real work from week two' }).press('Space')
  expect(await lastOn(page, 'modal')).toBeUndefined()
  expect(await opened.events()).toEqual([])
})

test('the space bar toggles once however long it is held, and does not scroll', async ({ page }) => {
  const item = { id: 34, type: 'reviews', reminders: false }
  const { events } = await openWidget(page, 'save-icons', 'default', {
    before: SIGNED_IN,
    after: '<p>Line</p>'.repeat(90),
    answers: { ...savedCompanies(), 'POST /ajax/saved-items/reviews': { status: 201, body: item } },
  })
  const toggle = page.getByRole('button', { name: 'Save Real work from week two' })
  await toggle.focus()
  for (const _ of [1, 2, 3]) {
    await page.keyboard.down('Space')
  }
  await page.keyboard.up('Space')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(await events()).toHaveLength(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
