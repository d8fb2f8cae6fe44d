import { test as base } from '@playwright/test'
import { sql } from 'kysely'
import { emptySite, type Site } from '../support/site'
import { expect, expectAccessible, expectNoOverflow } from '../support/site-page'

const test = base.extend<object, { broken: Site }>({
  broken: [
    async ({ browserName: _ }, use) => {
      const site = await emptySite()
      await sql`alter table faqs rename to faqs_kept`.execute(site.db)
      await use(site)
      await site.leave()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ broken }, use) => use(broken.url),
})

const FAULTS = {
  '22012': { status: 500, heading: 'Something went wrong on our side' },
  '57P03': { status: 503, heading: 'We’ll be back in a moment' },
}

for (const [state, { status, heading }] of Object.entries(FAULTS)) {
  test(`a fault of the database is answered with a whole page of status ${status}`, async ({ page, broken }) => {
    await failWith(broken, state)
    await page.setViewportSize({ width: 375, height: 800 })
    const answer = await page.goto('/faqs')
    expect(answer?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox', { name: 'What' })).toBeVisible()
    await expect(page.getByText(state)).toHaveCount(0)
    await expectNoOverflow(page)
    await expectAccessible(page)
    expect((await page.goto('/search-jobs'))?.status()).toBe(200)
  })
}

/** From now on anyone who reads the questions gets this error of the database. */
async function failWith({ db }: Site, state: string): Promise<void> {
  await sql`drop view if exists faqs`.execute(db)
  await sql`create or replace function fail() returns boolean language plpgsql as ${sql.raw(
    `$$ begin raise exception 'on purpose' using errcode = '${state}'; end $$`,
  )}`.execute(db)
  await sql`create view faqs as select * from faqs_kept where fail()`.execute(db)
}
