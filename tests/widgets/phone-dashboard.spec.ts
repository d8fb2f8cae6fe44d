import { contract } from '../../widgets/home/phone-dashboard/contract'
import { examples } from '../../widgets/home/phone-dashboard/examples'
import { finish, movementsOf, showShare, SPACE, SPACE_BELOW } from '../support/sections'
import { describeWidget, expect, expectNoOverflow, openWidget, test } from '../support/widget-page'

const BETWEEN = { before: SPACE, after: SPACE_BELOW }

test('without JavaScript the phone shows, and the job types are links', async ({ page }) => {
  const plain = await openWidget(page, 'phone-dashboard', 'default', { ...BETWEEN, script: false })
  await expect(plain.page.getByText('Signalling placement')).toBeVisible()
  await expect(plain.page.getByRole('link', { name: 'Graduate 1,204 open' })).toHaveAttribute(
    'href',
    '/search-jobs/type-graduate',
  )
})

describeWidget(contract, examples)

test('the phone and the job types slide in once, when 80 % of the widget is in view', async ({ page }) => {
  const { host } = await openWidget(page, 'phone-dashboard', 'default', BETWEEN)
  const phone = host.locator('.w-phone-dashboard__phone')
  const side = host.locator('.w-phone-dashboard__side')
  await expect.poll(() => movementsOf(phone)).toMatchObject([{ state: 'paused' }])
  await showShare(page, host, 0.79)
  expect(await movementsOf(phone)).toMatchObject([{ state: 'paused' }])
  await showShare(page, host, 0.81)
  const running = { state: 'running', to: 'translateX(0px)' }
  expect(await movementsOf(phone)).toMatchObject([{ ...running, from: 'translateX(-100vw)' }])
  expect(await movementsOf(side)).toMatchObject([{ ...running, from: 'translateX(100vw)' }])
  await expectNoOverflow(page)
  await finish(phone)
  await finish(side)
  await expect.poll(() => movementsOf(phone)).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  await showShare(page, host, 1)
  expect(await movementsOf(phone)).toEqual([])
})

test('under reduced motion nothing slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { host } = await openWidget(page, 'phone-dashboard', 'default', BETWEEN)
  await showShare(page, host, 1)
  expect(await movementsOf(host.locator('.w-phone-dashboard__phone'))).toEqual([])
  await expect(page.getByRole('link').first()).toBeInViewport()
})

test('the job types are in place when reached with Tab', async ({ page }) => {
  const { host } = await openWidget(page, 'phone-dashboard', 'default', BETWEEN)
  await expect.poll(() => movementsOf(host.locator('.w-phone-dashboard__side'))).toHaveLength(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Placement/ })).toBeFocused()
  expect(await movementsOf(host.locator('.w-phone-dashboard__side'))).toEqual([])
})
