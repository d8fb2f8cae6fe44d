import { type Page } from '@playwright/test'
import { contract } from '../../widgets/search/search-app/contract'
import { examples } from '../../widgets/search/search-app/examples'
import { answers, listOf, PLACEMENTS, placements } from '../support/search-answers'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const DESKTOP = { width: 1280, height: 900 }
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const placement = (page: Page) => page.getByRole('checkbox', { name: 'Placement 312' })

test('is one form, links and buttons without JavaScript', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { page: plain, requests } = await openWidget(page, 'search-app', 'narrowed', { script: false })
  await expect(plain.getByRole('link', { name: 'Remove Placement' })).toHaveAttribute('href', /^\/search-jobs\/in-york/)
  await expect(plain.getByRole('button', { name: 'Near me' })).toBeHidden()
  await plain.getByRole('textbox', { name: 'What' }).fill('data')
  await plain.getByRole('checkbox', { name: 'Internship 168' }).check()
  await plain.getByRole('combobox', { name: 'Distance' }).selectOption('50')
  await plain.getByRole('combobox', { name: 'Sort' }).selectOption('salary')
  await plain.getByText('Working pattern').first().click()
  await plain.getByRole('checkbox', { name: 'Remote 33' }).check()
  await plain.getByRole('button', { name: 'Show results' }).first().click()
  const { searchParams } = new URL(requests[0]?.path ?? '', 'http://page')
  expect([...searchParams].filter(([, value]) => value)).toEqual([
    ['in', 'jobs'],
    ['from', 'jobs'],
    ['search', 'data'],
    ['place', 'York'],
    ['type', 'placement'],
    ['type', 'internship'],
    ['within', '50'],
    ['pattern', 'remote'],
    ['sort', 'salary'],
  ])
})

test('links open the fields and filters on phones without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const { page: plain } = await openWidget(page, 'search-app', 'narrowed', { script: false })
  const what = plain.getByRole('textbox', { name: 'What' })
  const filter = plain.getByRole('checkbox', { name: 'Placement 312' })
  await expect(what).toBeHidden()
  await expect(filter).toBeHidden()
  await plain.getByRole('link', { name: /^control York/ }).click()
  await expect(what).toBeVisible()
  await plain.getByRole('link', { name: 'Filters (2)' }).click()
  await expect(filter).toBeVisible()
  await expect(filter).toBeChecked()
})

describeWidget(contract, examples)

test('loads the list of a filter, with address, title, heading, announcement and analytics', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const opened = await openWidget(page, 'search-app', 'default', { answers })
  const box = placement(page)
  await box.check()
  await expect(heading(page, '312 placements')).toBeVisible()
  expect(pathOf(page)).toBe(PLACEMENTS)
  await expect(page).toHaveTitle('312 placements | Firstrung')
  await expect(page.getByRole('status').filter({ hasText: '312 placements' })).toHaveCount(1)
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
  expect(opened.requests.map(({ path, headers }) => [path, headers['x-requested-with']])).toEqual([
    [PLACEMENTS, 'XMLHttpRequest'],
  ])
  const events = (await opened.dataLayer()).filter(({ event }) => event !== 'service_impression').slice(1)
  expect(events).toEqual([
    { event: 'filter_change', key: 'type', value: 'placement' },
    { event: 'page_view', page_type: '', path: PLACEMENTS },
    { event: 'search_performed', scope: 'jobs', filters_count: 1, results: 312, sort: 'newest', page: 1 },
  ])
})

test('removes a filter by its chip, and moves the focus to the heading', async ({ page }) => {
  await openWidget(page, 'search-app', 'default', { props: { answer: placements.body }, answers })
  await page.getByRole('link', { name: 'Remove Placement' }).press('Enter')
  await expect(heading(page, '578 jobs')).toBeFocused()
  expect(pathOf(page)).toBe('/search-jobs')
})

test('restores list, scroll position and focus on back and forward without a request', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const { requests } = await openWidget(page, 'search-app', 'default', { answers })
  await placement(page).focus()
  await page.evaluate(() => scrollTo(0, 240))
  await page.keyboard.press('Space')
  await expect(heading(page, '312 placements')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 90))
  await page.getByRole('link', { name: 'Remove Placement' }).focus()
  const scrolled = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(heading(page, '578 jobs')).toBeVisible()
  await expect(placement(page)).toBeFocused()
  await expect(placement(page)).not.toBeChecked()
  expect(await page.evaluate(() => scrollY)).toBe(240)
  await page.goForward()
  await expect(heading(page, '312 placements')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove Placement' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect(requests).toHaveLength(1)
})

