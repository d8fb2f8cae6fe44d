import { contract } from '../../widgets/dashboard/note-editor/contract'
import { examples } from '../../widgets/dashboard/note-editor/examples'
import { SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, type Opened, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

const ADD = 'POST /ajax/user/job-notes'
const CHANGE = 'PUT /ajax/user/job-notes/7'
const LIST = 'GET /ajax/user/job-notes/by-job/12'
const note = (version: number, text: string) => ({
  id: 7,
  text,
  version,
  sortOrder: 0,
  createdAt: '2026-10-05T13:00:00.000Z',
  updatedAt: '2026-10-05T13:02:00.000Z',
})
/** A form as the pages have it, with the widget in it. */
const formOf = (text = '') => ({
  before: `${SIGNED_IN}<form method="post" action="/dashboard/notes/jobs/12"><label>Note <textarea name="text">${text}</textarea></label>`,
  after: '<button>Save</button></form>',
})
const EDIT = { props: { job: { type: 'jobs', id: 12 }, note: { id: 7, version: 2 } } }
const sentBy = ({ requests }: Opened, method: string) =>
  requests.filter(request => request.method === method).map(({ body }) => JSON.parse(body) as object)

test.beforeEach(({ page }) => page.clock.install({ time: '2026-10-05T13:02:00Z' }))

test('adds a note two seconds after the last key, then changes that note', async ({ page }) => {
  const opened = await openWidget(page, 'note-editor', 'default', {
    ...formOf(),
    answers: { [ADD]: { status: 201, body: note(1, 'Ask Priya') }, [CHANGE]: { body: note(2, 'Ask Priya today') } },
  })
  const field = page.getByLabel('Note')
  await field.fill('Ask Priya')
  await page.clock.runFor(1900)
  expect(sentBy(opened, 'POST')).toEqual([])
  await page.clock.runFor(200)
  await expect(page.getByRole('status')).toHaveText('Saved 14:02')
  expect(sentBy(opened, 'POST')).toEqual([{ jobId: 12, text: 'Ask Priya' }])
  await expect(page.locator('form')).toHaveAttribute('action', '/dashboard/notes/7')
  await field.fill('Ask Priya today')
  await page.clock.runFor(2100)
  await expect.poll(() => sentBy(opened, 'PUT')).toEqual([{ text: 'Ask Priya today', version: 1 }])
  await expect(page.locator('[name=version]')).toHaveValue('2')
  expect((await opened.events()).map(({ name }) => name)).toEqual(['note-editor:saved', 'note-editor:saved'])
})

test('keeps the text on the device while offline, and saves it afterwards', async ({ page, context }) => {
  const answers = { [LIST]: { body: { userNotes: [] } }, [ADD]: { status: 201, body: note(1, 'On the train') } }
  await openWidget(page, 'note-editor', 'default', { ...formOf(), answers })
  await context.setOffline(true)
  await page.getByLabel('Note').fill('On the train')
  await page.clock.runFor(2100)
  await expect(page.getByRole('status')).toHaveText('You are offline. Your text is kept on this device')
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('On the train')
  await context.setOffline(false)
  await expect(page.getByRole('status')).toHaveText('Saved 14:02')
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('On the train')
})

test('adds nothing from the device while the notes cannot be loaded, as one may have it', async ({ page }) => {
  await openWidget(page, 'note-editor', 'default', {
    ...formOf(),
    answers: { [LIST]: { status: 503 }, [ADD]: { status: 503 } },
  })
  await page.getByLabel('Note').fill('On the train')
  await page.clock.runFor(2100)
  await expect(page.getByRole('status')).toHaveText('Not saved. Your text is kept on this device')
  const answers = { [LIST]: { status: 503 }, [ADD]: { status: 201, body: note(1, 'On the train') } }
  const opened = await openWidget(page, 'note-editor', 'default', { ...formOf(), answers })
  await expect.poll(() => opened.requests.filter(({ method }) => method === 'GET').length).toBeGreaterThan(0)
  await page.clock.runFor(2100)
  // The first page sent it while it was left.
  expect(sentBy(opened, 'POST').length).toBeLessThanOrEqual(1)
  await expect(page.getByLabel('Note')).toHaveValue('')
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('On the train')
})

for (const [choice, text] of [
  ['Keep my text', 'this tab'],
  ['Use this text', 'other tab'],
] as const) {
  test(`shows both texts after a change in another tab: ${choice}`, async ({ page }) => {
    const opened = await openWidget(page, 'note-editor', 'default', {
      ...formOf('first'),
      ...EDIT,
      answers: {
        [CHANGE]: ({ body }) =>
          (JSON.parse(body) as { version: number }).version === 3
            ? { body: note(4, 'this tab') }
            : { status: 409, body: { message: 'This note was changed in another tab' } },
        [LIST]: { body: { userNotes: [note(3, 'other tab')] } },
      },
    })
    await page.getByLabel('Note').fill('this tab')
    await page.clock.runFor(2100)
    await expect(page.getByRole('blockquote')).toHaveText('other tab')
    await page.clock.runFor(60_000)
    expect(sentBy(opened, 'PUT')).toHaveLength(1)
    await page.getByRole('button', { name: choice }).click()
    await expect(page.getByRole('blockquote')).toBeHidden()
    await expect(page.getByLabel('Note')).toHaveValue(text)
    const last = choice === 'Keep my text' ? [{ text: 'this tab', version: 3 }] : []
    await expect.poll(() => sentBy(opened, 'PUT').slice(1)).toEqual(last)
  })
}

test('saves what is typed when the page is left', async ({ page }) => {
  const opened = await openWidget(page, 'note-editor', 'default', {
    ...formOf('first'),
    ...EDIT,
    answers: { [CHANGE]: { body: note(3, 'half a sen') } },
  })
  await page.getByLabel('Note').fill('half a sen')
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect.poll(() => sentBy(opened, 'PUT')).toEqual([{ text: 'half a sen', version: 2 }])
})
