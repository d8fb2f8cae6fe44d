import type { APIRequestContext, Page } from '@playwright/test'
import type { Linked } from '../support/json-ld'
import type { Landmarks } from '../support/landmarks'
import { type PageHead, readHead } from '../support/page-head'
import { blockedBy } from '../support/page-rules'
import { expect, requestTest, test } from '../support/site-page'

test.use({ javaScriptEnabled: false })

async function linkedData(page: Page): Promise<Linked> {
  const json = await page.locator('script[type="application/ld+json"]').first().textContent()
  return JSON.parse(json ?? '') as Linked
}

async function headOf(request: APIRequestContext, path: string): Promise<PageHead> {
  return readHead(await (await request.get(path)).text())
}

requestTest('the rules of robots.txt are read as crawlers read them', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text()
  expect(blockedBy(rules, '/search-jobs/type-placement?page=2&sort=newest')).toEqual(['/*?*sort='])
  expect(blockedBy(rules, '/go/job/12')).toEqual(['/go/'])
  expect(blockedBy(rules, '/search-jobs/type-placement?page=2')).toEqual([])
  expect(blockedBy(rules, '/login?return=/')).toEqual([])
})

requestTest(
  'site maps list pages that answer, may be kept, and are the address of their content',
  async ({ request, site }) => {
    requestTest.slow()
    const locations = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '')
    const files = await locations('/sitemap.xml')
    expect(files.map(file => file.slice(`${site.url}/sitemaps/`.length))).toEqual(
      ['jobs', 'companies', 'reviews', 'categories', 'static'].map(name => `${name}-1.xml`),
    )
    for (const file of files) {
      const pages = await locations(file)
      expect(new Set(pages).size, file).toBe(pages.length)
      // Records are alike; the first ones stand for all.
      for (const url of pages.slice(0, /static|categories/.test(file) ? undefined : 10)) {
        const answer = await request.get(url, { maxRedirects: 0 })
        const html = await answer.text()
        expect([url, answer.status()]).toEqual([url, 200])
        expect(html.includes('<meta name="robots"'), url).toBe(false)
        expect(html.includes(`<link rel="canonical" href="${url}">`), url).toBe(true)
      }
    }
  },
)

requestTest('social cards are pictures of 1200 by 630', async ({ landmarks, request }) => {
  for (const path of ['/', landmarks.company, landmarks.openJob, landmarks.agedReview]) {
    const { meta } = await headOf(request, path)
    const card = await request.get(meta('og:image') ?? '')
    expect(card.headers()['content-type']).toBe('image/png')
    const png = await card.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

test.describe('what search engines may keep', () => {
  const robots: Readonly<Record<string, (at: Landmarks) => [path: string, rule: string | null, canonical?: string]>> = {
    'the home page': () => ['/', null, '/'],
    'an employer': at => [at.company, null, at.company],
    'an open job': at => [at.openJob, null, at.openJob],
    'a closed job': at => [at.closedJob, 'noindex'],
    'a job that is gone': at => [at.goneJob, 'noindex'],
    'a review': at => [at.review, null, at.review],
    'a page of reviews': at => [`${at.company}/reviews?page=2`, null, `${at.company}/reviews?page=2`],
    'filtered reviews': at => [`${at.company}/reviews?stars=4`, 'noindex, follow', `${at.company}/reviews`],
    'an empty list': at => [`${at.quietCompany}/jobs`, 'noindex, follow'],
    'all jobs': () => ['/search-jobs', null, '/search-jobs'],
    'page 2 of all jobs': () => ['/search-jobs?page=2', null, '/search-jobs?page=2'],
    'page 11 of all jobs': () => ['/search-jobs?page=11', 'noindex, follow'],
    'all jobs of a campaign': () => ['/search-jobs?utm_source=mail', null, '/search-jobs'],
    'a review that says little': at => [at.emptiestReview, 'noindex, follow'],
    'the newest list of top employers': () => ['/top-employers', null, '/top-employers'],
    'a list of top employers': at => [at.shortTopList, null, at.shortTopList],
    'the review guidelines': () => ['/review-guidelines', null, '/review-guidelines'],
    'the status of the site': () => ['/status', 'noindex'],
    'the log-in form': () => ['/login', 'noindex'],
    'a page that does not exist': () => ['/no-such-page', 'noindex'],
  }
  for (const [name, rule] of Object.entries(robots)) {
    requestTest(name, async ({ request, landmarks, site }) => {
      const [path, expected, canonical] = rule(landmarks)
      const head = await headOf(request, path)
      expect(head.meta('robots') ?? null).toBe(expected)
      if (canonical !== undefined) {
        expect(head.canonical).toBe(site.url + canonical)
      }
    })
  }
})

test('an open job has a JobPosting of which everything is on the page', async ({ page, landmarks, site }) => {
  await page.goto(landmarks.openJob)
  const posting = await linkedData(page)
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: await page.getByRole('heading', { level: 1 }).innerText(),
    directApply: false,
    description: expect.stringContaining('<p>'),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    validThrough: expect.stringMatching(/(Z|[+-]\d\d:\d\d)$/),
    hiringOrganization: {
      '@type': 'Organization',
      name: expect.any(String),
      sameAs: expect.stringMatching(/^https?:/),
      logo: expect.stringContaining(site.url),
    },
    jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'GB' } }],
    employmentType: expect.any(Array),
    identifier: { '@type': 'PropertyValue', value: expect.any(String) },
  })
})

test('a job that takes no applications has no JobPosting', async ({ page, landmarks }) => {
  for (const path of [landmarks.closedJob, landmarks.goneJob, landmarks.openingJob]) {
    await page.goto(path)
    expect((await linkedData(page))['@type']).toBe('BreadcrumbList')
  }
})

test('a rated employer has an EmployerAggregateRating that the page shows', async ({ page, landmarks }) => {
  await page.goto(landmarks.company)
  const rating = await linkedData(page)
  expect(rating).toMatchObject({
    '@type': 'EmployerAggregateRating',
    itemReviewed: {
      '@type': 'Organization',
      name: await page.getByRole('heading', { level: 1 }).innerText(),
      sameAs: expect.stringMatching(/^https?:/),
    },
    bestRating: 5,
    worstRating: 1,
  })
  const shown = page.locator('[data-widget="rating-summary"]')
  await expect(shown).toContainText(`${String(rating.ratingValue)} out of 5 from ${String(rating.reviewCount)} reviews`)
})

test('an employer with few reviews has no rating to be shown elsewhere', async ({ page, landmarks }) => {
  await page.goto(landmarks.companyWithFewReviews)
  expect((await linkedData(page))['@type']).toBe('Organization')
})

test('the questions are a FAQPage with one answer each', async ({ page }) => {
  await page.goto('/faqs')
  const { '@type': type, mainEntity } = (await linkedData(page)) as Linked & { mainEntity: Linked[] }
  expect(type).toBe('FAQPage')
  expect(mainEntity).toHaveLength(await page.getByRole('main').getByRole('group').count())
  for (const question of mainEntity) {
    expect(question).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } })
    await expect(page.getByText(String(question.name), { exact: true })).toBeVisible()
  }
})

test('the home page is a WebSite with its publisher', async ({ page, site }) => {
  await page.goto('/')
  expect(await linkedData(page)).toMatchObject({
    '@type': 'WebSite',
    name: 'Firstrung',
    url: `${site.url}/`,
    publisher: {
      '@type': 'Organization',
      name: 'Firstrung',
      logo: expect.stringContaining(site.url),
      contactPoint: { '@type': 'ContactPoint', url: `${site.url}/contact` },
    },
  })
})
