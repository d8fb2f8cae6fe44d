import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '../../../host/features/public/pictures/clips'
import { seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
})
afterAll(() => host.close())

const home = async () => (await host.request('/')).text()
/** Returns '' if the page omits the section. */
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? ''
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

it('links the style sheets of the large widgets that a page has, and of no other', async () => {
  const sheetsOf = async (path: string) => {
    const head = (await (await host.request(path)).text()).split('</head>')[0] ?? ''
    return [...head.matchAll(/rel="stylesheet" href="\/assets\/([\w-]+)-\w{8}\.css"/g)].map(([, name]) => name)
  }
  expect(await sheetsOf('/search-jobs')).toEqual(['site', 'search-app'])
  expect(await sheetsOf('/faqs')).toEqual(['site'])
})

describe('GET / before there is anything to show', () => {
  it('has its search, and leaves out what would be empty', async () => {
    const html = await home()
    expect(/<form[^>]+action="\/search"[^>]+method="get"/.test(html)).toBe(true)
    for (const id of ['quiz', 'reviews', 'employers', 'dashboard', 'hot']) {
      expect(sectionOf(html, id), id).toBe('')
    }
  })
})

describe('GET /', () => {
  beforeAll(async () => {
    await seedReference(host.db)
    const shown = await buildCompany(host.db, {
      name: 'Halden Rail',
      logo: '/pictures/logo/halden-rail.svg',
      logo_consent: true,
    })
    const shy = await buildCompany(host.db, { name: 'Shy Bank', logo: '/pictures/logo/shy-bank.svg' })
    const gone = await buildCompany(host.db, {
      name: 'Gone Ltd',
      logo: '/pictures/logo/gone.svg',
      logo_consent: true,
      status: 'hidden',
    })
    const type = await typeId('placement')
    await buildJob(host.db, shown.id, { title: 'Signalling placement', type_id: type })
    await buildJob(host.db, shy.id, {
      title: 'Till repair',
      deadline_at: host.daysFromNow(2),
      type_id: await typeId('year-in-industry'),
    })
    await buildJob(host.db, shy.id, { title: 'Closed for good', deadline_at: host.daysFromNow(-1), type_id: type })
    await buildJob(host.db, shy.id, { title: 'Not yet open', opens_at: host.daysFromNow(3), type_id: type })
    await buildJob(host.db, gone.id, { title: 'Of an employer that left', type_id: type })
    await buildReview(host.db, shown.id, { headline: 'Too short to quote', helpful: 9 })
    await buildReview(host.db, shown.id, {
      headline: 'They let me run a whole junction by myself',
      public_label: 'Engineering student, placement, 2026, Leeds',
      helpful: 3,
    })
    await buildReview(host.db, shown.id, {
      headline: 'Newer than the others, and less helpful to people',
      published_at: host.daysFromNow(-1),
    })
    await buildReview(host.db, shy.id, {
      headline: 'Nobody has checked this long headline yet',
      state: 'pending',
      helpful: 9,
    })
    await buildReview(host.db, gone.id, { headline: 'This one is about an employer that left', helpful: 9 })
  })

  it('asks question one of the quiz as a form that works without script', async () => {
    const quiz = sectionOf(await home(), 'quiz')
    expect(quiz).toMatch(/<form[^>]+action="\/career-quiz"[^>]+method="get"/)
    expect(quiz.match(/<button[^>]+name="answers"/g)).toHaveLength(6)
  })

  it('answers the first question: the quiz continues with the second', async () => {
    const answer = await host.request('/career-quiz?answers=b')
    expect(await answer.text()).toContain('Question 2 of 8')
  })

  it('quotes the most helpful published review with its author line, and says that nobody can pay to remove one', async () => {
    const section = sectionOf(await home(), 'reviews')
    const titles = [...section.matchAll(/href="\/reviews\/\d+[^>]*>([^<]+)</g)].map(([, title]) => title)
    expect(titles).toEqual(['They let me run a whole junction by myself'])
    expect(section).toContain('Engineering student, placement, 2026, Leeds')
    expect(section).toContain('Nobody can pay to remove a review')
  })

  it('shows the best-paid roles of the job type that most roles have figures for, each with its own count', async () => {
    expect(sectionOf(await home(), 'reviews')).not.toContain('Best-paid')
    const figures = { 'bell-founder': [20_000, 5], 'map-folder': [26_000, 6], 'kite-tester': [23_000, 7] } as const
    for (const [slug, [median, count]] of Object.entries(figures)) {
      const { id } = await buildRole(slug)
      await buildPay(id, { type: 'placement', median, count })
    }
    const { id } = await buildRole('star-namer')
    await buildPay(id, { type: 'graduate', median: 90_000, count: 8 })
    const pay = sectionOf(await home(), 'reviews')
    expect(pay).toContain('Best-paid placements')
    expect([...pay.matchAll(/<b>(£[\d,]+)<\/b> <span[^>]*>([^<]+)</g)].map(([, ...role]) => role)).toEqual([
      ['£26,000', '6 reviews'],
      ['£23,000', '7 reviews'],
      ['£20,000', '5 reviews'],
    ])
    expect([...pay.matchAll(/l-chart__fill" x="0" width="(\d+)"/g)].map(([, width]) => width)).toEqual([
      '100',
      '88',
      '77',
    ])
  })

  it('shows the logos of employers who agreed, with their names, as links to them', async () => {
    const logos = sectionOf(await home(), 'employers')
    expect(linksIn(logos)).toEqual(['/search-companies', '/companies/halden-rail'])
    expect(logos).toContain('Halden Rail</a>')
  })

  it('links to each job type with open jobs, with their number', async () => {
    const section = sectionOf(await home(), 'job-types')
    const placement =
      /<a class="l-job-type" href="\/search-jobs\/type-placement">[\s\S]*?<\/a>/.exec(section)?.[0] ?? ''
    expect(placement).toContain('2 open jobs')
    expect(placement).toMatch(/l-job-type__text">[^<]{20,}</)
    expect(section.match(/class="l-job-type"/g)).toHaveLength(1)
    expect(section).not.toContain('>0 open jobs')
  })

  it('lists only jobs that close this week', async () => {
    const hot = sectionOf(await home(), 'hot')
    expect(hot).toContain('Closing this week')
    expect(hot).toContain('Till repair')
    expect(hot).not.toContain('Closed for good')
    expect(hot).not.toContain('Signalling placement')
  })

  it('lists other hot jobs, and does not say this week, if none closes this week', async () => {
    const update = (deadline_at: Date) =>
      host.db.updateTable('jobs').set({ deadline_at }).where('title', '=', 'Till repair').execute()
    await update(host.daysFromNow(20))
    const hot = sectionOf(await home(), 'hot')
    await update(host.daysFromNow(2))
    expect(hot).toContain('Hot jobs')
    expect(hot).toContain('Signalling placement')
    expect(hot).not.toContain('Closing this week')
  })

  it('lets people save hot jobs and come back, and leads to all of them', async () => {
    const hot = sectionOf(await home(), 'hot')
    expect(hot).toContain('data-widget="hot-jobs"')
    expect(hot).toMatch(/<h3[^>]*>(?:(?!<\/h3>)[\s\S])*Till repair/)
    expect(linksIn(hot)).toContain('/hot-jobs')
    expect(linksIn(hot).filter((href = '') => /^\/login\?return=%2F&(amp;)?save=jobs-\d+$/.test(href))).toHaveLength(1)
  })

  it('gives each section the colour that its page says', async () => {
    const html = await home()
    const props = /data-widget="section-colours"[^>]*><script type="application\/json">(.*?)<\/script>/.exec(html)?.[1]
    const { sections } = JSON.parse(props ?? '{}') as { sections: { id: string; colour: string }[] }
    for (const { id, colour } of sections) {
      const section = sectionOf(html, id)
      expect(section === '' || section.includes(`l-home--${colour}`), `${id} ${colour}`).toBe(true)
    }
    expect(sections.slice(0, 7).map(({ colour }) => colour)).toEqual([
      'search',
      'reviews',
      'search',
      'quiz',
      'logos',
      'job-type',
      'dashboard',
    ])
  })

  it('escapes everything in titles and names', async () => {
    const evil = await buildCompany(host.db, {
      name: '</script><b>&',
      slug: 'evil',
      logo: '/pictures/logo/evil.svg',
      logo_consent: true,
    })
    await buildJob(host.db, evil.id, { title: '</script><img src=x onerror=1>', deadline_at: host.daysFromNow(1) })
    const html = await home()
    expect(html.includes('<img src=x')).toBe(false)
    expect(html.includes('</script><b>')).toBe(false)
    expect(html.includes('&lt;/script&gt;&lt;b&gt;')).toBe(true)
  })
})

describe('the clips of the phones', () => {
  const TYPES: Record<string, string> = {
    mp4: 'video/mp4',
    webm: 'video/webm',
    webp: 'image/webp',
    svg: 'image/svg+xml',
  }

  it.each(clipFiles)('%s is there, small and of its kind', async file => {
    const answer = await host.request(`/pictures/clips/${file}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toContain(TYPES[file.split('.')[1] ?? ''])
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(300_000)
  })

  it('come in parts where a player asks for parts', async () => {
    const answer = await host.request('/pictures/clips/find.mp4', { headers: { Range: 'bytes=4-7' } })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('Content-Range')).toMatch(/^bytes 4-7\/\d+$/)
    expect(await answer.text()).toBe('ftyp')
  })

  it('are no others', async () => {
    expect((await host.request('/pictures/clips/other.mp4')).status).toBe(404)
    expect((await host.request('/pictures/clips/%2e%2e%2fclips.ts')).status).toBe(404)
  })
})

const buildRole = (slug: string) =>
  host.db
    .insertInto('entities')
    .values({ list: 'job-roles', slug, name: slug })
    .returning('id')
    .executeTakeFirstOrThrow()

async function buildPay(roleId: number, { type, median, count }: { type: string; median: number; count: number }) {
  const reviews = Array.from({ length: count }, (_, n) => n + 1)
  const figures = JSON.stringify({ low: median, median, high: median })
  const row = {
    subject: 'role' as const,
    subject_id: roleId,
    measure: 'pay',
    type_id: await typeId(type),
    reviews,
    figures,
  }
  await host.db
    .insertInto('insights')
    .values({ ...row, updated_at: host.clock.now() })
    .execute()
}

async function typeId(slug: string): Promise<number> {
  const row = await host.db
    .selectFrom('entities')
    .select('id')
    .where('list', '=', 'job-types')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return row.id
}
