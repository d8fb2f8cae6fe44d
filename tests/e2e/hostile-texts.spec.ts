import { type Page, test as base } from '@playwright/test'
import { inTransaction } from '../../host/db'
import { bumpDataVersion } from '../../host/db/version'
import { recalculateRatings } from '../../host/features/reviews/reviews'
import { buildCompany, buildJob, buildReview } from '../support/rows'
import { emptySite, type Site } from '../support/site'
import { expect, expectNoOverflow, gatherProblems, readThrough } from '../support/site-page'

/** What people paste, and what attackers try; each must be shown as it was typed. */
const NASTY =
  `</script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">"'\`><!-- {{7*7}} \${x} {% raw %} ` +
  `&amp; &lt;b&gt; \u2028\u2029 \u202Eright to left\u202C שלום مرحبا Z\u0351\u036B\u0343\u036A\u0302a\u0334\u0321\u031D 👩🏽‍🔬🏴󠁧󠁢󠁷󠁬󠁳󠁿`
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)
const text = (before: string) => `${before} ${NASTY} ${WORD}`
/** As the browser gives it back: line and paragraph separators count as spaces. */
const shown = (before: string) => text(before).replace(/\s+/g, ' ')

interface Hostile {
  site: Site
  paths: { company: string; job: string; review: string }
}

const test = base.extend<object, { hostile: Hostile }>({
  hostile: [
    async ({ browserName: _ }, use) => {
      const site = await emptySite()
      await use({ site, paths: await insert(site) })
      await site.leave()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hostile }, use) => use(hostile.site.url),
})

