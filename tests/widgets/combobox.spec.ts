import type { Page } from '@playwright/test'
import { expectAxeClean, expectNoOverflow } from '../support/describe-widget'
import { type Opened, openWidget, test } from '../support/open-widget'
import { expect } from '../support/widget-page'
import type { Answer, ReceivedRequest } from '../support/widget-server'

/** Tests the combobox of core/ui with the search form of the homepage. */
const SUGGESTIONS = [
  { type: 'role', label: 'Software engineering', url: '/search-jobs/role-software-engineering' },
  { type: 'role', label: 'Social work', url: '/search-jobs/role-social-work' },
  { type: 'company', label: 'Solent Foods', url: '/companies/solent-foods' },
  { type: 'place', label: 'Southampton', url: '/search-jobs/in-southampton' },
]
const WHAT_TYPES = ['role', 'company']

function suggestions({ path }: ReceivedRequest): Answer {
  const params = new URL(path, 'http://page').searchParams
  const term = (params.get('term') ?? '').toLowerCase()
  const matches = SUGGESTIONS.filter(({ type, label }) => {
    return WHAT_TYPES.includes(type) === (params.get('type') === 'what') && label.toLowerCase().startsWith(term)
  })
  return { body: matches }
}

const open = (page: Page, answer: (request: ReceivedRequest) => Answer = suggestions) =>
  openWidget(page, 'home-search', 'default', { answers: { 'GET /suggestions.php': answer } })
const requestsOf = ({ requests }: Opened) =>
  requests.map(({ path }) => path).filter(path => path.startsWith('/suggestions'))
const what = (page: Page) => page.getByRole('combobox', { name: 'What' })
const where = (page: Page) => page.getByRole('combobox', { name: 'Where' })
const list = (page: Page, of = 'what') => page.getByRole('listbox', { name: `Suggestions for ${of}` })
const active = (page: Page) => page.getByRole('option', { selected: true })

test('is a plain field while the script of the list does not load', async ({ page }) => {
  await page.route('**/assets/combobox-list*', () => undefined)
  const opened = await open(page)
  await what(page).pressSequentially('so')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=so&place=&in=jobs$/)
  expect(requestsOf(opened)).toEqual([])
})

/** Holds back the code of the list until the function that it returns is called. */
async function holdList(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/assets/combobox-list*', async route => {
    await released
    await route.continue()
  })
  return release
}

