import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENTS } from '../../../host/features/public/pages/documents'
import { QUESTIONS } from '../../../host/features/reviews/reviews/questions'
import { createTestHost, type TestHost } from '../../support/host'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
})
afterAll(() => host.close())

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups.join(' '))
/** Returns the HTML between the header and the footer. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

describe.each(DOCUMENTS.map(document => [document.path, document] as const))('GET %s', (path, { updated }) => {
  it('has contents with each of its headings, in order', async () => {
    const html = mainOf(await (await host.request(path)).text())
    const contents = all(html, /<li><a href="#([\w-]+)">([^<]+)<\/a><\/li>/g)
    expect(contents.length).toBeGreaterThan(3)
    expect(all(html, /<h2 id="([\w-]+)">([^<]+)<\/h2>/g).filter(heading => !heading.startsWith('contents '))).toEqual(
      contents,
    )
  })

  it('has the same date on the page and in the site map', async () => {
    const html = await (await host.request(path)).text()
    expect(html).toContain(`<time datetime="${updated}">`)
    const map = await (await host.request('/sitemaps/static-1.xml')).text()
    expect(map).toContain(`<loc>http://firstrung.test${path}</loc><lastmod>${updated}T00:00:00.000Z</lastmod>`)
  })

  it('has no placeholder text', async () => {
    expect(mainOf(await (await host.request(path)).text())).not.toMatch(/lorem|undefined|\{\{|\bTBC\b|\[name\]/i)
  })
})

describe('GET /how-ratings-work', () => {
  it('lists the fifteen questions that reviews answer', async () => {
    const html = await (await host.request('/how-ratings-work')).text()
    const questions = Object.values(QUESTIONS).flatMap(section => Object.values(section))
    expect(questions).toHaveLength(15)
    for (const question of questions) {
      expect(html).toContain(`<li>${question}</li>`)
    }
  })
})

describe('GET /status', () => {
  it('says that everything works, and is not cached', async () => {
    const answer = await host.request('/status')
    const html = await answer.text()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(html).toContain('Everything is working')
    expect(html).toContain('content="noindex"')
  })

  it('says that parts are down while the host stops', async () => {
    const stopping = await createTestHost()
    stopping.services.lifecycle.apply({ type: 'stopped' })
    const answer = await stopping.request('/status')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(await answer.text()).toContain('Some parts of the site are not working')
    await stopping.close()
  })
})

it('lets phones add the site to the home screen, with icons that are there', async () => {
  const answer = await host.request('/site.webmanifest')
  expect(answer.headers.get('Content-Type')).toContain('application/manifest+json')
  const manifest = (await answer.json()) as {
    start_url: string
    icons: { src: string; sizes: string; type: string }[]
    shortcuts: { url: string }[]
  }
  expect((await host.request(manifest.start_url)).status).toBe(200)
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await host.request(src)
    expect([icon.status, icon.headers.get('Content-Type')?.split(';')[0]]).toEqual([200, type])
    if (type === 'image/png') {
      expect(sizes).toBe(sizeOfPng(Buffer.from(await icon.arrayBuffer())))
    }
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '180x180', '192x192', '512x512', '512x512'])
  expect(await host.text('/faqs')).toContain('<link rel="manifest" href="/site.webmanifest">')
})

/** The first two numbers in a PNG's header. */
const sizeOfPng = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
