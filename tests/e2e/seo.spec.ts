import type { Page } from '@playwright/test'
import { faultsOf, type Linked } from '../support/json-ld'
import type { Landmarks } from '../support/landmarks'
import { expect, test } from '../support/site-page'
import { PAGE_KINDS } from './page-kinds'

test.use({ javaScriptEnabled: false })

const head = {
  title: (page: Page) => page.title(),
  meta: (page: Page, name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content'),
  canonical: (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href'),
}

async function linkedData(page: Page): Promise<Linked> {
  const json = await page.locator('script[type="application/ld+json"]').first().textContent()
  return JSON.parse(json ?? '') as Linked
}

for (const [name, { path }] of Object.entries(PAGE_KINDS)) {
  test(`${name}: says what it is, and where in the site it stands`, async ({ page, landmarks, site }) => {
    await page.goto(path(landmarks))
    await test.step('title, description and social card are whole and fit', () => expectWholeHead(page, site.url))
    await test.step('it says where it stands in the site to machines as to people', () => expectOneWay(page, site.url))
  })
}

for (const [name, { path }] of Object.entries(PAGE_KINDS)) {
  test(`${name}: linked data has what its type requires, and nothing is blocked and noindex at once`, async ({
    request,
    landmarks,
  }) => {
    const at = path(landmarks)
    const html = await (await request.get(at)).text()
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    const linked = scripts.map(([, json = '']) => JSON.parse(json) as Linked)
    expect(linked.flatMap(faultsOf)).toEqual([])
    expect(linked.every(data => data['@context'] === 'https://schema.org')).toBe(true)
    if (html.includes('<meta name="robots" content="noindex')) {
      const rules = await (await request.get('/robots.txt')).text()
      expect(blockedBy(rules, at)).toEqual([])
    }
  })
}

/** The rules of robots.txt that keep crawlers from an address: prefixes, in which `*` stands for anything. */
function blockedBy(rules: string, path: string): string[] {
  const blocked = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
  const patternOf = (rule: string) => rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return blocked.filter(rule => new RegExp(`^${patternOf(rule)}`).test(path))
}

test('the rules of robots.txt are read as crawlers read them', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text()
  expect(blockedBy(rules, '/search-jobs/type-placement?page=2&sort=newest')).toEqual(['/*?*sort='])
  expect(blockedBy(rules, '/go/job/12')).toEqual(['/go/'])
  expect(blockedBy(rules, '/search-jobs/type-placement?page=2')).toEqual([])
  expect(blockedBy(rules, '/login?return=/')).toEqual([])
})

test('site maps list pages that answer, may be kept, and are the address of their content', async ({
  request,
  site,
}) => {
  test.slow()
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
})

test('social cards are pictures of 1200 by 630', async ({ page, landmarks, request }) => {
  for (const path of ['/', landmarks.company, landmarks.openJob, landmarks.agedReview]) {
    await page.goto(path)
    const card = await request.get((await head.meta(page, 'og:image')) ?? '')
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
    test(name, async ({ page, landmarks, site }) => {
      const [path, expected, canonical] = rule(landmarks)
      await page.goto(path)
      const meta = page.locator('meta[name="robots"]')
      if (expected === null) {
        await expect(meta).toHaveCount(0)
      } else {
        await expect(meta).toHaveAttribute('content', expected)
      }
      if (canonical !== undefined) {
        expect(await head.canonical(page)).toBe(site.url + canonical)
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

/** What machines are told of the way to a page, beside what people see of it. */
async function expectOneWay(page: Page, origin: string): Promise<void> {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  const shown = await crumbs.evaluateAll(items =>
    items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.textContent,
      item: item.querySelector('a')?.getAttribute('href') ?? undefined,
    })),
  )
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = scripts.map(json => JSON.parse(json) as Linked).find(data => data['@type'] === 'BreadcrumbList')
  if (shown.length === 0 && new URL(page.url()).pathname.startsWith('/search-')) {
    // A list changes in place, so people read its way in its heading and chips; machines are told it from the front door.
    expect(list?.itemListElement).toMatchObject({ 0: { item: `${origin}/` }, 1: { position: 2 } })
    return
  }
  expect(list?.itemListElement ?? []).toEqual(
    shown.map(({ item, ...crumb }) => (item ? { ...crumb, item: origin + item } : crumb)),
  )
}

async function expectWholeHead(page: Page, origin: string): Promise<void> {
  const title = await head.title(page)
  const description = (await head.meta(page, 'description')) ?? ''
  expect(title).toMatch(/^.{4,60}$/u)
  expect(description).toMatch(/^.{10,155}$/u)
  expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN|\{\{|&amp;|&#/)
  expect(await head.canonical(page)).toMatch(new RegExp(`^${origin}/[^\\s]*$`))
  expect(await head.meta(page, 'og:title')).toBe(title)
  expect(await head.meta(page, 'og:description')).toBe(description)
  expect(await head.meta(page, 'og:url')).toBe(await head.canonical(page))
  expect(await head.meta(page, 'twitter:card')).toBe('summary_large_image')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
}