test('shows suggestions for text that was written before the script ran', async ({ page }) => {
  const options = { answers: { 'GET /suggestions.php': suggestions }, script: 'later' as const }
  const { start } = await openWidget(page, 'home-search', 'default', options)
  await page.keyboard.press('Tab')
  await page.keyboard.type('sof')
  await start()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('shows suggestions for text that was typed while the list was loading', async ({ page }) => {
  const release = await holdList(page)
  await open(page)
  await what(page).pressSequentially('so')
  release()
  await expect(list(page)).toBeVisible()
})

test('shows them as well where each letter changes the widget', async ({ page }) => {
  const release = await holdList(page)
  const employer = { id: 5, slug: 'aldgate-rail', name: 'Aldgate Rail', order: 5, active: true }
  await openWidget(page, 'write-a-review', 'first stage', {
    answers: { 'GET /ajax/entities/companies': { body: [employer] } },
  })
  await page.getByRole('combobox', { name: 'Employer' }).pressSequentially('ald')
  await expect(page.getByRole('textbox', { name: 'Job title' })).toBeVisible()
  release()
  await expect(page.getByRole('option', { name: 'Aldgate Rail' })).toBeVisible()
})

test('two letters open a list in groups, announced to screen readers', async ({ page }) => {
  const opened = await open(page)
  await expect(what(page)).toHaveAttribute('aria-expanded', 'false')
  await what(page).pressSequentially('s')
  await what(page).pressSequentially('o')
  await expect(list(page).getByRole('group', { name: 'Roles' }).getByRole('option')).toHaveText([
    'Software engineering',
    'Social work',
  ])
  await expect(list(page).getByRole('group', { name: 'Employers' }).getByRole('option')).toHaveText(['Solent Foods'])
  await expect(what(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').first()).toHaveText('3 suggestions. Use the up and down arrow keys to choose.')
  expect(requestsOf(opened)).toEqual(['/suggestions.php?term=so&type=what&scope=jobs'])
  await expectAxeClean(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAxeClean(page, ['color-contrast'])
})

test('one letter requests nothing, and fast typing requests once after a pause', async ({ page }) => {
  await page.clock.install()
  const opened = await open(page)
  await page.getByRole('radio', { name: 'Reviews' }).check({ force: true })
  await page.clock.pauseAt(Date.now() + 60_000)
  await what(page).pressSequentially('s')
  await page.clock.runFor(1000)
  for (const letter of 'oftware') {
    await page.clock.runFor(149)
    await what(page).pressSequentially(letter)
  }
  await page.clock.runFor(149)
  expect(requestsOf(opened)).toEqual([])
  await page.clock.runFor(1)
  await expect(page.getByRole('option')).toHaveText(['Software engineering'])
  expect(requestsOf(opened)).toEqual(['/suggestions.php?term=software&type=what&scope=reviews'])
})

test('arrows, Home and End move through the list; Enter searches for a role', async ({ page }) => {
  const opened = await open(page)
  await what(page).pressSequentially('so')
  await expect(list(page)).toBeVisible()
  await expect(active(page)).toHaveCount(0)
  for (const [key, label] of [
    ['ArrowDown', 'Software engineering'],
    ['ArrowDown', 'Social work'],
    ['End', 'Solent Foods'],
    ['ArrowDown', 'Software engineering'],
    ['ArrowUp', 'Solent Foods'],
    ['Home', 'Software engineering'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(active(page)).toHaveText(label)
    await expect(what(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '')
    await expect(what(page)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=Software\+engineering&place=&in=jobs$/)
  expect(requestsOf(opened)).toHaveLength(1)
})

test('without an active option keys act on the field, and Enter submits what was typed', async ({ page }) => {
  await open(page)
  await what(page).pressSequentially('so')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.type('al')
  await expect(what(page)).toHaveValue('also')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=also&place=&in=jobs$/)
})

test('Esc closes the list, then clears the field; Tab keeps what was typed', async ({ page }) => {
  await open(page)
  await what(page).pressSequentially('so')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(what(page)).toHaveValue('so')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Software engineering')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(what(page)).toHaveValue('')
  await page.keyboard.type('so')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(where(page)).toBeFocused()
  await expect(what(page)).toHaveValue('so')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('choosing a place fills the field without submitting, and is reported to analytics', async ({ page }) => {
  const opened = await open(page)
  await where(page).pressSequentially('south')
  const option = page.getByRole('option', { name: 'Southampton' })
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await option.click()
  await expect(where(page)).toHaveValue('Southampton')
  await expect(where(page)).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  expect(requestsOf(opened).at(-1)).toBe('/suggestions.php?term=south&type=where&scope=jobs')
  expect(await opened.dataLayer()).toContainEqual({ event: 'suggestion_select', key: 'place', value: 'Southampton' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=&place=Southampton&in=jobs$/)
})

test('choosing an employer opens its page', async ({ page }) => {
  await open(page)
  await what(page).pressSequentially('sol')
  await page.getByRole('option', { name: 'Solent Foods' }).click()
  await expect(page).toHaveURL(/\/companies\/solent-foods$/)
})

test('a later request cancels the one before', async ({ page }) => {
  await open(page)
  await page.route('**/suggestions.php?term=so&*', () => undefined)
  const first = page.waitForRequest('**/suggestions.php?term=so&*')
  const cancelled = page.waitForEvent('requestfailed')
  await what(page).pressSequentially('so')
  await first
  await what(page).pressSequentially('c')
  expect((await cancelled).url()).toContain('term=so&')
  await expect(page.getByRole('option')).toHaveText(['Social work'])
})

test('announces when there are no suggestions, and nothing when the request fails', async ({ page }) => {
  await open(page, request => (request.path.includes('term=qq') ? { status: 503, body: {} } : suggestions(request)))
  await what(page).pressSequentially('xx')
  await expect(page.getByRole('status').first()).toHaveText('No suggestions')
  await what(page).fill('')
  const failed = page.waitForResponse('**/suggestions.php?term=qq&*')
  await what(page).pressSequentially('qq')
  await failed
  await expect(page.getByRole('status').first()).toHaveText('')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=qq&/)
})

test('leaving the field closes the list, which fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await what(page).pressSequentially('so')
  await expect(list(page)).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('radio', { name: 'Reviews' }).focus()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
