import type { Page } from '@playwright/test'
import { contract } from '../../widgets/job/job-menu/contract'
import { examples } from '../../widgets/job/job-menu/examples'
import { lastOn, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const TITLE = 'Signalling placement at Halden Rail'
const LOGIN = '/login?return=%2Fjobs%2F12-signalling-placement&save=jobs-12'
const answers = {
  'GET /go/job/12': { body: '<title>Employer</title>' },
  ...savedCompanies(),
  'POST /ajax/saved-items/jobs': { status: 201, body: { id: 12, type: 'jobs', reminders: true } },
}

describeWidget(contract, examples)

const save = (page: Page) => page.getByLabel(`Save ${TITLE}`)
const modal = (page: Page) => lastOn(page, 'modal')

test('has links for all actions without JavaScript', async ({ page }) => {
  const { page: plain } = await openWidget(page, 'job-menu', 'default', { script: false })
  const apply = plain.getByRole('link', { name: 'Apply on employer site' })
  await expect(apply).toHaveAttribute('href', '/go/job/12')
  await expect(apply).toHaveAttribute('rel', 'nofollow sponsored noopener')
  await expect(save(plain)).toHaveAttribute('href', LOGIN)
  await expect(plain.getByRole('button', { name: 'Print this page' })).toBeHidden()
  const later = await openWidget(page, 'job-menu', 'opening later', { script: false })
  await expect(later.page.getByRole('link', { name: 'Register interest' })).toHaveAttribute('href', LOGIN)
})

test('has one primary action in each state', async ({ page }) => {
  const actions = {
    default: 'Apply on employer site',
    'no link': 'How to apply',
    'opening later': 'Register interest',
    closed: 'See similar jobs',
  }
  for (const [example, name] of Object.entries(actions)) {
    const { host } = await openWidget(page, 'job-menu', example)
    await expect(host.locator('.ui-button--primary')).toHaveCount(1)
    await expect(host.getByRole('link', { name })).toHaveClass(/ui-button--primary/)
  }
  await expect(save(page)).toHaveCount(0)
})

test('sends an analytics event when a visitor leaves for the employer', async ({ page, context }) => {
  const opened = await openWidget(page, 'job-menu', 'default', { answers })
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Apply on employer site' }).click()
  await expect(await tab).toHaveURL(/\/go\/job\/12$/)
  expect(await analyticsEventsOf(opened)).toEqual([{ event: 'job_redirect', id: 12 }])
})

test('asks visitors who save or register interest to log in @both', async ({ page }) => {
  await openWidget(page, 'job-menu')
  await save(page).click()
  expect(await modal(page)).toEqual({ name: 'save-item', title: TITLE, type: 'jobs', id: 12 })

  const opened = await openWidget(page, 'job-menu', 'opening later')
  await page.getByRole('link', { name: 'Register interest' }).press('Enter')
  expect(await modal(page)).toEqual({ name: 'register-interest', title: TITLE, type: 'jobs', id: 12 })
  expect(await opened.events()).toEqual([{ name: 'job-menu:interest-asked', detail: { id: 12 } }])
})

test('has saving as the primary action for signed-in users of a job that opens later', async ({ page }) => {
  const opened = await openWidget(page, 'job-menu', 'opening later, signed in', { before: SIGNED_IN, answers })
  await expect(page.getByRole('link', { name: 'Register interest' })).toHaveCount(0)
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  await save(page).press(' ')
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => opened.requests.map(({ method, path, body }) => `${method} ${path} ${body}`))
    .toContain('POST /ajax/saved-items/jobs {"id":12}')
})

test('shows the buttons for signed-in users after a log-in on the page @both', async ({ page }) => {
  await openWidget(page, 'job-menu', 'opening later', { answers })
  await page.evaluate(() => {
    const bus = (
      window as unknown as Record<
        symbol,
        { values: Map<string, unknown>; listeners: Map<string, Set<(value: unknown) => void>> }
      >
    )[Symbol.for('firstrung.bus')]
    const user = { loggedIn: true, id: 7, firstname: 'Sam' }
    bus?.values.set('user', user)
    bus?.listeners.get('user')?.forEach(listener => listener(user))
  })
  await expect(page.getByRole('link', { name: 'Register interest' })).toHaveCount(0)
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
})

test('is a row on phones and a column beside the text on wide screens', async ({ page }) => {
  const { host } = await openWidget(page, 'job-menu')
  const apply = page.getByRole('link', { name: 'Apply on employer site' })
  for (const [width, beside] of [
    [1023, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    const [first, second] = [await apply.boundingBox(), await save(page).boundingBox()]
    expect((second?.y ?? 0) < (first?.y ?? 0) + (first?.height ?? 0)).toBe(beside)
    await expect(host.getByRole('button', { name: 'Print this page' })).toBeVisible({ visible: !beside })
  }
})