test('loads another page, and moves to its heading', async ({ page }) => {
  const second = listOf('/search-jobs?page=2', '578 jobs')
  const pagination = { ...second.body.meta.pagination, page: 2, first: 21, last: 40 }
  const { requests } = await openWidget(page, 'search-app', 'default', {
    answers: { 'GET /search-jobs': { body: { ...second.body, meta: { pagination } } } },
  })
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('Showing 21-40 of 571')).toBeVisible()
  await expect(heading(page, '578 jobs')).toBeFocused()
  await expect(heading(page, '578 jobs')).toBeInViewport()
  expect(requests.map(({ path }) => path)).toEqual(['/search-jobs?page=2'])
})

test('says that only the first 1,000 can be read, in a list of more rows too', async ({ page }) => {
  const many = listOf('/search-jobs?page=2', '11,168 jobs')
  const pagination = { ...many.body.meta.pagination, page: 2, pages: 50, total: 11_168, first: 21, last: 40 }
  await openWidget(page, 'search-app', 'default', {
    answers: {
      'GET /search-jobs': { body: { ...many.body, totalResults: 11_168, services: [], meta: { pagination } } },
    },
  })
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('Showing 21-40. Add a filter to see past the first 1,000.')).toBeVisible()
})

test('sends no request for the list on show', async ({ page }) => {
  const { requests } = await openWidget(page, 'search-app', 'default', { answers })
  await page.getByRole('link', { name: 'Jobs 578' }).click()
  await expect(heading(page, '578 jobs')).toBeVisible()
  expect(requests).toEqual([])
  expect(pathOf(page)).toBe('/')
})

test('requests another sort, and sends its analytics event', async ({ page }) => {
  const { requests, dataLayer } = await openWidget(page, 'search-app', 'default', { answers })
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('salary')
  await expect.poll(() => requests.map(({ path }) => path)).toEqual(['/search-jobs?sort=salary'])
  expect(await dataLayer()).toContainEqual({ event: 'sort_change', key: 'sort', value: 'salary' })
})

test('sends the filters of an empty list to analytics, never the keywords', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const none = { ...examples.empty.answer, queryString: { ...examples.empty.answer.queryString, path: PLACEMENTS } }
  const { dataLayer } = await openWidget(page, 'search-app', 'default', {
    answers: { [`GET ${PLACEMENTS}`]: { body: none } },
  })
  await placement(page).check()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  expect(await dataLayer()).toContainEqual({ event: 'no_results', key: 'jobs', value: 'type-placement' })
})

test('an empty list of reviews offers to write one, an empty list of jobs does not', async ({ page }) => {
  await openWidget(page, 'search-app', 'empty')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write a review' })).toBeHidden()
  await openWidget(page, 'search-app', 'empty', { props: { answer: { ...examples.empty.answer, scope: 'reviews' } } })
  await expect(page.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', '/write-a-review')
})

test('submits the form with the next choice if keywords were not submitted yet', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { requests } = await openWidget(page, 'search-app', 'default', { answers: { 'GET /search': placements } })
  await page.getByRole('combobox', { name: 'What' }).fill('data')
  await placement(page).check()
  await expect(heading(page, '312 placements')).toBeVisible()
  // On a busy machine the field may have had time to look for suggestions.
  const sent = requests.filter(({ path }) => !path.startsWith('/suggestions'))
  expect(sent[0]?.path).toBe('/search?in=jobs&from=jobs&search=data&type=placement&sort=newest')
})

test('submits the form without a page load, and moves to the heading', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const redirect = { status: 302, headers: { location: PLACEMENTS } }
  await openWidget(page, 'search-app', 'default', { answers: { ...answers, 'GET /search': redirect } })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('combobox', { name: 'What' }).fill('placement')
  await page.keyboard.press('Enter')
  await expect(heading(page, '312 placements')).toBeFocused()
  expect(pathOf(page)).toBe(PLACEMENTS)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('leaves links to other lists, and clicks for a new tab, to the browser', async ({ page }) => {
  await openWidget(page, 'search-app', 'default', { answers })
  const newTab = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Next page' }).click({ modifiers: ['ControlOrMeta'] })
  await (await newTab).close()
  expect(pathOf(page)).toBe('/')
  await page.getByRole('link', { name: 'Reviews 2,140' }).click()
  await expect(page).toHaveURL(/\/search-reviews$/)
})

test('links each place of a job that has several, with and without JavaScript', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openWidget(page, 'search-app', 'default')
  await expect(
    page.getByText('Showing 1-20 of 571, and 1 promoted. Jobs with several locations appear once.'),
  ).toBeVisible()
  const places = page.getByRole('link', { name: /^(York|Derby, posted|Remote)/ })
  await expect(places).toHaveCount(0)
  await page.getByText('3 locations').click()
  await expect(places).toHaveCount(4)
  await expect(places.first()).toHaveAttribute('href', '/jobs/200-track-design-internship')
  const { page: plain } = await openWidget(page, 'search-app', 'default', { script: false })
  await plain.getByText('3 locations').click()
  await expect(plain.getByRole('link', { name: 'York', exact: true })).toBeVisible()
})
