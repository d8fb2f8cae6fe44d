import type { Locator, Page, Request } from '@playwright/test'
import { openAccount } from '../support/site-account'
import { expect, test } from '../support/site-page'
import { tabTo } from '../support/tab-to'

const idIn = (path: string) => Number(/\d+/.exec(path)?.[0])

async function openTracker(page: Page, site: Parameters<typeof openAccount>[1], job: string) {
  const account = await openAccount(page, site, { first_name: 'Ursa' })
  await account.logIn()
  await account.call('POST', '/ajax/saved-items/jobs', { id: idIn(job) })
  return account
}
// A click during the transition between two regions reaches neither.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const ready = (page: Page, widget: string) =>
  expect(page.locator(`[data-widget=${widget}]`).first()).toHaveAttribute('data-state', 'mounted')

/** Leaves the tab or returns to it. */
const show = (page: Page, isShown: boolean) =>
  page.evaluate(hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !isShown)

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await to.hover({ position: { x: 12, y: 12 } })
  await page.mouse.up()
}

test('drags a card to another column and a note to another place; Undo takes the card back', async ({
  page,
  site,
  landmarks,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const id = idIn(landmarks.openJob)
  const account = await openTracker(page, site, landmarks.openJob)
  await page.goto('/dashboard/app-tracker/all?view=board')
  await ready(page, 'drag-to-move')
  await ready(page, 'dashboard-app')
  const column = (name: string) => page.locator('.l-board__column', { hasText: name })
  await drag(page, page.locator('.l-board__card [data-drag-grip]'), page.getByRole('region', { name: 'Applied' }))
  await expect(page.getByRole('region', { name: 'Applied' }).locator('.l-board__card')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(column('Interested').locator('.l-board__card')).toHaveCount(1)
  for (const text of ['first', 'second', 'third']) {
    await account.call('POST', '/ajax/user/job-notes', { jobId: id, text })
  }
  await page.goto(`/dashboard/app-tracker/all/${id}`)
  await ready(page, 'drag-to-move')
  await ready(page, 'dashboard-app')
  const notes = page.locator('.l-panel__text')
  await expect(notes).toHaveText(['third', 'second', 'first'])
  await drag(page, page.locator('.l-panel__notes [data-drag-grip]').first(), page.locator('.l-panel__notes li').last())
  await expect(notes).toHaveText(['second', 'first', 'third'])
  await page.locator('.l-panel__delete').first().click()
  await expect(notes).toHaveText(['first', 'third'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notes).toHaveText(['second', 'first', 'third'])
})

test.describe('when the host fails', () => {
  test.use({ allowed: /500/ })

  test('a card is in its new column at once, and back with a message', async ({ page, site, landmarks }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openTracker(page, site, landmarks.openJob)
    await page.goto('/dashboard/app-tracker/all?view=board')
    await ready(page, 'dashboard-app')
    const requests: Request[] = []
    let answer: () => void = () => undefined
    const held = new Promise<void>(resolve => (answer = resolve))
    await page.route('**/ajax/user/app-tracker-stage/*', async (route, request) => {
      requests.push(request)
      await held
      await route.fulfill({ status: 500, body: '' })
    })
    const cardsIn = (name: string) => page.getByRole('region', { name }).locator('.l-board__card')
    await page.locator('.l-board__card select').selectOption({ label: 'Applied' })
    await expect(cardsIn('Applied')).toHaveCount(1)
    answer()
    await expect(page.getByText('Sorry, that did not work')).toBeVisible()
    await expect(cardsIn('Applied')).toHaveCount(0)
    await expect(cardsIn('Interested').locator('select')).toHaveValue('interested')
    expect(requests.map(request => [request.method(), request.headers()['x-requested-with']])).toEqual([
      ['PUT', 'XMLHttpRequest'],
    ])
    const { appTrackerStages } = requests[0]?.postDataJSON() as { appTrackerStages: object[] }
    expect(appTrackerStages[0]).toEqual({ slug: 'applied', done: true })
  })
})

test('shows what has changed in another tab once the person returns', async ({ page, site, landmarks }) => {
  const { call } = await openTracker(page, site, landmarks.openJob)
  await page.goto('/dashboard/app-tracker')
  await ready(page, 'dashboard-app')
  const read = page.waitForResponse('**/ajax/saved-items/jobs')
  await show(page, false)
  await read
  await call('PUT', `/ajax/user/app-tracker-stage/${idIn(landmarks.openJob)}`, {
    appTrackerStages: [{ slug: 'interview', done: true }],
  })
  await show(page, true)
  await expect(page.locator('.l-tracker__row')).toContainText('Interview')
})

test('moves a card with the keys, and sends each event once', async ({ page, site, landmarks }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openTracker(page, site, landmarks.openJob)
  await page.goto('/dashboard/app-tracker/all?view=board')
  await ready(page, 'drag-to-move')
  await ready(page, 'dashboard-app')
  const card = page.locator('.l-board__card')
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(96)
  const grip = card.getByRole('button', { name: /^Move / })
  const status = page.locator('[data-widget=drag-to-move] [role=status]')
  await grip.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText(/^Applied, 2 of \d+$/)
  await page.keyboard.press('Escape')
  await expect(status).toHaveText('Put back')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const moved = page.getByRole('region', { name: 'Applied' }).locator('.l-board__card')
  await expect(moved.locator(':focus')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0)
  const events = await page.evaluate(() =>
    (globalThis as { dataLayer?: { event: string }[] }).dataLayer?.filter(({ event }) => event !== 'login'),
  )
  expect(events).toMatchObject([{ event: 'page_view' }, { event: 'tracker_stage', stage: 'applied', done: true }])
})

test('adds a note once that is sent before its editor has loaded', async ({ page, site, landmarks }) => {
  const id = idIn(landmarks.openJob)
  const account = await openTracker(page, site, landmarks.openJob)
  let load: () => void = () => undefined
  const loading = new Promise<void>(resolve => (load = resolve))
  await page.route(/\/note-editor-[^/]*\.js$/, async route => {
    await loading
    await route.continue()
  })
  const editor = page.locator('#panel [data-widget=note-editor]').first()
  await page.route(`**/dashboard/notes/jobs/${id}`, async route => {
    load()
    await expect(editor).toHaveAttribute('data-state', 'mounted')
    await route.continue()
  })
  await page.goto(`/dashboard/app-tracker/all/${id}`)
  await ready(page, 'dashboard-app')
  await page.getByLabel('New note').fill('Ring Priya')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.l-panel__text')).toHaveText(['Ring Priya'])
  expect((await account.call('GET', `/ajax/user/job-notes/by-job/${id}`)).userNotes).toHaveLength(1)
})

test('edits a note within the panel, saves it after a pause, and moves between pages of a long list', async ({
  page,
  site,
  landmarks,
}) => {
  const id = idIn(landmarks.openJob)
  const account = await openTracker(page, site, landmarks.openJob)
  await account.call('POST', '/ajax/user/job-notes', { jobId: id, text: 'Ring them' })
  await page.goto(`/dashboard/app-tracker/all/${id}?sort-by=title`)
  await ready(page, 'dashboard-app')
  await page.getByRole('link', { name: 'Edit note 1' }).click()
  const field = page.getByRole('textbox', { name: 'Note 1' })
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/sort-by=title&edit=\d+#note-\d+$/)
  const editor = page.locator('.l-panel__notes [data-widget=note-editor]')
  await expect(editor).toHaveAttribute('data-state', 'mounted')
  await field.fill('Rang them on Monday')
  await expect(editor.getByRole('status')).toHaveText(/^Saved \d\d:\d\d$/, { timeout: 10_000 })
  await field.fill('Rang them on Tuesday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.locator('.l-panel__text')).toHaveText('Rang them on Tuesday')
  await expect(page.getByRole('link', { name: 'Edit note 1' })).toBeFocused()
  for (let index = 0; index < 51; index += 1) {
    await account.call('POST', '/ajax/user/external-jobs', { jobTitle: `Job ${index}`, companyName: 'Fen' })
  }
  await page.goto('/dashboard/app-tracker')
  await ready(page, 'dashboard-app')
  await page.locator('.l-tracker__row').last().getByRole('link').focus()
  await tabTo(page, page.getByRole('link', { name: 'Next page' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.l-tracker__row')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('opens the tracker, moves a job, writes and reorders notes and exports with the keyboard alone', async ({
  page,
  site,
  landmarks,
}) => {
  await openTracker(page, site, landmarks.openJob)
  await page.goto('/dashboard/my-hub')
  await ready(page, 'dashboard-app')
  await tabTo(page, page.locator('.l-dashboard__nav').getByRole('link', { name: 'Tracker' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^I’ve applied/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved to Applied')).toBeVisible()
  const row = page.locator('.l-tracker__what a')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel h2')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await expect(page.locator('#panel')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel h2')).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'Interview', exact: true }))
  await page.keyboard.press('Space')
  await expect(page.getByText('Moved to Interview')).toBeVisible()
  await tabTo(page, page.getByLabel('New note'))
  for (const text of ['older', 'newer']) {
    await expect(page.locator('#panel [data-widget=note-editor]').first()).toHaveAttribute('data-state', 'mounted')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('.l-panel__text').first()).toHaveText(text)
    // The focus stays on the button, behind the field.
    await expect(page.getByRole('button', { name: 'Add note' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  }
  await tabTo(page, page.getByRole('button', { name: 'Move note 2 up' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.l-panel__text')).toHaveText(['older', 'newer'])
  await expect(page.locator('.l-panel__notes li').first().locator(':focus')).toHaveCount(1)
  await tabTo(page, page.getByRole('button', { name: 'Delete note 1' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.l-panel__text')).toHaveText(['newer'])
  await expect(page.locator('.l-panel__notes li').locator(':focus')).toHaveCount(1)
  await page.goto('/dashboard/app-tracker')
  await ready(page, 'dashboard-app')
  const keys = ['Tab', 'Enter', 'Tab', 'Tab', 'Enter', 'Tab']
  for (const key of keys) {
    await page.keyboard.press(key)
  }
  await expect(row).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'spreadsheet (CSV)' }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('firstrung-applications.csv')
})
