import type { Page } from '@playwright/test'
import { expectAxeClean, expectNoOverflow } from '../support/describe-widget'
import { type Opened, openWidget, test } from '../support/open-widget'
import { expect } from '../support/widget-page'
import type { Answer, Asked } from '../support/widget-server'

/** The combobox of core/ui, on the fields of the homepage. */
const KNOWN = [
  { type: 'role', label: 'Software engineering', url: '/search-jobs/role-software-engineering' },
  { type: 'role', label: 'Social work', url: '/search-jobs/role-social-work' },
  { type: 'company', label: 'Solent Foods', url: '/companies/solent-foods' },
  { type: 'place', label: 'Southampton', url: '/search-jobs/in-southampton' },
]
const WHAT = ['role', 'company']

function suggestions({ path }: Asked): Answer {
  const params = new URL(path, 'http://page').searchParams
  const term = (params.get('term') ?? '').toLowerCase()
  const fits = KNOWN.filter(({ type, label }) => {
    return WHAT.includes(type) === (params.get('type') === 'what') && label.toLowerCase().startsWith(term)
  })
  return { body: fits }
}

const open = (page: Page, answer: (asked: Asked) => Answer = suggestions) =>
  openWidget(page, 'home-search', 'default', { answers: { 'GET /suggestions.php': answer } })
const questions = ({ asked }: Opened) => asked.map(({ path }) => path).filter(path => path.startsWith('/suggestions'))
const what = (page: Page) => page.getByRole('combobox', { name: 'What' })
const where = (page: Page) => page.getByRole('combobox', { name: 'Where' })
const list = (page: Page, of = 'what') => page.getByRole('listbox', { name: `Suggestions for ${of}` })
const active = (page: Page) => page.getByRole('option', { selected: true })

test('is a plain field while the script of the list does not come', async ({ page }) => {
  await page.route('**/assets/combobox-list*', () => undefined)
  const opened = await open(page)
  await what(page).pressSequentially('so')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=so&place=&in=jobs$/)
  expect(questions(opened)).toEqual([])
})

test('who types before the list is there is not forgotten', async ({ page }) => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/assets/combobox-list*', async route => {
    await arrived
    await route.continue()
  })
  await open(page)
  await what(page).pressSequentially('so')
  arrive()
  await expect(list(page)).toBeVisible()
})

test('two letters bring a list in groups, and a listener is told', async ({ page }) => {
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
  expect(questions(opened)).toEqual(['/suggestions.php?term=so&type=what&scope=jobs'])
  await expectAxeClean(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAxeClean(page, ['color-contrast'])
})

test('one letter asks for nothing, and quick typing asks once it rests', async ({ page }) => {
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
  expect(questions(opened)).toEqual([])
  await page.clock.runFor(1)
  await expect(page.getByRole('option')).toHaveText(['Software engineering'])
  expect(questions(opened)).toEqual(['/suggestions.php?term=software&type=what&scope=reviews'])
})

test('arrows, Home and End walk the list; Enter searches for a role', async ({ page }) => {
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
  expect(questions(opened)).toHaveLength(1)
})

test('without an option the keys are the field’s own, and Enter sends what was typed', async ({ page }) => {
  await open(page)
  await what(page).pressSequentially('so')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.type('al')
  await expect(what(page)).toHaveValue('also')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=also&place=&in=jobs$/)
})

test('Esc closes the list, once more empties the field; Tab goes on with what was typed', async ({ page }) => {
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

test('a place fills its field and waits; analytics is told', async ({ page }) => {
  const opened = await open(page)
  await where(page).pressSequentially('south')
  const option = page.getByRole('option', { name: 'Southampton' })
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await option.click()
  await expect(where(page)).toHaveValue('Southampton')
  await expect(where(page)).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  expect(questions(opened).at(-1)).toBe('/suggestions.php?term=south&type=where&scope=jobs')
  expect(await opened.dataLayer()).toContainEqual({ event: 'suggestion_select', key: 'place', value: 'Southampton' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=&place=Southampton&in=jobs$/)
})

test('an employer opens its page', async ({ page }) => {
  await open(page)
  await what(page).pressSequentially('sol')
  await page.getByRole('option', { name: 'Solent Foods' }).click()
  await expect(page).toHaveURL(/\/companies\/solent-foods$/)
})

test('a later question calls off the one before', async ({ page }) => {
  await open(page)
  await page.route('**/suggestions.php?term=so&*', () => undefined)
  const first = page.waitForRequest('**/suggestions.php?term=so&*')
  const calledOff = page.waitForEvent('requestfailed')
  await what(page).pressSequentially('so')
  await first
  await what(page).pressSequentially('c')
  expect((await calledOff).url()).toContain('term=so&')
  await expect(page.getByRole('option')).toHaveText(['Social work'])
})

test('says when there is nothing, and nothing at all when the call fails', async ({ page }) => {
  await open(page, asked => (asked.path.includes('term=qq') ? { status: 503, body: {} } : suggestions(asked)))
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

test('leaving the field closes the list, and it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await what(page).pressSequentially('so')
  await expect(list(page)).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('radio', { name: 'Reviews' }).focus()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
