import type { Page } from '@playwright/test'
import { readPageStyles } from '../../scripts/build/page-css.mjs'
import { sheetsUsedBy } from '../support/page-styles'
import { openAccount } from '../support/site-account'
import { expect, test } from '../support/site-page'
import { VISITED } from './page-kinds'

const { all = [], ...kinds } = readPageStyles()

// The page as it arrives, before scripts add anything.
test.beforeEach(({ page }) => page.route('**/assets/*.js', route => route.abort()))
test.use({ allowed: /ERR_FAILED/ })

/** What the page shows and its own style sheet has not; nothing for kinds of pages without one. */
async function missingOn(page: Page): Promise<string[]> {
  const kind = (await page.locator('body').getAttribute('data-page')) ?? ''
  const own = kinds[kind]
  const used = own ? await sheetsUsedBy(page) : []
  return used.filter(name => !all.includes(name) && !own?.includes(name)).map(name => `${kind}: ${name}`)
}

const ADVICE = 'Add these to templates/styles/pages.json, so that the page is not shown without them first'

for (const [name, { path }] of VISITED) {
  test(`${name} has its styles before it is painted`, async ({ page, landmarks }) => {
    await page.goto(path(landmarks))
    expect(await missingOn(page), ADVICE).toEqual([])
  })
}

test('pages of signed-in people have theirs too', async ({ page, site, landmarks }) => {
  await (await openAccount(page, site)).logIn()
  for (const path of ['/', landmarks.company, landmarks.openJob, landmarks.review, '/search-jobs', '/hot-jobs']) {
    await page.goto(path)
    expect(await missingOn(page), ADVICE).toEqual([])
  }
})

test('what scripts show later finds the style sheet of everything', async ({ page, landmarks }) => {
  await page.unroute('**/assets/*.js')
  await page.goto(landmarks.company)
  await expect(page.locator('link[rel=stylesheet][href*="/site-"]')).toHaveCount(1)
})
