import { contract } from '../../widgets/job/job-redirect-link/contract'
import { examples } from '../../widgets/job/job-redirect-link/examples'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const answers = { 'GET /go/job/12': { body: '<title>Employer</title><h1>The employer</h1>' } }
const redirect = { event: 'job_redirect', id: 12 }

describeWidget(contract, examples)

test('links to the address that counts the click without JavaScript', async ({ page }) => {
  const { page: plain } = await openWidget(page, 'job-redirect-link', 'same tab', { script: false, answers })
  const link = plain.getByRole('link', { name: 'Apply on employer site' })
  await expect(link).toHaveAttribute('rel', 'nofollow sponsored noopener')
  await link.click()
  await expect(plain).toHaveURL(/\/go\/job\/12$/)
})

test('sends the analytics event before it opens a new tab', async ({ page, context }) => {
  const opened = await openWidget(page, 'job-redirect-link', 'default', { answers })
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Apply on employer site' }).press('Enter')
  await expect(await tab).toHaveURL(/\/go\/job\/12$/)
  expect(await analyticsEventsOf(opened)).toEqual([redirect])
})

test('leaves clicks with a modifier or the middle button to the browser, and counts them', async ({
  page,
  context,
}) => {
  const opened = await openWidget(page, 'job-redirect-link', 'same tab', { answers })
  const link = page.getByRole('link', { name: 'Apply on employer site' })
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const tab = context.waitForEvent('page')
    await link.click(click)
    await expect(await tab).toHaveURL(/\/go\/job\/12$/)
  }
  expect(await analyticsEventsOf(opened)).toEqual([redirect, redirect])
  await link.click({ button: 'right' })
  expect(await analyticsEventsOf(opened)).toHaveLength(2)
})

test('leaves at once without Tag Manager', async ({ page }) => {
  await page.clock.install()
  await openWidget(page, 'job-redirect-link', 'same tab', { answers })
  await page.getByRole('link', { name: 'Apply on employer site' }).click()
  await expect(page).toHaveURL(/\/go\/job\/12$/)
})

test.describe('with Tag Manager', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { google_tag_manager: {} }))
  })

  test('leaves as soon as the event is sent', async ({ page }) => {
    await page.clock.install()
    const opened = await openWidget(page, 'job-redirect-link', 'same tab', { answers })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('link', { name: 'Apply on employer site' }).click()
    expect(await analyticsEventsOf(opened)).toMatchObject([{ ...redirect, eventTimeout: 300 }])
    await page.evaluate(() => {
      const { dataLayer } = window as unknown as { dataLayer: { eventCallback?: () => void }[] }
      dataLayer.at(-1)?.eventCallback?.()
    })
    await expect(page).toHaveURL(/\/go\/job\/12$/)
  })

  test('waits for 300 ms at most', async ({ page }) => {
    await page.clock.install()
    const { requests } = await openWidget(page, 'job-redirect-link', 'same tab', { answers })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('link', { name: 'Apply on employer site' }).click()
    await page.clock.runFor(299)
    expect(requests).toEqual([])
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/\/go\/job\/12$/)
  })

  test('does not wait if the visitor has not consented to analytics', async ({ page }) => {
    await page.clock.install()
    const head = '<meta name="firstrung-consent" content="ask">'
    const opened = await openWidget(page, 'job-redirect-link', 'same tab', { answers, head })
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(await analyticsEventsOf(opened)).toEqual([])
    await page.getByRole('link', { name: 'Apply on employer site' }).click()
    await expect(page).toHaveURL(/\/go\/job\/12$/)
  })
})
