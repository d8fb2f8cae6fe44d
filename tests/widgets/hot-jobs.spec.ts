import type { Page } from '@playwright/test'
import { contract } from '../../widgets/job/hot-jobs/contract'
import { examples } from '../../widgets/job/hot-jobs/examples'
import { lastOn, SIGNED_IN } from '../support/bus-page'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

const [first, second, third] = examples.default.jobs
const NOW = new Date('2099-10-01T09:00:00Z')
const impression = {
  event: 'service_impression',
  action: 'hot_job',
  id: 2,
  category: 'Engineering & science',
  category_id: 5,
}
const closing = (closesAt: string) => ({ jobs: [{ ...first, closesAt }, { ...second, closesAt: null }, third] })
const titles = (page: Page) => page.locator('.ui-card__link').allTextContents()

test('is a list of links with labels without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'hot-jobs', 'default', { script: false })
  const cards = plain.host.getByRole('listitem').filter({ has: plain.page.getByRole('article') })
  await expect(cards).toHaveCount(6)
  await expect(cards.nth(1)).toContainText('Promoted')
  await expect(plain.host.getByRole('link', { name: 'Track design internship', exact: true })).toHaveAttribute(
    'href',
    '/jobs/2',
  )
  await expect(plain.host.getByRole('link', { name: /^Save Track design internship/ })).toHaveAttribute(
    'href',
    '/login?return=%2Fhot-jobs&save=jobs-2',
  )
})

test('shows what the server knows to be saved until the list has come', async ({ page }) => {
  const known = '<script type="application/json" id="page-saved">["jobs-2"]</script>'
  await openWidget(page, 'hot-jobs', 'default', {
    before: SIGNED_IN + known,
    answers: { 'GET /ajax/saved-items': { status: 500 } },
  })
  const saved = page.getByRole('button', { name: /^Save Track design internship/ })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Save /, pressed: true })).toHaveCount(1)
})

test('removes a job when it closes, not before', async ({ page }) => {
  await page.clock.install({ time: NOW })
  await openWidget(page, 'hot-jobs', 'default', { props: closing('2099-10-01T09:10:00Z') })
  await page.clock.fastForward('09:50')
  await expect(page.getByText('Signalling engineering placement', { exact: true })).toBeVisible()
  await page.clock.fastForward('00:20')
  await expect(page.getByRole('status')).toHaveText('Signalling engineering placement has closed.')
  expect(await titles(page)).toEqual(['Track design internship', 'Graduate control engineer'])
})

test('removes jobs that closed while the page was suspended', async ({ page }) => {
  await page.clock.install({ time: NOW })
  await openWidget(page, 'hot-jobs', 'default', { props: closing('2099-10-01T09:10:00Z') })
  await page.clock.setFixedTime(new Date('2099-10-01T12:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => titles(page)).toEqual(['Track design internship', 'Graduate control engineer'])
})

test('moves the focus to the next job when the focused one closes', async ({ page }) => {
  await page.clock.install({ time: NOW })
  await openWidget(page, 'hot-jobs', 'default', { props: closing('2099-10-01T09:10:00Z') })
  await page.getByRole('link', { name: 'Signalling engineering placement', exact: true }).focus()
  await page.clock.fastForward('10:10')
  await expect(page.getByRole('link', { name: 'Track design internship', exact: true })).toBeFocused()
})

test('shows nothing once the last job has closed', async ({ page }) => {
  await page.clock.install({ time: NOW })
  const { host } = await openWidget(page, 'hot-jobs', 'default', {
    props: { jobs: [{ ...first, closesAt: '2099-10-01T09:10:00Z' }] },
  })
  await page.clock.fastForward('10:10')
  await expect(host.locator('*:not(script)')).toHaveCount(0)
})

test('shows nothing without jobs', async ({ page }) => {
  const { host } = await openWidget(page, 'hot-jobs', 'empty')
  await expect(host.locator('*:not(script)')).toHaveCount(0)
})

test('sends an impression once, when half of a promoted job is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  const opened = await openWidget(page, 'hot-jobs', 'default', { before: '<p>Before</p>'.repeat(60) })
  expect(await analyticsEventsOf(opened)).toEqual([])
  await opened.host.locator('[data-item="2"]').scrollIntoViewIfNeeded()
  await expect.poll(() => analyticsEventsOf(opened)).toEqual([impression])
  await opened.host.locator('[data-item="6"]').scrollIntoViewIfNeeded()
  await expect.poll(() => analyticsEventsOf(opened)).toEqual([impression, impression])
  await page.evaluate(() => scrollTo(0, 0))
  await opened.host.locator('[data-item="2"]').scrollIntoViewIfNeeded()
  await expect(opened.host.locator('[data-item="2"]')).toBeInViewport()
  expect(await analyticsEventsOf(opened)).toEqual([impression, impression])
})

test('sends a click event when a promoted job is followed, by mouse and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  const opened = await openWidget(page, 'hot-jobs', 'one job')
  await expect.poll(() => analyticsEventsOf(opened)).toEqual([impression])
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await page.getByRole('link', { name: 'Track design internship', exact: true }).press('Enter')
  const click = { ...impression, event: 'service_click' }
  expect(await analyticsEventsOf(opened)).toEqual([impression, click])
  await page.getByRole('link', { name: 'Copperline', exact: true }).click()
  expect(await analyticsEventsOf(opened)).toEqual([impression, click])
})

test('integration 0 turns the events off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  const opened = await openWidget(page, 'hot-jobs', 'silent')
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await page.getByRole('link', { name: 'Track design internship', exact: true }).press('Enter')
  expect(await analyticsEventsOf(opened)).toEqual([])
})

test("a visitor's save button opens the log-in dialog", async ({ page }) => {
  await openWidget(page, 'hot-jobs')
  await page.getByRole('link', { name: 'Save Track design internship at Copperline' }).click()
  expect(await lastOn(page, 'modal')).toEqual({
    name: 'save-item',
    title: 'Track design internship at Copperline',
    type: 'jobs',
    id: 2,
  })
})

test('has two columns on wide screens and one on phones', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await openWidget(page, 'hot-jobs')
  const columns = () =>
    page.locator('.w-hot-jobs__list').evaluate(list => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(1)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await columns()).toBe(2)
})
