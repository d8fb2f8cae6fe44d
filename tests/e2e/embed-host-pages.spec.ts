import type { Page } from '@playwright/test'
import { EMBED_NAMES, EMBEDS } from '../../host/features/public/embed/catalogue'
import { type HostPage, type HostPages, startHostPages } from '../support/host-pages'
import { expect, test } from '../support/site-page'

let hosts: HostPages

test.beforeAll(async () => {
  hosts = await startHostPages()
})
test.afterAll(() => hosts.close())

const embeds = (page: Page) => page.locator('.firstrung-embed')
const open = (page: Page, host: HostPage) => page.goto(hosts.add(host))
const linkOf = (name: keyof typeof EMBEDS, attributes = '', content = 'Halden Rail') => {
  const employer = EMBEDS[name].ofEmployer ? 'data-employer="halden-rail"' : ''
  return `<div style="width: 700px"><a class="firstrung" data-widget="${name}" ${employer} ${attributes} href="/x">${content}</a></div>`
}
const scriptOf = (url: string) => `<script type="module" src="${url}/embed/v1/embed.js"></script>`
/** One of each on a page. */
const ALL = EMBED_NAMES.map(name => linkOf(name, 'data-limit="2"')).join('')

test('embeds have the same size in quirks mode', async ({ page, site }) => {
  const heights = async (quirks: boolean) => {
    await open(page, { quirks, body: ALL + scriptOf(site.url) })
    await expect(embeds(page)).toHaveCount(EMBED_NAMES.length)
    return embeds(page).evaluateAll(hosts => hosts.map(host => host.getBoundingClientRect().height))
  }
  const usual = await heights(false)
  const quirky = await heights(true)
  // Lines without letters, such as a row of stars, are a few pixels lower there.
  expect(quirky.map((height, index) => Math.abs(height - (usual[index] ?? 0)) < 10)).toEqual(usual.map(() => true))
})

test('English texts read from left to right on a page that does not', async ({ page, site }) => {
  await open(page, { dir: 'rtl', lang: 'ar', body: ALL + scriptOf(site.url) })
  await expect(embeds(page)).toHaveCount(EMBED_NAMES.length)
  // The first character of each line is left of its last one.
  const mangled = await embeds(page).evaluateAll(hosts => {
    const texts = hosts.flatMap(host => {
      const walker = document.createTreeWalker(host.shadowRoot as Node, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) {
        nodes.push(walker.currentNode as Text)
      }
      return nodes
    })
    const leftOf = (text: Text, index: number) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return range.getBoundingClientRect()
    }
    return texts
      .filter(text => text.data.trim().length > 1 && text.parentElement?.checkVisibility())
      .filter(text => {
        const [first, last] = [leftOf(text, 0), leftOf(text, text.data.trimEnd().length - 1)]
        return first.width > 0 && first.top === last.top && first.left > last.left
      })
      .map(text => text.data)
  })
  expect(mangled).toEqual([])
})

/** Functions that libraries of former years replace on every page that has them, in ways of their own. */
const OLD_LIBRARY = `
  Array.from = list => Array.prototype.slice.call(list)
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] }
  Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']' }
  Array.prototype.entries = Array.prototype.toArray = function () { return this.slice() }
  Object.prototype.extend = function () { return this }
  String.prototype.sub = function () { return this }
  Element.prototype.update = Element.prototype.select = function () { return this }`
const broken = (names: string[]) =>
  names.map(name => `${name} = () => { throw new Error('${name} is replaced') }`).join(';')

test.describe('replaced functions', () => {
  test.use({ allowed: /is replaced/ })

  for (const [title, script] of [
    ['of an old library', OLD_LIBRARY],
    ['that preact needs', broken(['Object.assign', 'Array.isArray'])],
    [
      'that texts and numbers need',
      broken(['Intl.PluralRules', 'Number.isInteger', 'Number.prototype.toLocaleString']),
    ],
    ['of arrays', broken(['Array.prototype.reduce', 'Array.prototype.flatMap'])],
  ] as const) {
    test(`${title}: an embed is shown`, async ({ page, site }) => {
      await open(page, { head: `<script>${script}</script>`, body: linkOf('rating-summary') + scriptOf(site.url) })
      await expect(page.locator('a.firstrung')).toBeHidden()
      const scores = () => Promise.all(page.frames().map(frame => frame.getByText('4.2').count()))
      await expect.poll(async () => Math.max(...(await scores()))).toBeGreaterThan(0)
    })
  }
})

const SUMMARY =
  '<span data-summary="text">: 1.0 out of 5</span><script type="application/ld+json" data-summary="jsonLd">{}</script>'

test('the summary for search engines is refreshed, also under Trusted Types', async ({ page, site }) => {
  const csp = `default-src 'none'; script-src ${site.url}; connect-src ${site.url}; font-src ${site.url}; img-src ${site.url}; style-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'`
  await open(page, { csp, body: linkOf('rating-summary', '', `Halden Rail${SUMMARY}`) + scriptOf(site.url) })
  await expect(embeds(page)).toHaveCount(1)
  await expect(page.locator('[data-summary=text]')).toHaveText(/^: 4\.2 out of 5 from \d+ reviews$/)
  const jsonLd = await page.locator('[data-summary=jsonLd]').textContent()
  expect(JSON.parse(jsonLd ?? '')).toMatchObject({ ratingValue: '4.2', itemReviewed: { name: 'Halden Rail' } })
})

test.describe('mistakes', () => {
  test.use({ allowed: /./ })

  const errorOf = async (page: Page, host: HostPage) => {
    const message = page.waitForEvent('console', line => /^Firstrung/.test(line.text()))
    await open(page, host)
    return (await message).text()
  }

  test('a wrong attribute is named with what it may be', async ({ page, site }) => {
    const body = (attributes: string) => linkOf('company-jobs', attributes) + scriptOf(site.url)
    expect(await errorOf(page, { body: body('data-limit="50"') })).toContain(
      'data-limit: Use a whole number from 1 to 10',
    )
    expect(await errorOf(page, { body: body('data-size="big"') })).toContain(
      'data-size="big" is not one of small medium large',
    )
    await expect(embeds(page)).toHaveCount(1)
  })

  for (const variant of ['inline', 'frame']) {
    test(`an unknown widget is named with those that there are, ${variant}`, async ({ page, site }) => {
      const body = linkOf('hot-jobs', `data-variant="${variant}"`).replace('"hot-jobs"', '"hot-job"')
      expect(await errorOf(page, { body: body + scriptOf(site.url) })).toContain('no embed "hot-job". There are')
    })
  }

  for (const [variant, directive] of [
    ['inline', 'connect-src'],
    ['frame', 'frame-src'],
  ] as const) {
    test(`a policy without ${directive} is named`, async ({ page, site }) => {
      const csp = `default-src 'none'; script-src ${site.url}; style-src 'unsafe-inline'`
      const body = linkOf('rating-summary', `data-variant="${variant}"`) + scriptOf(site.url)
      expect(await errorOf(page, { csp, body })).toContain(`Policy lacks ${directive} ${site.url}`)
      await expect(page.locator('a.firstrung')).toBeVisible()
    })
  }
})
