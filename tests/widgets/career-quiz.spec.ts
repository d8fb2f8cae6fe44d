import type { Page } from '@playwright/test'
import { contract } from '../../widgets/home/career-quiz/contract'
import { examples } from '../../widgets/home/career-quiz/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const FIRST = 'You have a free afternoon. What sounds best?'
const SECOND = 'What is your next step?'
const LAST = 'What matters most to you?'
const answers = { 'GET /career-quiz': { headers: { 'Content-Type': 'text/html' }, body: '<p>The next page</p>' } }

const question = (page: Page, name: string) => page.getByRole('heading', { name })
const tile = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** The path and query string of the page. */
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test('without JavaScript an answer is sent to the server with the earlier answers', async ({ page }) => {
  const plain = await openWidget(page, 'career-quiz', 'the last question', { script: false, answers })
  await tile(plain.page, 'Learning').click()
  await expect(plain.page.getByText('The next page')).toBeVisible()
  expect(pathOf(plain.page)).toBe('/career-quiz?answers=ecb')
})

test(
  'without JavaScript going back and changing an answer keeps the later answers',
  { tag: '@full' },
  async ({ page }) => {
    const props = { answers: 'ecb', question: 2 }
    const plain = await openWidget(page, 'career-quiz', 'default', { script: false, answers, props })
    await expect(plain.page.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/career-quiz?answers=ecb&question=1',
    )
    await tile(plain.page, 'A summer').click()
    await expect(plain.page.getByText('The next page')).toBeVisible()
    expect(pathOf(plain.page)).toBe('/career-quiz?question=3&answers=ebb')
  },
)

describeWidget(contract, examples)

test('works with the keyboard and without page loads: focus, URL and progress follow', async ({ page }) => {
  const { requests } = await openWidget(page, 'career-quiz', 'default', { answers })
  await tile(page, 'Planning an event').focus()
  await page.keyboard.press('Enter')
  await expect(question(page, SECOND)).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('Question 2 of 3')
  expect(pathOf(page)).toBe('/career-quiz?answers=e&question=2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question(page, LAST)).toBeFocused()
  expect(requests).toEqual([])
})

test('the last answer sends all answers to the server', async ({ page }) => {
  await openWidget(page, 'career-quiz', 'the last question', { answers })
  await tile(page, 'Pay').click()
  await expect(page.getByText('The next page')).toBeVisible()
  expect(pathOf(page)).toBe('/career-quiz?answers=eca')
})

test('Back shows the chosen answer, and later answers are kept', async ({ page }) => {
  await openWidget(page, 'career-quiz', 'the last question')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(question(page, SECOND)).toBeFocused()
  await expect(tile(page, /^A year out.*your answer so far/)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await tile(page, 'Helping a neighbour').click()
  await expect(tile(page, /^A year out.*your answer so far/)).toBeVisible()
  await page.getByRole('link', { name: 'Keep this answer' }).click()
  await expect(question(page, LAST)).toBeFocused()
  expect(pathOf(page)).toBe('/career-quiz?answers=fc&question=3')
})

test('the browser’s back and forward buttons move between questions and keep the answers', async ({ page }) => {
  await openWidget(page, 'career-quiz')
  await tile(page, 'Planning an event').click()
  await tile(page, 'A summer').click()
  await expect(question(page, LAST)).toBeVisible()
  await page.goBack()
  await expect(question(page, SECOND)).toBeFocused()
  await expect(tile(page, /^A summer.*your answer so far/)).toBeVisible()
  await page.goBack()
  await expect(question(page, FIRST)).toBeFocused()
  expect(pathOf(page)).toBe('/career-quiz?answers=e&question=1')
  await page.goForward()
  await expect(question(page, SECOND)).toBeFocused()
})

test('an answered last question links to the result', { tag: '@full' }, async ({ page }) => {
  await openWidget(page, 'career-quiz', 'default', { answers, props: { answers: 'eca', question: 3 } })
  await page.getByRole('link', { name: 'See my result' }).click()
  await expect(page.getByText('The next page')).toBeVisible()
  expect(pathOf(page)).toBe('/career-quiz?answers=eca')
})

test('analytics gets the start once, and each answer fires an event', async ({ page }) => {
  const { events, dataLayer } = await openWidget(page, 'career-quiz')
  await tile(page, 'Planning an event').click()
  await tile(page, 'A summer').click()
  expect(await events()).toEqual([
    { name: 'career-quiz:answered', detail: { question: 1, answers: 'e' } },
    { name: 'career-quiz:answered', detail: { question: 2, answers: 'eb' } },
  ])
  expect((await dataLayer()).filter(({ event }) => event === 'quiz_start')).toHaveLength(1)
})

test('analytics gets the area with the most answers, or the first in the list of equal ones', async ({ page }) => {
  const two = [examples.default.questions[0], examples.default.questions[0]]
  const props = { questions: two, answers: 'a', areas: ['lead', 'build'] }
  const { dataLayer } = await openWidget(page, 'career-quiz', 'default', { props })
  await stayOnPage(page)
  await tile(page, 'Planning an event').click()
  expect(await dataLayer()).toContainEqual({ event: 'quiz_complete', top_area: 'lead' })
  await tile(page, 'Mending something').click()
  expect(await dataLayer()).toContainEqual({ event: 'quiz_complete', top_area: 'build' })
})

test('the form loads questions that the page does not have', async ({ page }) => {
  const { dataLayer } = await openWidget(page, 'career-quiz', 'the first of eight')
  await stayOnPage(page)
  await tile(page, 'Writing a small program').click()
  await expect(question(page, FIRST)).toBeVisible()
  expect(await dataLayer()).toContainEqual({ event: 'quiz_start' })
  expect((await dataLayer()).some(({ event }) => event === 'quiz_complete')).toBe(false)
})

/** Prevents form submits from leaving the page, so that the data layer can be read. */
function stayOnPage(page: Page): Promise<void> {
  return page.evaluate(() => addEventListener('submit', event => event.preventDefault()))
}
