import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstQuestion } from '../../../host/features/public/quiz'
import { seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

/** Three answers for code, two for help, then remote work, a summer internship, and people as the priority. */
const CODE = 'bbfbfdbd'
const NOW = '2026-10-05T09:00:00Z'

let host: TestHost
const ids = new Map<string, number>()

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  await seedReference(host.db)
  const entities = await host.db.selectFrom('entities').select(['id', 'slug', 'list']).execute()
  entities.forEach(({ id, slug, list }) => ids.set(`${list}/${slug}`, id))

  const rail = await buildCompany(host.db)
  const bank = await buildCompany(host.db, { name: 'Tarn Bank' })
  const hidden = await buildCompany(host.db, { name: 'Hidden House', status: 'hidden' })
  await addJob(rail.id, ['software-engineering', 'data-ai'], { title: 'Timetable software', ...pay(24_000, 'year') })
  await addJob(bank.id, ['data-ai'], { title: 'Ledger data, summer', type: 'summer-internship', ...pay(14, 'hour') })
  await addJob(rail.id, ['data-ai'], { title: 'Closed data', deadline_at: '2026-10-01T00:00:00Z' })
  await addJob(hidden.id, ['data-ai'], { title: 'Hidden data' })
  await addReview(rail.id, 'teaching')
  await addReview(bank.id, 'data-ai')
  await rate(rail.id, { count: 5, culture: 3.1, company: 4.9 })
  await rate(bank.id, { count: 3, culture: 4.6, company: 2.2 })
}, 60_000)
afterAll(() => host.close())

const entity = (list: string, slug: string) => ids.get(`${list}/${slug}`) ?? 0
const pay = (pounds: number, unit: 'hour' | 'year') => ({ salary_max_pence: pounds * 100, salary_unit: unit })

async function addJob(
  company: number,
  roles: string[],
  { type, ...rest }: Record<string, unknown> & { type?: string },
) {
  const type_id = type ? entity('job-types', type) : null
  const job = await buildJob(host.db, company, { slug: 'job', type_id, published_at: NOW, ...rest })
  const links = roles.map(role => ({ job_id: job.id, role_id: entity('job-roles', role) }))
  await host.db.insertInto('job_roles').values(links).execute()
}

async function addReview(company: number, role: string) {
  await buildReview(host.db, company, { role_id: entity('job-roles', role), slug: `review-${role}` })
}

async function rate(company_id: number, { count, ...scores }: { count: number; culture: number; company: number }) {
  const rating = { company_id, review_count: count, overall: 4, histogram: [0, 0, 0, count, 0], updated_at: NOW }
  await host.db
    .insertInto('company_ratings')
    .values({ ...rating, ...scores, role: 3 })
    .execute()
}

async function page(path: string) {
  const answer = await host.request(path)
  return { status: answer.status, location: answer.headers.get('Location'), html: await answer.text() }
}
const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
const areaOf = (html: string, name: string) =>
  html
    .split('<article class="l-area">')
    .find(part => part.includes(`<h2>${name}</h2>`))
    ?.split('</article>')[0] ?? ''

describe('GET /career-quiz', () => {
  it('shows the first question as a form whose buttons hold the answers', async () => {
    const { status, html } = await page('/career-quiz')
    expect(status).toBe(200)
    expect(titleOf(html)).toBe('You have a free afternoon. What sounds best?')
    expect(html).toContain('Question 1 of 8')
    expect(html).toMatch(/<form[^>]* action="\/career-quiz" method="get"/)
    expect(html.match(/<button[^>]*name="answers"/g)).toHaveLength(6)
    expect(html).toContain('<link rel="canonical" href="http://firstrung.test/career-quiz">')
  })

  it('continues from the answers in the address, and keeps them when going back', async () => {
    const { html } = await page('/career-quiz?answers=ba')
    expect(html).toContain('Question 3 of 8')
    expect(html).toMatch(/name="answers" value="baf"/)
    expect(html).toContain('href="/career-quiz?answers=ba&amp;question=2"')
    const back = (await page('/career-quiz?answers=bae&question=1')).html
    expect(back).toContain('Question 1 of 8')
    expect(back).toMatch(/name="question" value="2"/)
    expect(back).toMatch(/name="answers" value="cae"/)
  })

  it('redirects to the result when every question has an answer', async () => {
    expect(await page(`/career-quiz?answers=${CODE}`)).toMatchObject({
      status: 302,
      location: `/career-quiz/result/${CODE}`,
    })
  })

  it('shows an answered question again on request', async () => {
    expect((await page(`/career-quiz?answers=${CODE}&question=8`)).html).toContain('Question 8 of 8')
  })

  it.each([
    'answers=z',
    'answers=aaaaae',
    'answers=aaaaaaaaa',
    'question=2',
    'answers=a&question=3',
    'answers=a&question=9',
  ])('answers 404 to answers and questions that it does not have: %s', async query => {
    expect((await page(`/career-quiz?${query}`)).status).toBe(404)
  })

  it.each(['answers=A', 'answers=%00', 'answers=a&answers=b', 'answers=a&question=0', 'answers=a&question=x'])(
    'drops what makes no sense: %s',
    async query => {
      expect((await page(`/career-quiz?${query}`)).status).toBe(302)
    },
  )
})

