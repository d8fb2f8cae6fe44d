import type { Page } from '@playwright/test'
import { contract, type Draft, type Form } from '../../widgets/review/write-a-review/contract'
import { examples } from '../../widgets/review/write-a-review/examples'
import { type Answers, describeWidget, expect, openWidget, type ReceivedRequest, test } from '../support/widget-page'

const PUT = 'PUT /write-a-review/12'
const role = examples.default.draft
const confirmation = examples.confirmation.draft
const roleFields = role.form.fields
const stored = (values: Record<string, string>, version = 9): Draft => ({
  ...role,
  version,
  form: { ...role.form, fields: roleFields.map(field => ({ ...field, value: values[field.name] ?? field.value })) },
})
const person = (id: number) =>
  `<script type="application/json" id="page-user">{"loggedIn":true,"firstname":"Noor","id":${id}}</script>`
const answers = (put: unknown): Answers => ({
  'GET /ajax/saved-items': { body: { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [] } },
  [PUT]: put as Answers[string],
})

const heading = (page: Page) => page.locator('.w-write-a-review h1')
const status = (page: Page) => page.locator('.w-write-a-review__status')
const text = (page: Page) => page.getByRole('textbox', { name: 'What did you do' })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const bodiesOf = (requests: readonly ReceivedRequest[], method = 'PUT') =>
  requests.filter(request => request.method === method).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const open = (page: Page, put: unknown, props: Record<string, unknown> = {}) =>
  openWidget(page, 'write-a-review', 'default', { answers: answers(put), before: person(7), props })
const localDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage as unknown as Record<string, string>).filter(([key]) => key.includes('draft')),
  )
/** What this device holds before the next page opens. */
const storeLocal = (page: Page, version: number, value: string) =>
  page.addInitScript(
    ([key, entry]) => localStorage.setItem(key ?? '', entry ?? ''),
    ['1.4-draft-7-12', JSON.stringify({ stage: 'the-role', version, answers: { roleText: value } })],
  )

describeWidget(contract, examples)

test('without JavaScript a stage, Back and Delete are forms', async ({ page }) => {
  const plain = await openWidget(page, 'write-a-review', 'default', {
    script: false,
    props: { csrf: 'a token' },
    answers: { 'POST /write-a-review/12/the-role': { status: 204 } },
  })
  await plain.page.getByRole('radio', { name: '4 Good' }).first().check({ force: true })
  await text(plain.page).fill('I tested brakes')
  await press(plain.page, 'Continue')
  await press(plain.page, 'Back')
  await expect.poll(() => plain.requests.length).toBe(2)
  expect(plain.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
    { _csrf: 'a token', version: '4', R1: '4', roleText: 'I tested brakes' },
    { _csrf: 'a token', version: '4', transition: 'back-to-job-source' },
  ])
})