async function insert({ db }: Site): Promise<Hostile['paths']> {
  const company = await buildCompany(db, {
    name: text('Employer'),
    slug: 'hostile',
    about: text('About'),
    head_office: text('Office'),
    offices: [text('Second office')],
    website: 'https://example.test/?q="><script>',
    why_us: [text('Why')],
    benefits: [text('Benefit')],
  })
  const type = await db
    .selectFrom('entities')
    .select('id')
    .where('list', '=', 'job-types')
    .where('slug', '=', 'placement')
    .executeTakeFirstOrThrow()
  const jobs = await Promise.all(
    [1, 2, 3].map(number =>
      buildJob(db, company.id, {
        title: text(`Job ${number}`),
        slug: `job-${number}`,
        type_id: type.id,
        description: `<p>${text('Description')}</p><a href="javascript:window.hacked=1">link</a><svg onload="window.hacked=1">`,
        apply_description: text('Apply'),
        process_stages: [text('Stage')],
        salary_text: text('Pay'),
        contact: text('Contact'),
        hours: text('Hours'),
        deadline_at: new Date(Date.now() + 20 * 86_400_000),
        published_at: new Date(Date.now() - 86_400_000),
      }),
    ),
  )
  const reviews = await Promise.all(
    [1, 2, 3, 4, 5].map(number =>
      buildReview(db, company.id, {
        headline: text(`Review ${number}`),
        slug: `review-${number}`,
        job_title: text('Role'),
        best_thing: text('Best'),
        to_improve: text('Improve'),
        role_text: text('Role text'),
        tips: text('Tips'),
        team: text('Team'),
        reply_text: text('Reply'),
        reply_at: new Date(),
        published_at: new Date(Date.now() - 86_400_000),
      }),
    ),
  )
  await db
    .insertInto('gallery_items')
    .values(
      [1, 2].map(position => ({
        company_id: company.id,
        position,
        type: 'image' as const,
        src: '/pictures/ladders/home.svg',
        thumb: '/pictures/ladders/home.svg',
        width: 720,
        height: 620,
        alt: text('Alternative'),
        title: text('Title'),
        description: text('Caption'),
      })),
    )
    .execute()
  await db
    .updateTable('quiz_questions')
    .set({ question: text('Question') })
    .execute()
  await db
    .updateTable('quiz_answers')
    .set({ answer: text('Answer') })
    .execute()
  const list = await db
    .insertInto('top_employer_lists')
    .values({ year: 2026, slug: 'overall', name: 'Top employers' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('top_employer_rows')
    .values({ list_id: list.id, rank: 1, company_id: company.id, score: 4.2, review_count: 5 })
    .execute()
  await inTransaction(db, async trx => {
    await recalculateRatings(trx, [company.id], new Date())
    await bumpDataVersion(trx)
  })
  return {
    company: '/companies/hostile',
    job: `/jobs/${jobs[0]?.id}-job-1`,
    review: `/reviews/${reviews[0]?.id}-review-1`,
  }
}

/** Each page with the text of its first heading. */
const PAGES: Readonly<Record<string, (paths: Hostile['paths']) => [path: string, heading: string]>> = {
  'the home page': () => ['/', 'Find your first rung'],
  'the employer': at => [at.company, shown('Employer')],
  'its jobs': at => [`${at.company}/jobs`, `3 jobs at ${shown('Employer')}`],
  'its reviews': at => [`${at.company}/reviews`, `5 reviews of ${shown('Employer')}`],
  'its gallery': at => [`${at.company}/gallery`, `Inside ${shown('Employer')}`],
  'what is like it': at => [`${at.company}/related`, `Jobs and reviews at employers like ${shown('Employer')}`],
  'a job': at => [at.job, shown('Job 1')],
  'a review': at => [at.review, shown('Review 1')],
  'the quiz': () => ['/career-quiz', shown('Question')],
  'a later question': () => ['/career-quiz?answers=aaaaaa&question=6', shown('Question')],
  'its result': () => ['/career-quiz/result/aaaaaaaa', 'Nothing is open in your areas today'],
  'the top employers': () => ['/top-employers', 'Top employers of 2026'],
  'the hot jobs': () => ['/hot-jobs', 'Hot jobs'],
  'a category': () => ['/categories/placements', 'Placements'],
  'a report form': at => [at.job.replace(/jobs.(\d+).*/, 'report/job/$1'), 'Report this job'],
  'the list of jobs': () => ['/search-jobs', '3 jobs'],
  'the list of reviews': () => ['/search-reviews', '5 reviews'],
  'the list of employers': () => ['/search-companies', '1 employer'],
  'a search for such words': () => [
    `/search-jobs?search=${encodeURIComponent(NASTY.slice(0, 60))}`,
    `3 jobs for “${NASTY.slice(0, 60).trim()}”`,
  ],
}

/** Pages whose texts come from the same templates and widgets as those of others. */
const ALIKE = [
  'its jobs',
  'what is like it',
  'a later question',
  'its result',
  'the hot jobs',
  'a category',
  'the list of reviews',
  'a report form',
]

for (const [name, page] of Object.entries(PAGES)) {
  test(
    `${name} shows hostile texts as they were typed`,
    { tag: ALIKE.includes(name) ? '@full' : [] },
    async ({ page: tab, hostile, context }) => {
      const problems = gatherProblems(context)
      const [path, heading] = page(hostile.paths)
      await tab.setViewportSize({ width: 375, height: 800 })
      const answer = await tab.goto(path)
      expect(answer?.status()).toBe(200)
      await readThrough(tab)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectNoOverflow(tab)
      expect(await harm(tab)).toEqual({ hacked: undefined, handlers: 0, strangers: 0, wrong: 0 })
      for (const script of await tab.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(() => JSON.parse(script) as unknown).not.toThrow()
      }
      expect(problems).toEqual([])
    },
  )
}

test('the large pictures and the dialogs show them, too', async ({ page, hostile }) => {
  await page.goto(`${hostile.paths.company}/gallery`)
  await expect(page.locator('[data-widget="gallery-lightbox"]')).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('main').getByRole('figure').getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText('Title </script><script>window.hacked=1')
  await expectNoOverflow(page)
  expect(await harm(page)).toEqual({ hacked: undefined, handlers: 0, strangers: 0, wrong: 0 })
})

/** Traces that a text was taken for code: as script, as handler, as element, or as a template. */
function harm(page: Page) {
  return page.evaluate(() => ({
    hacked: (window as unknown as { hacked?: number }).hacked,
    handlers: document.querySelectorAll('[onerror], [onload]').length,
    strangers: document.querySelectorAll('img[src="x"], a[href^="javascript:"], body script:not([type])').length,
    wrong: (document.body.innerText.match(/\b49\b|&amp;amp;|\[object Object\]|\bundefined\b/g) ?? []).length,
  }))
}