describe('GET /career-quiz/result/{code}', () => {
  it('orders the areas by number of answers, and shows the answers for each', async () => {
    const { status, html } = await page(`/career-quiz/result/${CODE}`)
    expect(status).toBe(200)
    expect(titleOf(html)).toBe('Code and data suits you best')
    const code = areaOf(html, 'Code and data')
    expect(code).toContain('<b>3</b> of your 5 answers')
    expect(code.match(/<q>(.*?)<\/q>/g)).toEqual([
      '<q>Writing a small program</q>',
      '<q>I handle the numbers</q>',
      '<q>Screens</q>',
    ])
    expect(areaOf(html, 'Help')).toContain('<b>2</b> of your 5 answers')
    expect(html.match(/class="l-area"/g)).toHaveLength(2)
  })

  it('names every area of a tie', async () => {
    const { html } = await page('/career-quiz/result/bfbfbdbd')
    expect(html).toContain('3 of your 5 answers point to it. Here’s what else')
    const level = (await page('/career-quiz/result/bfbfadbd')).html
    expect(level).toContain('<h1>You’re an all-rounder</h1>')
    expect(level).toContain('Code and data and Help both suit you. Here’s what else suits you')
  })

  it('counts each open job once, without hidden employers', async () => {
    const { html } = await page(`/career-quiz/result/${CODE}`)
    expect(areaOf(html, 'Code and data')).toContain('2 open jobs and 1 review')
    expect(areaOf(html, 'Help')).toContain('0 open jobs and 1 review')
  })

  it('lists three roles, those with most open jobs first', async () => {
    const code = areaOf((await page(`/career-quiz/result/${CODE}`)).html, 'Code and data')
    const roles = [...code.matchAll(/<li>(?:<a href="([^"]+)">)?([\w ]+?)(?:<\/a>)? <span>([\w ]+)<\/span><\/li>/g)]
    expect(roles.map(([, url, name, count]) => [url, name, count])).toEqual([
      ['/search-jobs/role-data-ai', 'Data and AI', '2 jobs'],
      ['/search-jobs/role-software-engineering', 'Software engineering', '1 job'],
      [undefined, 'Cyber security', 'no open jobs today'],
    ])
  })

  it('links to lists that fit the answers and exist', async () => {
    const { html } = await page(`/career-quiz/result/${CODE}`)
    const code = areaOf(html, 'Code and data')
    expect(code).toContain('href="/search-jobs/type-internship/role-computing-data?pattern=remote"')
    expect(code).toContain('href="/search-jobs/role-computing-data?pattern=remote"')
    expect(areaOf(html, 'Help')).not.toContain('/search-jobs/')
    const links = [...html.matchAll(/href="(\/(?:search|career)[^"]*)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    )
    for (const link of new Set(links)) {
      expect((await host.request(link)).status, link).toBe(200)
    }
  })

  it('shows employers by the score that matters most', async () => {
    const people = (await page(`/career-quiz/result/${CODE}`)).html
    expect(people).toContain('Where the people are good to work with')
    expect(people.indexOf('Tarn Bank')).toBeLessThan(people.indexOf('Halden Rail'))
    expect(people).toContain('Culture <b>4.6</b> out of 5')
    const learning = (await page('/career-quiz/result/bbfbfdbb')).html
    expect(learning.indexOf('Halden Rail')).toBeLessThan(learning.indexOf('Tarn Bank'))
    expect(learning).not.toContain('Hidden House')
  })

  it('shows jobs by pay, of the chosen type first', async () => {
    const summer = (await page('/career-quiz/result/bbfbfdba')).html
    expect(summer).toContain('?pattern=remote&amp;sort=salary"')
    expect(summer.indexOf('Ledger data')).toBeLessThan(summer.indexOf('Timetable software'))
    expect(summer).not.toContain('Hidden data')
    // No job has the chosen type, so only pay decides: £14 an hour is more than £24,000 a year.
    const placement = (await page('/career-quiz/result/bbfbfdca')).html
    expect(areaOf(placement, 'Code and data')).not.toContain('type-placement')
    expect(placement.indexOf('Ledger data')).toBeLessThan(placement.indexOf('Timetable software'))
  })

  it('is noindex, can be shared, and lets people change every answer', async () => {
    const { html } = await page(`/career-quiz/result/${CODE}`)
    expect(html).toContain('<meta name="robots" content="noindex, follow">')
    expect(html).toContain(`value="http://firstrung.test/career-quiz/result/${CODE}"`)
    expect(html).toContain(`href="/career-quiz?answers=${CODE}&amp;question=8"`)
  })

  it('says that nothing is open in the areas of the answers', async () => {
    const { status, html } = await page('/career-quiz/result/aaaaaaaa')
    expect(status).toBe(200)
    expect(titleOf(html)).toBe('Nothing is open in your areas today')
    expect(html).not.toContain('Best-paid jobs for you')
  })

  it.each(['aaaaaaa', 'aaaaaaaaa', 'aaaaaaaz', 'aaaaaeaa', '12345678', 'aaaa%00aaa', '%F0%9F%A6%8A'])(
    'answers 404 to the invalid code %s',
    async code => {
      expect((await page(`/career-quiz/result/${code}`)).status).toBe(404)
    },
  )
})

describe('firstQuestion', () => {
  it('is question one with the total', async () => {
    expect(await firstQuestion(host.db)).toMatchObject({
      questions: [{ question: 'You have a free afternoon. What sounds best?' }],
      total: 8,
    })
  })
})

describe('without questions', () => {
  it('there is no quiz', async () => {
    const empty = await createTestHost({ PAGE_CACHE_MB: '0' })
    expect((await empty.request('/career-quiz')).status).toBe(404)
    expect((await empty.request('/career-quiz/result/a')).status).toBe(404)
    expect(await firstQuestion(empty.db)).toBeUndefined()
    await empty.close()
  })
})
