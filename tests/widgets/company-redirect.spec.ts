import type { Page } from '@playwright/test'
import { contract } from '../../widgets/company/company-redirect/contract'
import { examples } from '../../widgets/company/company-redirect/examples'
import { lastOn, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, expectAxeClean, openWidget, type OpenOptions, test } from '../support/widget-page'

const GO = { 'GET /go/company/12': { headers: { 'content-type': 'text/html' }, body: '<title>Halden Rail</title>' } }
const open = (page: Page, options: OpenOptions = {}) =>
  openWidget(page, 'company-redirect', 'default', { answers: GO, ...options })
const opener = (page: Page) => page.getByRole('link', { name: 'Visit site' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Visit Halden Rail' })

test('without JavaScript it is a link that counts the click and redirects', async ({ page }) => {
  const plain = await open(page, { script: false })
  const newPage = plain.page.context().waitForEvent('page')
  await opener(plain.page).click()
  await expect(await newPage).toHaveURL(/\/go\/company\/12$/)
  await expect(opener(plain.page)).toHaveAttribute('rel', 'nofollow sponsored noopener')
})

describeWidget(contract, examples)

test('the dialog names the site and returns the focus on close', async ({ page }) => {
  const opened = await open(page)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('This opens haldenrail.example in a new tab.')
  // Axe would judge the contrast of half-transparent text.
  await dialog(page).evaluate(element =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  await expectAxeClean(page)
  expect(await opened.events()).toEqual([{ name: 'company-redirect:opened', detail: { id: 12 } }])
  expect(await analyticsEventsOf(opened)).toEqual([{ event: 'modal_open', name: 'company-redirect' }])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Continue opens the site in a new tab and sends an analytics event', async ({ page }) => {
  const opened = await open(page)
  await opener(page).click()
  const newPage = page.context().waitForEvent('page')
  await dialog(page).getByRole('link', { name: 'Continue' }).click()
  await expect(await newPage).toHaveURL(/\/go\/company\/12$/)
  await expect(dialog(page)).toBeHidden()
  expect((await opened.events()).at(-1)).toEqual({ name: 'company-redirect:followed', detail: { id: 12 } })
  expect((await analyticsEventsOf(opened)).at(-1)).toEqual({ event: 'company_redirect', id: 12 })
})

test('Save first asks a visitor to log in to save this employer', async ({ page }) => {
  await open(page)
  await opener(page).click()
  await dialog(page).getByRole('button', { name: 'Save first' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await lastOn(page, 'modal')).toEqual({ name: 'save-item', title: 'Halden Rail', type: 'companies', id: 12 })
})

test('a saved employer has no Save first', async ({ page }) => {
  await open(page, { before: SIGNED_IN, answers: { ...GO, ...savedCompanies(12) } })
  await expect.poll(() => lastOn(page, 'saved-items')).toHaveLength(1)
  await opener(page).click()
  await expect(dialog(page)).toContainText('Halden Rail is on your shortlist.')
  await expect(dialog(page).getByRole('button', { name: 'Save first' })).toHaveCount(0)
})

test('a click that opens a new tab skips the dialog and sends the analytics event', async ({ page }) => {
  const opened = await open(page)
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const newPage = page.context().waitForEvent('page')
    await opener(page).click(click)
    await expect(await newPage).toHaveURL(/\/go\/company\/12$/)
  }
  await expect(dialog(page)).toBeHidden()
  expect(await analyticsEventsOf(opened)).toEqual(Array(2).fill({ event: 'company_redirect', id: 12 }))
})

test('with its own mount strategy, the first click opens the dialog', async ({ page }) => {
  await open(page, { mount: contract.mount })
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
})
