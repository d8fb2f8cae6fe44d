import type { Page } from '@playwright/test'
import type { Site } from '../support/site'
import { expect, test } from '../support/site-page'

const PHONE = { width: 375, height: 720 }
const DESKTOP = { width: 1280, height: 800 }
const acts = (page: Page) => page.locator('[data-widget="job-menu"]')
const apply = (page: Page) => acts(page).getByRole('link', { name: 'Apply on employer site' })

/** Lets the site answer a redirect, but shows its target on a page instead of going there. */
async function interceptRedirects(page: Page): Promise<void> {
  await page.context().route(/\/go\/job\//, async route => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const answered = `${answer.status()} ${answer.headers().location ?? ''}`
    await route.fulfill({ contentType: 'text/html', body: `<title>Redirect</title><h1>${answered}</h1>` })
  })
}

const employerRedirect = /^302 https:\/\/careers\./

async function clicksOn({ db }: Pick<Site, 'db'>, path: string): Promise<number> {
  const id = Number(/\/jobs\/(\d+)/.exec(path)?.[1])
  const rows = await db.selectFrom('redirects').select('id').where('target_id', '=', id).execute()
  return rows.length
}

test('from a job to the employer and back: asked on the way out, counted, asked after the return', async ({
  page,
  landmarks,
  site,
}) => {
  await interceptRedirects(page)
  await page.goto(landmarks.openJob)
  await expect(page.locator('[data-widget="job-redirect-modal"]')).toHaveAttribute('data-state', 'mounted')
  const before = await clicksOn(site, landmarks.openJob)
  await apply(page).click()
  const leaving = page.getByRole('dialog', { name: /^You are leaving for / })
  const tab = page.context().waitForEvent('page')
  await leaving.getByRole('link', { name: /^Continue/ }).click()
  await expect((await tab).getByRole('heading', { name: employerRedirect })).toBeVisible()
  expect(await clicksOn(site, landmarks.openJob)).toBeGreaterThan(before)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const question = page.getByRole('dialog', { name: /^Did you apply to / })
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('dialog')).toContainText(/log in/i)
})

test('a visitor who saves, or asks for a message when a job opens, is asked to log in', async ({ page, landmarks }) => {
  await page.goto(landmarks.openJob)
  await acts(page)
    .getByLabel(/^Save /)
    .click()
  await expect(page.getByRole('dialog')).toContainText('Log in to save this job')
  await page.goto(landmarks.openingJob)
  await acts(page).getByRole('link', { name: 'Register interest' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('the actions stay at the foot of a phone, and next to the advert on desktop', async ({ page, landmarks }) => {
  await page.setViewportSize(PHONE)
  await page.goto(landmarks.openJob)
  await page.getByRole('heading', { name: /^About (?!the job)/ }).scrollIntoViewIfNeeded()
  await expect(apply(page)).toBeInViewport({ ratio: 1 })
  const box = await apply(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(PHONE.height - 40)
  await page.setViewportSize(DESKTOP)
  await page.getByRole('heading', { name: /^About (?!the job)/ }).scrollIntoViewIfNeeded()
  await expect(apply(page)).toBeInViewport({ ratio: 1 })
  expect((await apply(page).boundingBox())?.x).toBeGreaterThan(DESKTOP.width / 2)
})

for (const width of [320, 375]) {
  test(`the bar and the message above it can be used at once at ${width} px`, async ({ page, landmarks }) => {
    await page.setViewportSize({ width, height: 640 })
    for (const path of [landmarks.openJob, landmarks.openingJob]) {
      await page.goto(path)
      const message = page.getByRole('region', { name: 'News about this site' })
      await expect(message).toBeVisible()
      await message.evaluate(async card => {
        await Promise.all(card.getAnimations().map(animation => animation.finished))
      })
      for (const control of [...(await acts(page).getByRole('link').all()), message.getByRole('button')]) {
        expect(await control.evaluate(isOnTop), `${path}: ${await control.textContent()}`).toBe(true)
      }
    }
  })
}

/** Returns whether the four corners of an element, a little inside, react to a press. */
function isOnTop(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const corners = [left + 4, right - 4].flatMap(x => [top + 4, bottom - 4].map(y => document.elementFromPoint(x, y)))
  return corners.every(hit => hit !== null && (element.contains(hit) || hit.contains(element)))
}

test('similar jobs are above the advert of a closed job, below that of an open one', async ({ page, landmarks }) => {
  for (const [path, above] of [
    [landmarks.closedJob, true],
    [landmarks.openJob, false],
  ] as const) {
    await page.goto(path)
    const row = await page.locator('[data-widget="related-jobs"]').boundingBox()
    const advert = await page.getByRole('heading', { name: 'About the job', exact: true }).boundingBox()
    expect((row?.y ?? 0) < (advert?.y ?? 0)).toBe(above)
  }
})

test('on paper there is the advert, without what one clicks', async ({ page, landmarks }) => {
  await page.goto(landmarks.openJob)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About the job', exact: true })).toBeVisible()
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), acts(page)]) {
    await expect(hidden).toBeHidden()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the way to the employer is a link that is counted', async ({ page, landmarks, site }) => {
    await interceptRedirects(page)
    await page.goto(landmarks.closingJob)
    const before = await clicksOn(site, landmarks.closingJob)
    const tab = page.context().waitForEvent('page')
    await apply(page).click()
    await expect((await tab).getByRole('heading', { name: employerRedirect })).toBeVisible()
    expect(await clicksOn(site, landmarks.closingJob)).toBeGreaterThan(before)
  })

  test('registering interest leads to the log-in page and from there to the form', async ({ page, landmarks }) => {
    await page.goto(landmarks.openingJob)
    await acts(page).getByRole('link', { name: 'Register interest' }).click()
    await expect(page).toHaveURL(/\/login\?return=%2Fregister-interest%2F\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  })
})
