import type { Page } from '@playwright/test'
import { contract } from '../../widgets/job/job-redirect-modal/contract'
import { examples } from '../../widgets/job/job-redirect-modal/examples'
import { lastOn, publish, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, expectAxeClean, type Opened, openWidget, test } from '../support/widget-page'

const TITLE = 'Signalling placement at Halden Rail'
const before =
  '<p><a href="/go/job/12" target="_blank" rel="noopener">Apply</a> <a href="/go/job/99">Another job</a></p>'
const answers = {
  'GET /go/job/12': { body: '<title>Employer</title><h1>The employer</h1>' },
  ...savedCompanies(),
  'POST /ajax/saved-items/jobs': { status: 201, body: { id: 12, type: 'jobs', reminders: true } },
}

describeWidget(contract, examples)

const leaving = (page: Page) => page.getByRole('dialog', { name: 'You are leaving for careers.halden-rail.example' })
const question = (page: Page) => page.getByRole('dialog', { name: `Did you apply to ${TITLE}?` })
const apply = (page: Page) => page.getByRole('link', { name: 'Apply' }).click()
const goBackToPage = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const modal = (page: Page) => lastOn(page, 'modal')

const open = (page: Page, options: Parameters<typeof openWidget>[3] = {}) =>
  openWidget(page, 'job-redirect-modal', 'default', { before, answers, ...options })

async function leave(page: Page, name: string | RegExp): Promise<void> {
  await apply(page)
  const tab = page.context().waitForEvent('page')
  await leaving(page).getByRole('link', { name }).click()
  await expect(await tab).toHaveURL(/\/go\/job\/12$/)
  await expect(leaving(page)).toBeHidden()
}

const redirects = async (opened: Opened) =>
  (await analyticsEventsOf(opened)).filter(({ event }) => event === 'job_redirect')

test('works as a plain link without JavaScript', async ({ page }) => {
  const plain = await open(page, { script: false })
  await expect(plain.host.locator('dialog[open]')).toHaveCount(0)
  const tab = plain.page.context().waitForEvent('page')
  await plain.page.getByRole('link', { name: 'Apply' }).click()
  await expect(await tab).toHaveURL(/\/go\/job\/12$/)
})

test('names the site before leaving, and lets the visitor stay', async ({ page }) => {
  const opened = await open(page)
  await page.getByRole('link', { name: 'Apply' }).press('Enter')
  await expect(leaving(page)).toContainText('Save this job first so you can track it?')
  await expectAxeClean(page)
  await page.keyboard.press('Escape')
  await expect(leaving(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Apply' })).toBeFocused()
  expect(await redirects(opened)).toEqual([])
  await goBackToPage(page)
  await expect(question(page)).toBeHidden()
})

test('continues in a new tab, sends one analytics event, and asks once on return', async ({ page }) => {
  const opened = await open(page)
  await leave(page, /^Continue/)
  expect(await redirects(opened)).toEqual([{ event: 'job_redirect', id: 12 }])
  await goBackToPage(page)
  await expectAxeClean(page)
  await question(page).getByRole('button', { name: 'Not yet' }).click()
  await expect(question(page)).toBeHidden()
  expect(await opened.events()).toEqual([
    { name: 'job-redirect-modal:answered', detail: { id: 12, answer: 'not-yet' } },
  ])
  expect(await modal(page)).toBeUndefined()
  await leave(page, /^Continue/)
  await goBackToPage(page)
  await expect(question(page)).toBeHidden()
})

test('follows the link when the code of the dialogs does not load', async ({ page }) => {
  await page.route(/job-redirect-modal-dialogs/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }),
  )
  await open(page)
  await apply(page)
  await expect(page).toHaveURL(/\/go\/job\/12$/)
})

test('does not ask again after the question was dismissed', async ({ page }) => {
  const opened = await open(page)
  await leave(page, /^Continue/)
  await goBackToPage(page)
  await question(page).getByRole('button', { name: 'Close' }).click()
  await expect(question(page)).toBeHidden()
  await goBackToPage(page)
  await expect(question(page)).toBeHidden()
  expect(await opened.events()).toEqual([])
})

test('asks a visitor who applied to log in, so that the job is saved', async ({ page }) => {
  const opened = await open(page)
  await leave(page, /^Continue/)
  await goBackToPage(page)
  await question(page).getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => modal(page)).toEqual({ name: 'save-item', title: TITLE, type: 'jobs', id: 12 })
  expect((await analyticsEventsOf(opened)).at(-1)).toEqual({ event: 'apply_confirmed', id: 12 })
})

