import type { Page } from '@playwright/test'
import { expect, readThrough, test } from '../support/site-page'
import { tabTo } from '../support/tab-to'

const PHONE = { width: 375, height: 720 }
const MOUNTED = ['data-state', 'mounted'] as const
const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`)

test('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('What', { exact: true })).toBeFocused()
})

test('a list offers the way past its form and filters to the first result', async ({ page }) => {
  await page.goto('/search-jobs')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.w-search-app__results')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.ui-job-card').first().getByRole('link').first()).toBeFocused()
})

test('what and where are chosen from suggestions', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, widget(page, 'home-search').getByLabel('What', { exact: true }))
  await expect(widget(page, 'home-search')).toHaveAttribute(...MOUNTED)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused()
  await page.keyboard.type('manc')
  await expect(page.getByRole('option').first()).toHaveText('Manchester')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Manchester')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('softw')
  await expect(page.getByRole('option', { name: 'Software engineering', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search-jobs\b/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manchester')
})

test('the menu of a phone opens, shows a submenu and closes with Esc', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await tabTo(page, burger)
  await page.keyboard.press('Enter')
  await expect(widget(page, 'mobile-menu')).toHaveAttribute(...MOUNTED)
  await expect(burger).toHaveAttribute('aria-expanded', 'true')
  const jobs = page.getByRole('dialog', { name: 'Menu' }).getByText('Jobs', { exact: true })
  await tabTo(page, jobs)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Placements' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(burger).toBeFocused()
})

test('one logs in, opens the account menu and logs out', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email address'))
  await page.keyboard.type('newcomer@firstrung.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('first-rung-2026')
  await page.keyboard.press('Enter')
  const person = page.getByRole('button', { name: 'Hi Robin' })
  await expect(widget(page, 'account-menu')).toHaveAttribute(...MOUNTED)
  await tabTo(page, person)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(person).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Log out' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('a row of cards moves by arrow keys and by its buttons', async ({ page, landmarks }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(landmarks.openJob)
  const row = widget(page, 'related-jobs')
  await row.scrollIntoViewIfNeeded()
  await expect(row).toHaveAttribute(...MOUNTED)
  await row.locator('.swiper-initialized').waitFor()
  await row.getByRole('button', { name: /^Next/ }).focus()
  const status = row.getByRole('status')
  await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText(/^Showing [2-9]\d* to \d+ of \d+$/)
  const second = (await status.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(status).not.toHaveText(second)
  await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText(second)
})

test('a picture opens large, the next one follows, and Esc gives the focus back', async ({ page, landmarks }) => {
  await page.goto(`${landmarks.companyWithClip}/gallery`)
  await expect(widget(page, 'gallery-lightbox')).toHaveAttribute(...MOUNTED)
  const first = page.getByRole('main').getByRole('figure').getByRole('link').first()
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/1 of \d/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(/2 of \d/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
})

test('how a rating is worked out opens over the page', async ({ page, landmarks }) => {
  await page.goto(landmarks.company)
  const link = widget(page, 'rating-summary').getByRole('link', { name: 'How this is worked out' })
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  await expect(widget(page, 'rating-summary')).toHaveAttribute(...MOUNTED)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'How ratings are worked out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('a link to a question opens it', async ({ page }) => {
  await page.goto('/faqs#faq-how-ratings-work')
  const question = page.locator('#faq-how-ratings-work')
  await expect(question).toHaveAttribute('open')
  await expect(question.getByRole('heading')).toBeInViewport()
})

test('the focus is never hidden by header, message or bar', async ({ page, landmarks }) => {
  // Where the header returns without a transition, it is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  await page.goto(landmarks.openJob)
  await readThrough(page)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('[data-away]')).toHaveCount(0)
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    expect(await coveredFocus(page)).toBeNull()
  }
})

/** The focused element, when something else covers all of it. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const box = focused?.getBoundingClientRect()
    if (!focused || !box || focused === document.body) {
      return null
    }
    const right = Math.min(box.right, innerWidth)
    const parts = [0.1, 0.5, 0.9]
    const seen = parts.some(across =>
      parts.some(down => {
        const top = document.elementFromPoint(box.left + (right - box.left) * across, box.top + box.height * down)
        return !!top && (focused.contains(top) || top.contains(focused))
      }),
    )
    return seen ? null : focused.outerHTML.slice(0, 120)
  })
}
