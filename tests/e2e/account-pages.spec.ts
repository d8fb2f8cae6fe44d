import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, readThrough, test } from '../support/site-page'
import { ACCOUNT_KINDS } from './account-kinds'

/** Kinds whose template another one shows as well, with other data. */
const ALIKE = [
  'a link for a new password that no longer works',
  'password and devices',
  'two-step log-in that stays on',
  'the confirmation of an address',
  'interest that is registered',
  'the stage account of signup',
  'the stage contact-preferences of signup',
]

for (const [name, { heading, open }] of Object.entries(ACCOUNT_KINDS)) {
  const tag = ALIKE.includes(name) ? '@full' : []
  test(
    `${name}: fits a small phone and is accessible in both colour schemes`,
    { tag },
    async ({ page, site, landmarks }) => {
      // The message about the site would cover a part of the page and hide it from the checks.
      await page.context().addCookies([{ name: 'transition-message', value: 'dismissed', url: site.url }])
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await open({ page, site, landmarks })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectShownPasswords(page)
      await readThrough(page)
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoOverflow(page)
      await expectAccessible(page)
      // The dark page differs from the light one in its colours only.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectAccessible(page, ['color-contrast'])
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectNoOverflow(page)
    },
  )
}

/** Every password field has a button that shows the password. */
async function expectShownPasswords(page: Page): Promise<void> {
  const fields = page.locator('main input[type=password]')
  for (let left = await fields.count(); left > 0; left--) {
    const box = page.locator('main .ui-field__box:has([type=password])').first()
    await box.getByRole('button', { name: 'Show' }).click()
    await expect(fields).toHaveCount(left - 1)
  }
}