test('lets visitors who want to save leave first, and offers to save on return', async ({ page }) => {
  await open(page)
  await leave(page, 'Save and continue')
  expect(await modal(page)).toBeUndefined()
  await goBackToPage(page)
  await question(page).getByRole('button', { name: 'Not yet' }).click()
  await expect.poll(() => modal(page)).toMatchObject({ name: 'save-item', id: 12 })
})

test('saves the job for signed-in users as they leave, and does not offer it again', async ({ page }) => {
  const opened = await open(page, { before: SIGNED_IN + before })
  await leave(page, 'Save and continue')
  await expect
    .poll(() => opened.requests.map(({ method, path }) => `${method} ${path}`))
    .toContain('POST /ajax/saved-items/jobs')
  await apply(page)
  await expect(leaving(page)).toContainText('You’ve saved this job')
  await expect(leaving(page).getByRole('link', { name: 'Save and continue' })).toHaveCount(0)
})

test('asks after a reload', async ({ page }) => {
  const opened = await open(page)
  await page.getByRole('link', { name: 'Apply' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(leaving(page)).toBeHidden()
  await page.reload()
  await opened.mounted()
  await expect(question(page)).toBeVisible()
})

test('ignores links to other jobs', async ({ page }) => {
  await open(page, { answers: { ...answers, 'GET /go/job/99': { body: '<h1>Other</h1>' } } })
  await page.getByRole('link', { name: 'Another job' }).click()
  await expect(page).toHaveURL(/\/go\/job\/99$/)
})

const stage = {
  body: { id: 12, type: 'jobs', reminders: true, updatedAt: '', deadlineTimestamp: null, appTrackerStages: [] },
}
const writes = ({ requests }: Opened) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

async function answerWith(page: Page, name: string): Promise<void> {
  await leave(page, /^Continue/)
  await goBackToPage(page)
  await question(page).getByRole('button', { name }).click()
}

test('moves the job of signed-in users who applied to Applied, which can be undone', async ({ page }) => {
  const opened = await open(page, {
    before: SIGNED_IN + before,
    answers: { ...answers, 'PUT /ajax/user/app-tracker-stage/12': stage },
  })
  await answerWith(page, 'Yes')
  await expect.poll(() => lastOn(page, 'flash')).toMatchObject({ kind: 'success', text: 'Moved to Applied' })
  expect(writes(opened)).toEqual(['PUT /ajax/user/app-tracker-stage/12'])
  await page.evaluate(() => {
    const bus = (globalThis as never)[Symbol.for('firstrung.bus')] as { values: Map<string, { undo: () => void }> }
    bus.values.get('flash')?.undo()
  })
  await expect.poll(() => writes(opened)).toHaveLength(2)
  expect(
    opened.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? '') as unknown),
  ).toEqual([
    { appTrackerStages: [{ slug: 'applied', done: true }] },
    { appTrackerStages: [{ slug: 'applied', done: false }] },
  ])
})

test('tells signed-in users when their answer could not be stored', async ({ page }) => {
  await open(page, { before: SIGNED_IN + before })
  await answerWith(page, 'Yes')
  await expect
    .poll(() => lastOn(page, 'flash'))
    .toMatchObject({ kind: 'error', text: 'Sorry, that did not work. Try again' })
})

test('hides a job that is not for them, and stores nothing for "Not yet"', async ({ page }) => {
  const opened = await open(page, {
    before: SIGNED_IN + before,
    answers: { ...answers, 'POST /ajax/user/hidden/jobs/12': { status: 204 } },
  })
  await answerWith(page, 'Not for me')
  await expect.poll(() => lastOn(page, 'flash')).toMatchObject({ text: `We won’t suggest ${TITLE} to you` })
  expect(writes(opened)).toEqual(['POST /ajax/user/hidden/jobs/12'])
})

test('stores that a visitor applied once they have logged in', async ({ page }) => {
  const opened = await open(page, { answers: { ...answers, 'PUT /ajax/user/app-tracker-stage/12': stage } })
  await answerWith(page, 'Yes')
  await expect.poll(() => modal(page)).toMatchObject({ name: 'save-item', id: 12 })
  expect(writes(opened)).toEqual([])
  await publish(page, 'user', { loggedIn: true, firstname: 'Sam', id: 7 })
  await expect.poll(() => writes(opened)).toEqual(['PUT /ajax/user/app-tracker-stage/12'])
})
