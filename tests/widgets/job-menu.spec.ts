import type { Page } from '@playwright/test'
import { contract } from '../../widgets/job/job-menu/contract'
import { examples } from '../../widgets/job/job-menu/examples'
import { lastOn, publish, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, type Opened, openWidget, test } from '../support/widget-page'

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
  await expect(later.page.getByRole('link', { name: 'Register interest' })).toHaveAttribute(
    'href',
    '/register-interest/12',
  )
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

test('asks visitors who save or register interest to log in', async ({ page }) => {
  await openWidget(page, 'job-menu')
  await save(page).click()
  expect(await modal(page)).toEqual({ name: 'save-item', title: TITLE, type: 'jobs', id: 12 })

  const opened = await openWidget(page, 'job-menu', 'opening later')
  await page.getByRole('link', { name: 'Register interest' }).press('Enter')
  await expect.poll(() => modal(page)).toEqual({ name: 'login' })
  expect(await opened.events()).toEqual([{ name: 'job-menu:interest-asked', detail: { id: 12 } }])
})

const PUT = 'PUT /ajax/register-your-interest'
const registration = (state: string) => ({
  body: {
    jobId: 12,
    machine: 'registerYourInterest',
    state,
    transitions: [],
    registeredAt: '2026-10-05T09:00:00.000Z',
  },
})
const interest = (...list: object[]) => ({ 'GET /ajax/user/interest': { body: { interest: list } } })
const openLater = (page: Page, more: object = {}, before = SIGNED_IN) =>
  openWidget(page, 'job-menu', 'opening later', {
    before,
    answers: { ...answers, ...interest(), [PUT]: registration('confirmed'), ...more },
  })
const register = (page: Page) => page.getByRole('link', { name: 'Register interest' }).click()
const puts = ({ requests }: Opened) => requests.filter(({ method }) => method === 'PUT').map(({ path }) => path)

test('repeats the call for a visitor who has logged in', async ({ page }) => {
  const opened = await openLater(page, {}, '')
  await register(page)
  await expect.poll(() => modal(page)).toEqual({ name: 'login' })
  expect(puts(opened)).toEqual([])
  await publish(page, 'user', { loggedIn: true, id: 7, firstname: 'Sam' })
  await expect(page.getByText('You’re on the list since 5 October.')).toBeVisible()
  expect(await lastOn(page, 'flash')).toEqual({
    kind: 'success',
    text: `Interest registered. We will email you when ${TITLE} opens`,
  })
  expect(puts(opened)).toHaveLength(1)
})

test('asks to log in again when the session has ended', async ({ page }) => {
  await openLater(page, { [PUT]: { status: 401, body: { message: 'Log in to continue' } } })
  await register(page)
  await expect.poll(() => modal(page)).toEqual({ name: 'login' })
})

test('shows who is on the list, and takes them off it', async ({ page }) => {
  await openLater(page, {
    ...interest({ jobId: 12, state: 'confirmed', registeredAt: '2026-10-03T09:00:00.000Z' }),
    [PUT]: registration('withdrawn'),
  })
  await expect(page.getByText('You’re on the list since 3 October.')).toBeVisible()
  await page.getByRole('button', { name: 'Take me off the list' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Register interest' })).toBeVisible()
  expect(await lastOn(page, 'flash')).toMatchObject({ text: 'You are off the list' })
})

test('opens the form when details are missing', async ({ page }) => {
  await openLater(page, {
    [PUT]: registration('details-needed'),
    'GET /register-interest/12': { body: '<title>Form</title><h1>Form</h1>' },
  })
  await register(page)
  await expect(page).toHaveURL(/\/register-interest\/12$/)
})

test('tells why a registration was refused', async ({ page }) => {
  await openLater(page, { [PUT]: { status: 403, body: { message: 'Confirm your email first', code: 'unverified' } } })
  await register(page)
  await expect.poll(() => lastOn(page, 'flash')).toEqual({ kind: 'error', text: 'Confirm your email first' })
})

test('turns the reminders of a saved job on and off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  const item = { id: 12, type: 'jobs', updatedAt: '', deadlineTimestamp: null, appTrackerStages: [] }
  const opened = await openWidget(page, 'job-menu', 'default', {
    before: SIGNED_IN,
    props: { hasDeadline: true },
    answers: {
      'GET /ajax/saved-items': {
        body: { savedJobItems: [{ ...item, reminders: true }], savedReviewItems: [], savedCompanyItems: [] },
      },
      'PUT /ajax/saved-items/jobs/12': { body: { ...item, reminders: false } },
    },
  })
  const before = await opened.host.boundingBox()
  const off = opened.host.getByRole('button', { name: 'Turn reminders off' })
  const box = await off.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await off.click()
  await expect(opened.host.getByRole('button', { name: 'Turn reminders on' })).toBeVisible()
  expect((await opened.host.boundingBox())?.height).toBe(before?.height)
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