test('without JavaScript every question of the first stage is there; with it the employer comes first', async ({
  page,
}) => {
  const plain = await openWidget(page, 'write-a-review', 'first stage', { script: false })
  await expect(plain.page.getByRole('textbox', { name: 'Job title' })).toBeVisible()
  const employer = { id: 5, slug: 'aldgate-rail', name: 'Aldgate Rail', order: 5, active: true }
  await openWidget(page, 'write-a-review', 'first stage', {
    answers: { 'GET /ajax/entities/companies': { body: [employer] } },
  })
  await expect(page.getByRole('textbox', { name: 'Job title' })).toBeHidden()
  await page.getByRole('combobox', { name: 'Employer' }).fill('ald')
  await page.getByRole('option', { name: 'Aldgate Rail' }).click()
  await expect(page.getByRole('textbox', { name: 'Job title' })).toBeVisible()
  await expect(page.getByLabel('When did you finish?')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I still work there' }).check()
  await expect(page.getByLabel('When did you finish?')).toBeHidden()
})

test('once an employer is chosen, its adverts are offered without a reload, and are saved', async ({ page }) => {
  const first = examples['first stage'].start.form
  const advert = (title: string): Form['fields'][number] => ({
    name: 'job',
    kind: 'select',
    label: 'Advert on this site',
    options: [{ value: '8', text: title }],
    value: '',
  })
  const saved = (title: string) => ({
    body: { errors: {}, form: { ...first, fields: [...first.fields, advert(title)] } },
  })
  const employer = { id: 5, slug: 'aldgate-rail', name: 'Aldgate Rail', order: 5, active: true }
  const opened = await openWidget(page, 'write-a-review', 'first stage', {
    answers: {
      'GET /ajax/entities/companies': { body: [employer] },
      'POST /write-a-review': [saved('Signalling placement, 2026'), saved('Signalling placement, 2026')],
    },
  })
  await page.getByRole('combobox', { name: 'Employer' }).fill('ald')
  await page.getByRole('option', { name: 'Aldgate Rail' }).click()
  await page.getByLabel('Advert on this site').selectOption('Signalling placement, 2026')
  await press(page, 'Continue')
  await expect.poll(() => bodiesOf(opened.requests, 'POST').length).toBe(2)
  expect(bodiesOf(opened.requests, 'POST')).toMatchObject([
    { autosave: true, jobDetails: { company: 'Aldgate Rail' } },
    { autosave: false, jobDetails: { company: 'Aldgate Rail', job: '8' } },
  ])
})

test('a new review begins empty: what the session and this device hold of another one is removed', async ({ page }) => {
  const opened = await openWidget(page, 'write-a-review', 'unfinished', {
    before: person(7),
    answers: {
      'GET /ajax/saved-items': { body: { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [] } },
      'GET /write-a-review/reset': { status: 204 },
      'GET /write-a-review/job-details': { body: '<h1>There</h1>' },
    },
  })
  await page.evaluate(() => localStorage.setItem('1.4-draft-7-new', '{}'))
  await page.getByRole('link', { name: 'Start a review' }).click()
  await expect(page).toHaveURL(/\/write-a-review\/job-details$/)
  expect(opened.requests.filter(({ path }) => path.startsWith('/write-a-review')).map(({ path }) => path)).toEqual([
    '/write-a-review/reset',
    '/write-a-review/job-details',
  ])
  expect(await localDrafts(page)).toEqual([])
})

test('with the keyboard alone people score, write and continue without a reload', async ({ page }) => {
  const opened = await open(page, { body: { ...confirmation, version: 5 } })
  await page.getByRole('radio', { name: '1 Very poor' }).first().focus()
  await page.keyboard.press('4')
  await expect(page.getByRole('radio', { name: '4 Good' }).first()).toBeChecked()
  await expect(page.getByRole('complementary')).toContainText('4.0')
  await page.keyboard.press('Tab')
  await page.keyboard.press('2')
  await expect(page.getByRole('complementary')).toContainText('3.0')
  await page.keyboard.press('Tab')
  await page.keyboard.type('I tested brakes')
  await expect(page.getByText('85 to go')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Read it through')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/write-a-review\/12\/confirmation$/)
  await expect(page).toHaveTitle('Read it through')
  expect(bodiesOf(opened.requests)).toEqual([
    {
      stage: 'the-role',
      data: { R1: '4', R5: '2', roleText: 'I tested brakes' },
      version: 4,
      autosave: false,
      submit: false,
    },
  ])
  expect(await opened.events()).toEqual([{ name: 'write-a-review:stage', detail: { stage: 'confirmation' } }])
  expect((await opened.dataLayer()).slice(-2)).toMatchObject([
    { event: 'page_view', path: '/write-a-review/12/confirmation' },
    { event: 'review_stage', stage: 'confirmation', type: 'placement' },
  ])
  expect(await localDrafts(page)).toEqual([])
})

test('mistakes show beside their questions, keep what was entered and are saved as they are', async ({ page }) => {
  const errors = { roleText: ['Write at least 100 characters. 85 to go'] }
  const opened = await open(page, [
    { status: 422, body: { message: 'Check what you entered', errors } },
    { body: { ...role, version: 5 } },
  ])
  await text(page).fill('I tested brakes')
  await press(page, 'Continue')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(text(page)).toHaveAccessibleDescription(/85 to go/)
  await expect(text(page)).toHaveValue('I tested brakes')
  await expect(status(page)).toHaveText(/^Saved \d\d:\d\d$/)
  expect(bodiesOf(opened.requests).map(({ autosave }) => autosave)).toEqual([false, true])
})

test('the heading tells how far the person is, and the summary names each score that is missing', async ({ page }) => {
  const missing = ['Rate this from 1 to 5 stars']
  await open(page, { status: 422, body: { message: 'Check it', errors: { R1: missing, R5: missing } } })
  await expect(heading(page)).toHaveAccessibleDescription('Step 4 of 8')
  await press(page, 'Continue')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'How much did you enjoy the work itself? Rate this from 1 to 5 stars',
    'How manageable was the workload? Rate this from 1 to 5 stars',
  ])
})

