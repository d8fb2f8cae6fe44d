import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '../../../host/features/pictures/clips'
import { seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
})
afterAll(() => host.close())

const home = async () => (await host.request('/')).text()
/** One section of the page; empty where it is left out. */
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
    for (const id of ['quiz', 'reviews', 'employers', 'dashboard', 'hot', 'rated']) {
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
    await buildReview(host.db, shown.id, { headline: 'An older word' })
    await buildReview(host.db, shown.id, { headline: 'The newest word', published_at: host.daysFromNow(-1) })
    await buildReview(host.db, shy.id, { headline: 'Another word' })
    await buildReview(host.db, shy.id, {
      headline: 'Not checked yet',
      state: 'pending',
      published_at: host.daysFromNow(0),
    })
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

  it('quotes the newest review of each employer, and nothing unpublished', async () => {
    const quotes = sectionOf(await home(), 'reviews')
    expect(quotes).toContain('The newest word')
    expect(quotes).toContain('Another word')
    expect(quotes).not.toContain('An older word')
    expect(quotes).not.toContain('Not checked yet')
  })

  it('shows the logos of employers who agreed, by name, as the way to them', async () => {
    const logos = sectionOf(await home(), 'employers')
    expect(linksIn(logos)).toEqual(['/companies/halden-rail'])
    expect(logos).toContain('alt="Halden Rail"')
  })

  it('links to each job type, with its number of open jobs', async () => {
    const section = sectionOf(await home(), 'job-types')
    const placement =
      /<a class="l-job-type" href="\/search-jobs\/type-placement">[\s\S]*?<\/a>/.exec(section)?.[0] ?? ''
    expect(placement).toContain('2 open jobs')
    expect(placement).toMatch(/l-job-type__text">[^<]{20,}</)
    expect(section.match(/class="l-job-type"/g)).toHaveLength(7)
  })

  it('lists open jobs only, those that close first above the others', async () => {
    const hot = sectionOf(await home(), 'hot')
    expect(hot).not.toContain('Closed for good')
    expect(hot.indexOf('Till repair')).toBeGreaterThan(0)
    expect(hot.indexOf('Till repair')).toBeLessThan(hot.indexOf('Signalling placement'))
  })

  it('lets people save hot jobs and come back, and leads to all of them', async () => {
    const hot = sectionOf(await home(), 'hot')
    expect(hot).toContain('data-widget="hot-jobs"')
    expect(hot).toMatch(/<h3[^>]*>(?:(?!<\/h3>)[\s\S])*Till repair/)
    expect(linksIn(hot)).toContain('/hot-jobs')
    expect(linksIn(hot).filter((href = '') => /^\/login\?return=%2F&(amp;)?save=jobs-\d+$/.test(href))).toHaveLength(2)
  })

  it('gives each section the colour that its page says', async () => {
    const html = await home()
    const props = /data-widget="section-colours"[^>]*><script type="application\/json">(.*?)<\/script>/.exec(html)?.[1]
    const { sections } = JSON.parse(props ?? '{}') as { sections: { id: string; colour: string }[] }
    for (const { id, colour } of sections) {
      const section = sectionOf(html, id)
      expect(section === '' || section.includes(`l-home--${colour}`), `${id} ${colour}`).toBe(true)
    }
    expect(sections.slice(0, 6).map(({ colour }) => colour)).toEqual([
      'search',
      'quiz',
      'reviews',
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

async function typeId(slug: string): Promise<number> {
  const row = await host.db
    .selectFrom('entities')
    .select('id')
    .where('list', '=', 'job-types')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return row.id
}
