import type { Page } from '@playwright/test'
import { contract } from '../../widgets/job/recently-viewed/contract'
import { examples } from '../../widgets/job/recently-viewed/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

const KEY = 'firstrung.viewed-jobs'
const job = (id: number) => ({ id, title: `Job ${id}`, company: 'Halden Rail', url: `/jobs/${id}` })

/** What the browser has stored before the page is opened. */
const store = (page: Page, value: unknown) =>
  page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key, text)
    },
    [KEY, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  )

const stored = (page: Page) => page.evaluate(key => localStorage.getItem(key), KEY)

test('lists the jobs that were looked at, newest first, and clears them', async ({ page }) => {
  await store(page, { personal: false, jobs: [job(3), job(2), job(1)] })
  const { host, events } = await openWidget(page, 'recently-viewed')
  await expect(host.getByRole('link')).toHaveText(['Job 3', 'Job 2', 'Job 1'])
  await host.getByRole('button', { name: 'Clear' }).click()
  await expect(host.getByRole('link')).toHaveCount(0)
  expect(await stored(page)).toBeNull()
  expect(await events()).toContainEqual({ name: 'recently-viewed:cleared', detail: {} })
})

test('stores the job of a page as the newest, once, and lists the others', async ({ page }) => {
  await store(page, { personal: false, jobs: [job(3), { ...examples['page of a job'].job }] })
  const { host } = await openWidget(page, 'recently-viewed', 'page of a job')
  await expect(host.getByRole('link')).toHaveText(['Job 3'])
  const { jobs } = JSON.parse((await stored(page)) ?? '{}') as { jobs: { id: number }[] }
  expect(jobs.map(({ id }) => id)).toEqual([12, 3])
})

test('removes what was stored in a session that has ended', async ({ page }) => {
  await store(page, { personal: true, jobs: [job(3)] })
  const { host } = await openWidget(page, 'recently-viewed')
  await expect.poll(() => stored(page)).toBeNull()
  await expect(host.getByRole('link')).toHaveCount(0)
})

test('lists saved jobs while the device is offline only', async ({ page }) => {
  await store(page, { personal: true, jobs: [{ ...job(3), saved: true }, job(2)] })
  const { host } = await openWidget(page, 'recently-viewed', 'offline')
  await expect(host.getByRole('listitem')).toHaveText(['Job 3Halden Rail, saved', 'Job 2Halden Rail'])
})

for (const [name, value] of Object.entries({
  'no JSON': '{',
  'another shape': { jobs: [{ id: '1' }, null, { ...job(1), url: 'https://elsewhere.test/' }] },
})) {
  test(`shows nothing of ${name} in the store`, async ({ page }) => {
    await store(page, value)
    const { host } = await openWidget(page, 'recently-viewed', 'offline')
    await expect(host.getByText('You haven’t looked at any jobs in this browser yet.')).toBeVisible()
    await expect(host.getByRole('link')).toHaveCount(0)
  })
}