test('what is typed is saved five seconds after the last key, and an answer never replaces newer text', async ({
  page,
}) => {
  await page.clock.install()
  const opened = await open(page, { body: stored({ roleText: 'I tested' }, 5) })
  await text(page).fill('I tested')
  await page.clock.runFor(4_000)
  await text(page).fill('I tested brakes')
  await page.clock.runFor(4_000)
  expect(bodiesOf(opened.requests)).toEqual([])
  expect(await localDrafts(page)).toHaveLength(1)
  await page.clock.runFor(2_000)
  await expect(status(page)).toHaveText(/^Saved/)
  await expect(text(page)).toHaveValue('I tested brakes')
  expect(await localDrafts(page)).toEqual([])
  await text(page).fill('I tested brakes and bells')
  await page.clock.runFor(6_000)
  await expect.poll(() => bodiesOf(opened.requests).length).toBe(2)
  expect(bodiesOf(opened.requests)).toMatchObject([
    { autosave: true, version: 4, data: { roleText: 'I tested brakes' } },
    { autosave: true, version: 5, data: { roleText: 'I tested brakes and bells' } },
  ])
})

test('offline the text is kept on the device and sent on return', async ({ page, context }) => {
  await page.clock.install()
  const saver = page.waitForResponse(/draft-saver/)
  const opened = await open(page, { body: { ...role, version: 5 } })
  // The code that saves comes after the page; importing it again waits until it has run.
  await page.evaluate(url => import(url).then(() => undefined), (await saver).url())
  await context.setOffline(true)
  await text(page).fill('I tested brakes')
  await page.clock.runFor(6_000)
  await expect(status(page)).toHaveText('Offline: kept on this device')
  expect(JSON.parse((await localDrafts(page))[0]?.[1] ?? '')).toMatchObject({
    answers: { roleText: 'I tested brakes' },
  })
  await context.setOffline(false)
  await expect(status(page)).toHaveText(/^Saved/)
  expect(bodiesOf(opened.requests)).toMatchObject([{ autosave: true, data: { roleText: 'I tested brakes' } }])
  expect(await localDrafts(page)).toEqual([])
})

test('leaving the page sends what is typed', async ({ page }) => {
  const opened = await open(page, { body: { ...role, version: 5 } })
  await text(page).fill('I tested brakes')
  await page.goto('about:blank')
  await expect.poll(() => bodiesOf(opened.requests)).toMatchObject([{ autosave: true, version: 4 }])
})

test('what this device kept comes back with the next page and is saved', async ({ page }) => {
  await storeLocal(page, 4, 'I tested brakes')
  const opened = await open(page, { body: { ...role, version: 5 } })
  await expect(text(page)).toHaveValue('I tested brakes')
  await expect(status(page)).toHaveText(/^Saved/)
  expect(bodiesOf(opened.requests)).toMatchObject([{ autosave: true, data: { roleText: 'I tested brakes' } }])
  expect(await localDrafts(page)).toEqual([])
})

test('text of another tab and text of this device are both shown, and the person chooses', async ({ page }) => {
  await storeLocal(page, 3, 'Mine')
  const draft = stored({ roleText: 'Theirs' }, 9)
  const opened = await open(page, { body: { ...draft, version: 10 } }, { draft })
  await expect(page.getByRole('alert')).toContainText('Here: Mine')
  await expect(page.getByRole('alert')).toContainText('Saved: Theirs')
  await expect(text(page)).toHaveValue('Mine')
  expect(bodiesOf(opened.requests)).toEqual([])
  await press(page, 'Use what’s saved')
  await expect(text(page)).toHaveValue('Theirs')
  await expect(status(page)).toHaveText(/^Saved/)
  expect(bodiesOf(opened.requests)).toMatchObject([{ version: 9, data: { roleText: 'Theirs' } }])
})

test('a conflict keeps the text here when the person says so', async ({ page }) => {
  const conflict = { status: 409, body: { message: 'You changed this', ...stored({ roleText: 'Theirs' }) } }
  const opened = await open(page, [conflict, { body: stored({ roleText: 'Mine' }, 10) }])
  await text(page).fill('Mine')
  await press(page, 'Continue')
  await expect(page.getByRole('alert').filter({ hasText: 'Saved: Theirs' })).toBeVisible()
  await press(page, 'Keep what’s here')
  await expect(status(page)).toHaveText(/^Saved/)
  await expect(text(page)).toHaveValue('Mine')
  expect(bodiesOf(opened.requests)).toMatchObject([{ version: 4 }, { version: 9, data: { roleText: 'Mine' } }])
})

test('a save whose answer was lost is no conflict', async ({ page }) => {
  const opened = await open(page, [
    { status: 409, body: { message: 'You changed this', ...stored({ roleText: 'Mine' }) } },
    { body: { ...confirmation, version: 10 } },
  ])
  await text(page).fill('Mine')
  await press(page, 'Continue')
  await expect(heading(page)).toHaveText('Read it through')
  expect(bodiesOf(opened.requests).map(({ version }) => version)).toEqual([4, 9])
})

