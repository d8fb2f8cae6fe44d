import { expect, type Page } from '@playwright/test'
import { createRandom } from '../../host/lib/random'
import { test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('markers with mistakes show their own HTML', async ({ page, site }) => {
    await page.goto(site.addPage('/', badMarkers(20).join('')))
    await expect(page.getByText(/^Bad \d+$/)).toHaveCount(20)
  })
})

const NAMES = ['counter', 'fragile', 'Counter', 'counter ', 'nobody', '', '__proto__', 'constructor']
const TAGS = ['div', 'section', 'form', 'svg', 'li', 'x-part']
const STRATEGIES = [
  ...'visible(200)|visible(10rem)|visible(foo)|visible(200px 0)|visible(1px,2px)|visible(1 2 3 4 5)'.split('|'),
  ...'visible(-)|visible(9e9px)|visible(calc(1px))|visible(toString)|visible(|media|media()|media(constructor)'.split(
    '|',
  ),
  ...'media(__proto__)|media(foo bar)|media(width >= 1px|media((((()|foo|10rem|200px 0|load(|load()x'.split('|'),
  ...'idle(soon)|interaction(click)| |(|__proto__|Visible'.split('|'),
  `visible(${'9'.repeat(400)})`,
]
const VALUES = ['', ...'null NaN -1 { [ [] {} true " \u2028 \uD800 </div'.split(' '), 'a'.repeat(200)]
const ATTRIBUTES = 'start bold tags label breaks state key ssr constructor to-string - x.y'.split(' ')
const JSON_TEXTS = [
  ...['', ' ', '{', '[', '[]', '[1]', 'null', '7', '"text"', '{"start":{}}', '{"tags":[{}]}', '{"label":null}'],
  ...['{"__proto__":{"label":1}}', '{"constructor":1,"toString":2}', '{"\\u005f_proto__":[]}', `{"label":"\\ud800"}`],
  ...['{"breaks":"mount"}', '{"breaks":"effect"}', '['.repeat(300)],
  `{"tags":${'['.repeat(200)}${']'.repeat(200)}}`,
]

/** Markers that each have one mistake or more. */
function badMarkers(count: number): string[] {
  const random = createRandom('markers')
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return Array.from({ length: count }, (_, index) => {
    const attributes = Array.from(
      { length: random.between(0, 3) },
      () => ` data-${random.pick(ATTRIBUTES)}="${escaped(random.pick(VALUES))}"`,
    )
    const mount = random.chance(0.67) ? ` data-mount="${escaped(random.pick(STRATEGIES))}"` : ''
    const tag = random.pick(TAGS)
    const script = `<script type="application/json">${random.pick(JSON_TEXTS)}</script>`
    const text = tag === 'svg' ? `<text>Bad ${index}</text>` : `<p>Bad ${index}</p>`
    return `<${tag} data-widget="${random.pick(NAMES)}"${mount}${attributes.join('')}>${script}${text}</${tag}>`
  })
}

const GOOD = 20
const good = (page: Page) => page.locator('[data-good] > [data-state=mounted]')

test.describe('a page with mistakes', () => {
  // Each of the markers may say what is wrong with it.
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['']) })

  test('in 2,000 markers mounts every other marker', async ({ page, site }) => {
    await page.addInitScript(() => {
      addEventListener('firstrung:error', event => event.preventDefault(), true)
      // eslint-disable-next-line no-console -- two thousand messages would be slower than the page
      console.warn = () => undefined
    })
    const bad = badMarkers(2000)
    const body = Array.from({ length: GOOD }, (_, index) => {
      const marker = site.marker('counter', { key: `good-${index}`, mount: index % 2 ? 'load' : 'visible(9999999)' })
      return bad.slice(index * 100, index * 100 + 100).join('') + `<div data-good>${marker}</div>`
    })
    await page.goto(site.addPage('/', body.join('')))
    await expect(good(page)).toHaveCount(GOOD, { timeout: 15_000 })
  })

  test('such as an element without `dataset` mounts the markers after it', async ({ page, site }) => {
    await page.goto(site.addPage('/', `<main>${site.marker('counter')}</main>`))
    await expect(page.locator('[data-state=mounted]')).toHaveCount(1)
    await page.evaluate(() => {
      const unknown = document.createElementNS('urn:unknown', 'x')
      unknown.setAttribute('data-widget', 'counter')
      const later = document.createElement('div')
      later.dataset.widget = 'counter'
      const both = document.createElement('section')
      both.append(unknown, later)
      document.querySelector('main')?.append(both)
    })
    await expect(page.locator('section > div')).toHaveAttribute('data-state', 'mounted')
    await expect(page.locator('section > x')).toHaveAttribute('data-state', 'failed')
  })

  test('names a distance that is none, and mounts its widget by the contract', async ({ page, site }) => {
    const messages: string[] = []
    page.on('console', message => messages.push(message.text()))
    const markers = ['visible(10rem)', 'visible(foo)', 'visible(200px 0)', 'visible(200)'].map((mount, index) =>
      site.marker('counter', { key: `k${index}`, mount }),
    )
    await page.clock.install()
    await page.goto(site.addPage('/', markers.join('')))
    await expect(page.locator('[data-state=mounted]')).toHaveCount(4)
    await page.clock.runFor(3000)
    await expect.poll(() => messages.length).toBe(2)
    expect(messages.join('\n')).toContain(
      'data-mount="visible(10rem)" is not a strategy. It takes up to four distances',
    )
    expect(messages.join('\n')).toContain('In <div data-widget="counter" data-mount="visible(foo)"> (2 of 4 "counter"')
  })
})
