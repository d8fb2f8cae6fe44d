import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-page'

test.use({ javaScriptEnabled: false })

const EMAIL = 'student@firstrung.test'
const PASSWORD = 'first-rung-2026'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await expect(heading(page, 'Log in')).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a search from the home page finds jobs, and the same words find reviews', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'What' }).fill('engineer')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search-jobs\?search=engineer$/)
  await expect(heading(page, /^\d+ jobs for “engineer”$/)).toBeVisible()
  await page.getByRole('navigation', { name: 'Search in' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(heading(page, /^\d+ reviews for “engineer”$/)).toBeVisible()
})

test('the choice beside the search opens the list of employers', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Employers' }).check({ force: true })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(heading(page, /^\d+ employers$/)).toBeVisible()
})

test('from an employer over its tabs to a job, and to a review of it', async ({ page, landmarks }) => {
  await page.goto(landmarks.company)
  const employer = await page.getByRole('heading', { level: 1 }).innerText()
  const tabs = page.getByRole('navigation', { name: /^More about/ })
  await tabs.getByRole('link', { name: /^Jobs/ }).click()
  await expect(heading(page, /^\d+ jobs at/)).toBeVisible()
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: employer, exact: true }).first().click()
  await expect(heading(page, employer)).toBeVisible()
  await tabs.getByRole('link', { name: /^Reviews/ }).click()
  const review = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).first()
  const summary = await review.innerText()
  await review.getByRole('link').click()
  await expect(heading(page, summary)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Job details' })).toBeVisible()
})

test('similar employers that are ticked are compared with the employer of the page', async ({ page, landmarks }) => {
  await page.goto(landmarks.company)
  const employer = await page.getByRole('heading', { level: 1 }).innerText()
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await expect(page.getByRole('button', { name: /^Compare( \d)? employers$/ })).toBeHidden()
  const names = await boxes.evaluateAll(all => all.slice(0, 2).map(box => box.getAttribute('aria-label')?.slice(8)))
  const count = page.locator('.ui-compare__count')
  const widthOfCount = () => count.evaluate(element => element.getBoundingClientRect().width)
  await boxes.nth(0).check()
  expect(await widthOfCount(), 'the employer of the page counts as well').toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(count).toBeHidden()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: /^Compare( \d)? employers$/ }).click()
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveCount(3)
  for (const [at, name] of [employer, ...names].entries()) {
    await expect(columns.nth(at)).toContainText(name ?? '')
  }
})

test('reviews are filtered by stars with plain links', async ({ page, landmarks }) => {
  await page.goto(`${landmarks.company}/reviews`)
  const bars = page.locator('[data-widget="rating-summary"]')
  await bars.getByRole('link', { name: '4 stars' }).click()
  await expect(page).toHaveURL(/\/reviews\?stars=4(#|$)/)
  await expect(bars.getByRole('link', { name: '4 stars' })).toHaveAttribute('aria-current', /true|page/)
})

test('the quiz goes from the first question to the result, and back without loss', async ({ page }) => {
  const answer = (name: string) => page.getByRole('main').getByRole('button', { name })
  await page.goto('/career-quiz')
  await answer('Writing a small program').click()
  await answer('I set the plan').click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(answer('I set the plan (your answer so far)')).toBeVisible()
  for (const name of [
    'I handle the numbers',
    'It is solved',
    'Screens',
    'Kind',
    'From home',
    'A summer',
    'The people',
  ]) {
    await answer(name).click()
  }
  await expect(page).toHaveURL(/\/career-quiz\/result\/bbbbfdbd$/)
  await expect(heading(page, 'Code and data suits you best')).toBeVisible()
  await page.getByText('Your 8 answers').click()
  await page.getByRole('link', { name: 'Change answer 8' }).click()
  await answer('Pay').click()
  await expect(page.getByRole('heading', { name: 'Best-paid jobs for you' })).toBeVisible()
})

test('a question opens', async ({ page }) => {
  await page.goto('/faqs')
  const question = page.getByRole('main').getByRole('group').first()
  const answer = question.getByRole('paragraph').first()
  await expect(answer).toBeHidden()
  await question.getByRole('heading').click()
  await expect(answer).toBeVisible()
})

test('who logs in is greeted, stays, and logs out; nothing of the session is left', async ({ page }) => {
  await page.goto('/faqs')
  expect(await page.context().cookies()).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, EMAIL, PASSWORD)
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(page.getByText('Welcome back, Sam')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Welcome back, Sam')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Hi Sam' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  // The device stays known, so that nobody can lock its owner out.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device'])
})

test('a wrong password is an error above the form, and the address stays', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, EMAIL, 'not my password')
  await expect(page.getByRole('alert')).toContainText('Those details do not match an account')
  await expect(page.getByLabel('Email address')).toHaveValue(EMAIL)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
})

test('an empty form names both fields, and links to them', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, '', '')
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByRole('alert').getByRole('link', { name: 'Enter your password' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeInViewport()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Enter your email address' })).toBeVisible()
})

test('the news about the site goes when it is dismissed, and stays away', async ({ page, landmarks }) => {
  await page.goto(landmarks.company)
  const news = page.getByRole('region', { name: 'News about this site' })
  await news.getByRole('button', { name: 'Close message' }).click()
  await expect(page).toHaveURL(new RegExp(`${landmarks.company}$`))
  await expect(news).toHaveCount(0)
  await page.goto('/faqs')
  await expect(news).toHaveCount(0)
})

test('pictures of a gallery open as pictures', async ({ page, landmarks }) => {
  await page.goto(`${landmarks.companyWithClip}/gallery`)
  const picture = page.getByRole('main').getByRole('figure').getByRole('link').first()
  const address = await picture.getAttribute('href')
  await picture.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

test('the menu of a phone opens, and leads to a list', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Site' }).getByText('Jobs', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Internships' }).click()
  await expect(heading(page, /^\d+ internships$/)).toBeVisible()
})