test('a person whose session is over logs in and continues where they were', async ({ page }) => {
  const opened = await open(page, [
    { status: 401, body: { message: 'Log in to continue' } },
    { body: { ...confirmation, version: 5 } },
  ])
  await text(page).fill('I tested brakes')
  await press(page, 'Continue')
  await expect(page.getByText('Your answers are still here')).toBeVisible()
  await expect(text(page)).toHaveValue('I tested brakes')
  await page.evaluate(() => {
    const bus = (window as unknown as Record<symbol, { listeners: Map<string, Set<(user: unknown) => void>> }>)[
      Symbol.for('firstrung.bus')
    ]
    bus?.listeners.get('user')?.forEach(listener => listener({ loggedIn: true, firstname: 'Noor', id: 7 }))
  })
  await expect(heading(page)).toHaveText('Read it through')
  expect(bodiesOf(opened.requests)).toHaveLength(2)
})

test('back and the ladder lead to stages without a reload', async ({ page }) => {
  const source = { ...role, form: { ...role.form, stage: 'job-source', title: 'Applying' } as Form }
  const opened = await openWidget(page, 'write-a-review', 'default', {
    answers: {
      'PUT /write-a-review/12/back': { body: { ...source, version: 5 } },
      'GET /write-a-review/12/location-commute': {
        body: { ...role, form: { ...role.form, stage: 'location-commute', title: 'Place' } },
      },
      'GET /write-a-review/12/job-source': { body: source },
    },
  })
  await press(page, 'Back')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/job-source$/)
  await page.getByRole('link', { name: 'Place' }).click()
  await expect(heading(page)).toHaveText('Place')
  await page.goBack()
  await expect(heading(page)).toHaveText('Applying')
  await expect(page).toHaveURL(/\/job-source$/)
  expect(bodiesOf(opened.requests)).toEqual([{ transition: 'back-to-job-source', version: 4 }])
})

for (const [code, target] of [
  [404, '/write-a-review/404'],
  [403, '/write-a-review/403'],
  [401, '/write-a-review'],
] as const) {
  test(`a stage that answers ${code} leads to ${target}`, async ({ page }) => {
    await openWidget(page, 'write-a-review', 'default', {
      answers: {
        'GET /write-a-review/12/job-source': { status: code, body: { message: 'No' } },
        [`GET ${target}`]: { body: '<h1>There</h1>' },
      },
    })
    await page.getByRole('link', { name: 'Applying' }).click()
    await expect(page).toHaveURL(new RegExp(`${target}$`))
  })
}

test('the first stage creates the review and gives its address to the history', async ({ page }) => {
  const opened = await openWidget(page, 'write-a-review', 'sent back', {
    answers: { 'POST /write-a-review': { status: 201, body: { ...role, version: 1 } } },
  })
  await page.getByRole('textbox', { name: 'Job title' }).fill('Tester')
  await press(page, 'Continue')
  await expect(page).toHaveURL(/\/write-a-review\/12\/the-role$/)
  expect(bodiesOf(opened.requests, 'POST')).toMatchObject([
    { autosave: false, jobDetails: { company: 'Aldgate Rail', jobTitle: 'Tester', stillThere: false } },
  ])
  expect(await opened.dataLayer()).toContainEqual({ event: 'review_start', stage: 'the-role', type: 'placement' })
})

test('the last stage sends the review; an unconfirmed address is shown in place', async ({ page }) => {
  const opened = await openWidget(page, 'write-a-review', 'confirmation', {
    answers: {
      [PUT]: [
        { status: 403, body: { message: 'Confirm your email first', code: 'unverified' } },
        { body: { ...confirmation, state: 'pending', version: 5 } },
      ],
      'POST /verify-email': { status: 204 },
    },
  })
  await page.getByRole('checkbox', { name: 'These are my own words' }).check()
  await press(page, 'Send review')
  await press(page, 'Send the link again')
  await expect(page.getByText('We’ve sent the link again')).toBeVisible()
  await press(page, 'Send review')
  await expect(heading(page)).toHaveText('Thank you. Your review is on its way')
  await expect(heading(page)).toBeFocused()
  expect(bodiesOf(opened.requests)).toMatchObject([{ submit: true, data: { own: true } }, { submit: true }])
  expect(await opened.dataLayer()).toContainEqual(expect.objectContaining({ event: 'review_submit' }))
})

test('an unfinished review is deleted after a question', async ({ page }) => {
  const opened = await openWidget(page, 'write-a-review', 'unfinished', {
    answers: { 'DELETE /write-a-review/12': { status: 204 } },
  })
  await press(page, 'Delete Aldgate Rail')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  expect(opened.requests).toEqual([])
  await press(page, 'Delete Aldgate Rail')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Review deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue Aldgate Rail' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Continue Northmoor Bank' })).toBeVisible()
})
