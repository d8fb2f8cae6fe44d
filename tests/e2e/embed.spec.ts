import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { EMBED_NAMES, EMBEDS } from '../../host/features/public/embed/catalogue'
import { type HostPage, type HostPages, previewCss, startHostPages } from '../support/host-pages'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/site-page'

const EMPLOYER = 'halden-rail'
const OWN = '<main id="own"><h1>Title</h1><p>Text <a href="/x">link</a></p><ul><li>One</li></ul></main>'
/** A box of the same size on every page. */
const SLOT = `#slot { display: block !important; box-sizing: content-box !important; float: none !important; width: 700px !important;
  max-width: none !important; margin: 0 !important; border: 0 !important; padding: 0 !important }`
let hosts: HostPages

test.beforeAll(async () => {
  hosts = await startHostPages()
})
test.afterAll(() => hosts.close())

const link = (site: string, widget: string, attributes = '') =>
  `<a class="firstrung" data-widget="${widget}" ${EMBEDS[widget as keyof typeof EMBEDS].ofEmployer ? `data-employer="${EMPLOYER}"` : ''}
    data-limit="3" ${attributes} href="${site}/companies/${EMPLOYER}">Halden Rail on Firstrung</a>`
const script = (site: string, nonce = '') => `<script type="module" ${nonce} src="${site}/embed/v1/embed.js"></script>`
const strict = (site: string) =>
  `default-src 'none'; script-src ${site}; connect-src ${site}; font-src ${site}; img-src ${site}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`

const embeds = (page: Page) => page.locator('.firstrung-embed')
const open = async (page: Page, host: HostPage) => page.goto(hosts.add(host))

/** Computed values inside an embed that a page must not reach. */
const readStyles = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('.firstrung-embed')?.shadowRoot
    return [...(root?.querySelectorAll('*') ?? [])].map(element => {
      const { color, backgroundColor, fontFamily, fontSize, fontStyle, letterSpacing, textTransform, float, padding } =
        getComputedStyle(element)
      return [
        element.className,
        color,
        backgroundColor,
        fontFamily,
        fontSize,
        fontStyle,
        letterSpacing,
        textTransform,
        float,
        padding,
      ].join()
    })
  })

/** Computed values of everything of the page itself. */
const readHost = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#own, #own *')].map(element => {
      const style = getComputedStyle(element)
      return [...style].map(name => `${name}:${style.getPropertyValue(name)}`).join()
    }),
  )

/** Two embeds stand for all, whose frame and sheet are the same. */
const USUAL = ['rating-summary', 'company-jobs']
const tagOf = (name: string) => ({ tag: USUAL.includes(name) ? [] : '@full' })

for (const name of EMBED_NAMES) {
  test.describe(name, () => {
    test('works under a strict policy with Trusted Types, without cookies, and fires its event', async ({
      page,
      site,
      context,
    }) => {
      await page.addInitScript(() => {
        addEventListener('firstrung:ready', event => {
          document.documentElement.dataset.ready = (event as CustomEvent<{ widget: string }>).detail.widget
        })
      })
      await open(page, { csp: strict(site.url), body: link(site.url, name) + script(site.url) })
      await expect(page.locator('html')).toHaveAttribute('data-ready', name)
      await expect(embeds(page)).toHaveCount(1)
      await expect(page.locator('a.firstrung')).toBeHidden()
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    })

    test('changes nothing on a hostile page, and takes nothing from it', tagOf(name), async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const slot = `<section id="slot">${link(site.url, name, 'data-scheme="light"')}</section>`
      await open(page, { css: SLOT, body: slot + script(site.url) })
      await expect(embeds(page)).toHaveCount(1)
      const clean = await readStyles(page)
      await open(page, { css: previewCss('hostile') + SLOT, body: OWN + slot })
      const before = await readHost(page)
      await page.addScriptTag({ type: 'module', url: `${site.url}/embed/v1/embed.js` })
      await expect(embeds(page)).toHaveCount(1)
      expect(await readStyles(page)).toEqual(clean)
      expect(await readHost(page)).toEqual(before)
    })

    test('fits a phone of 320 px, right to left as well', tagOf(name), async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 600 })
      for (const dir of ['ltr', 'rtl'] as const) {
        await open(page, { dir, body: link(site.url, name) + script(site.url) })
        await expect(embeds(page)).toHaveCount(1)
        await expectNoOverflow(page)
        expect(
          await page.evaluate(
            () =>
              getComputedStyle(document.querySelector('.firstrung-embed')?.shadowRoot?.querySelector('.fr') as Element)
                .direction,
          ),
        ).toBe(dir)
      }
    })
  })
}

test.describe('failures', () => {
  test.use({ allowed: /Failed to load resource/ })

  test('the link stays where our origin is blocked, offline, or the employer is unknown', async ({
    page,
    site,
    context,
  }) => {
    const unknown = link(site.url, 'rating-summary').replace(EMPLOYER, 'nobody')
    await page.addInitScript(() => {
      addEventListener('firstrung:error', event => {
        event.preventDefault()
        document.documentElement.dataset.failed = (event as CustomEvent<{ phase: string }>).detail.phase
      })
    })
    await open(page, { body: unknown + script(site.url) })
    await expect(page.locator('html')).toHaveAttribute('data-failed', 'data')
    await expect(page.getByRole('link', { name: 'Halden Rail on Firstrung' })).toBeVisible()
    await context.route(/\/embed\/data\//, route => route.abort())
    await open(page, { body: link(site.url, 'rating-summary') + script(site.url) })
    await expect(page.locator('html')).toHaveAttribute('data-failed', 'data')
    await context.unrouteAll()
    await context.route(/shared-/, route => route.abort())
    await open(page, { body: link(site.url, 'rating-summary') + script(site.url) })
    await expect(page.locator('html')).toHaveAttribute('data-failed', 'load')
    await expect(page.getByRole('link', { name: 'Halden Rail on Firstrung' })).toBeVisible()
    await context.unrouteAll()
  })
})

const FRAME = '.firstrung-embed iframe'

test('loads the fonts of common letters only', async ({ page, site }) => {
  const fonts: string[] = []
  page.on('request', request => request.resourceType() === 'font' && fonts.push(request.url()))
  await open(page, { body: link(site.url, 'rating-summary') + script(site.url) })
  await expect(embeds(page)).toHaveCount(1)
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  await page.evaluate(async () => void (await document.fonts.ready))
  expect(fonts.filter(url => !/-basic-[^-]+\.woff2$/.test(url))).toEqual([])
})

test('two on a page, one of them inserted later; a link that leaves takes its embed along', async ({ page, site }) => {
  await open(page, { body: `<div id="app">${link(site.url, 'rating-summary')}</div>${script(site.url)}` })
  await expect(embeds(page)).toHaveCount(1)
  await page.evaluate(
    html => document.body.insertAdjacentHTML('beforeend', html),
    link(site.url, 'star-rating', 'id="late"'),
  )
  await expect(embeds(page)).toHaveCount(2)
  await expect(page.getByText('Ratings of Halden Rail')).toBeVisible()
  await page.locator('#late').evaluate(element => element.remove())
  await expect(embeds(page)).toHaveCount(1)
})

test('the dialog is inside, its event is on the link, and the page stays usable', async ({ page, site }) => {
  await open(page, { body: link(site.url, 'rating-summary') + script(site.url) })
  await page.evaluate(() =>
    document.querySelector('a.firstrung')?.addEventListener('rating-summary:opened', () => {
      document.documentElement.dataset.opened = 'yes'
    }),
  )
  await page.getByRole('link', { name: 'How this is worked out' }).click()
  await expect(page.getByRole('dialog', { name: 'How ratings are worked out' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'yes')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('update and destroy', async ({ page, site }) => {
  await open(page, { body: link(site.url, 'company-jobs') + script(site.url) })
  await expect(page.getByRole('heading', { name: 'Jobs at Halden Rail' })).toBeVisible()
  const run = (code: string) =>
    page.evaluate(`(async () => { const link = document.querySelector('a.firstrung'); await ${code} })()`)
  await run(`firstrung.update(link, { widget: 'related-reviews', heading: 'What people say' })`)
  await expect(page.getByRole('heading', { name: 'What people say' })).toBeVisible()
  await expect(embeds(page)).toHaveCount(1)
  await run('firstrung.destroy(link)')
  await expect(embeds(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Halden Rail on Firstrung' })).toBeVisible()
})

test('reserved space keeps the page where it is', async ({ page, site }) => {
  await page.addInitScript(() => {
    const state = globalThis as { shift?: number }
    state.shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        state.shift = (state.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const css = 'a.firstrung { display: block; min-height: 420px }'
  await open(page, {
    css,
    body: `${link(site.url, 'rating-summary', 'data-min-height="420"')}<p>Below</p>${script(site.url)}`,
  })
  await expect(embeds(page)).toHaveCount(1)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBeLessThanOrEqual(0.01)
})

test('the link stays hidden while the page changes, and comes back as it was', async ({ page, site }) => {
  const body = link(site.url, 'star-rating', 'data-min-height="40"') + link(site.url, 'hot-jobs', 'id="other"')
  await open(page, { body: body + script(site.url) })
  await expect(embeds(page)).toHaveCount(2)
  await page.evaluate(html => document.body.insertAdjacentHTML('beforeend', html), link(site.url, 'home-search'))
  await expect(embeds(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Halden Rail on Firstrung' })).toHaveCount(0)
  await page.evaluate(`firstrung.destroy(document.querySelector('a.firstrung'))`)
  await expect(page.getByRole('link', { name: 'Halden Rail on Firstrung' })).toHaveCSS('display', 'block')
})

test('the scheme follows the page, and tokens of the page set the theme', async ({ page, site }) => {
  const css = 'body { background: #111 } :root { --firstrung-accent: rgb(200, 0, 100) }'
  await open(page, { css, body: link(site.url, 'rating-summary', 'data-scheme="inherit"') + script(site.url) })
  const frame = page.locator('.firstrung-embed .fr')
  await expect(frame).toHaveAttribute('data-scheme', 'dark')
  await expect(page.getByRole('link', { name: 'How this is worked out' })).toHaveCSS('color', 'rgb(200, 0, 100)')
  await page.evaluate(() => document.body.setAttribute('style', 'background: white'))
  await expect(frame).toHaveAttribute('data-scheme', 'light')
})

/** A post as WordPress writes it: paragraphs around everything, rules of a block theme, the bar of an administrator. */
const POST_STYLES = `html { margin-top: 32px !important } :where(.is-layout-flow) > * { margin-block: 24px 0 }
  .entry-content > * { max-width: 645px; margin-inline: auto } .entry-content a { border-bottom: 2px solid; text-decoration: none }
  .entry-content p { font: italic 21px/1.8 Georgia, serif; letter-spacing: 0.02em } img, svg { height: auto; max-width: 100% }
  .entry-content div { clear: both } .entry-content ul, .entry-content ol { padding-left: 2.5em; list-style: square }`

test('a post of WordPress shows an embed within its paragraphs', async ({ page, site }) => {
  await open(page, { css: SLOT, body: `<div id="slot">${link(site.url, 'rating-summary')}</div>${script(site.url)}` })
  await expect(embeds(page)).toHaveCount(1)
  const clean = await readStyles(page)
  const post = `<div class="entry-content is-layout-flow"><p>We like it here.</p>
    <p id="slot">${link(site.url, 'rating-summary')}<br></p><p>${script(site.url)}</p></div>`
  await open(page, { css: POST_STYLES + SLOT, body: `<article id="own">${post}</article><div id="wpadminbar"></div>` })
  await expect(embeds(page)).toHaveCount(1)
  expect(await readStyles(page)).toEqual(clean)
})

test('embeds and frames take the texts of the page', async ({ page, site }) => {
  const own = {
    'Rating breakdown': 'تفاصيل التقييم',
    '{count} stars': '{count} نجوم',
    'Ratings of {name}': 'تقييمات {name}',
  }
  const strings = JSON.stringify({ lang: 'ar', ...own })
  const dictionary = `<script type="application/json" data-firstrung-strings>${strings}</script>`
  const body = link(site.url, 'rating-summary') + link(site.url, 'rating-summary', 'data-variant="frame"')
  await open(page, { body: `<div dir="rtl">${dictionary}${body}</div>${script(site.url)}` })
  await expect(page.getByRole('heading', { name: 'تفاصيل التقييم' })).toBeVisible()
  await expect(page.locator('.firstrung-embed .fr')).toHaveAttribute('lang', 'ar')
  await expect(page.frameLocator(FRAME).getByRole('heading', { name: 'تفاصيل التقييم' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'تقييمات Halden Rail' })).toBeVisible()
  await expect(page.frameLocator(FRAME).getByRole('heading', { name: 'تقييمات Halden Rail' })).toBeVisible()
})

test('a frame is as high as its content, and says what happens in it', async ({ page, site }) => {
  const csp = `default-src 'none'; script-src ${site.url}; frame-src ${site.url}; style-src 'self'`
  await open(page, { csp, body: link(site.url, 'rating-summary', 'data-variant="frame"') + script(site.url) })
  const inside = page.frameLocator(FRAME)
  await expect(inside.getByText('Ratings of Halden Rail')).toBeVisible()
  const [frame, content] = await Promise.all([
    page.locator(FRAME).evaluate(element => element.clientHeight),
    inside.locator('html').evaluate(element => element.getBoundingClientRect().height),
  ])
  expect(Math.abs(frame - content)).toBeLessThanOrEqual(2)
})

test('an embed is there after going back', async ({ page, site }) => {
  await open(page, { body: link(site.url, 'star-rating') + script(site.url) })
  await expect(embeds(page)).toHaveCount(1)
  await page.goto(hosts.add({ body: '<p>Another page</p>' }))
  await page.goBack()
  await expect(embeds(page)).toHaveCount(1)
  await expect(page.getByText(/\d reviews/)).toBeVisible()
})

test('a second script of the same page, pinned to a build, agrees with the first', async ({ page, site }) => {
  const channel = await (await page.request.get(`${site.url}/embed/v1/embed.js`)).text()
  const hash = /\.\.\/(\w+)\/core\.js/.exec(channel)?.[1] ?? ''
  const pinned = `<script type="module" src="${site.url}/embed/${hash}/embed.js"></script>`
  await open(page, { body: link(site.url, 'star-rating') + script(site.url) + pinned })
  await expect(embeds(page)).toHaveCount(1)
})

test('without script it is a link', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, { body: link(site.url, 'company-jobs') + script(site.url) })
  await expect(page.getByRole('link', { name: 'Halden Rail on Firstrung' })).toHaveAttribute(
    'href',
    `${site.url}/companies/halden-rail`,
  )
  await context.close()
})

test.describe('/embed', () => {
  test('shows a preview and a snippet that works on another site', async ({ page, site }) => {
    await page.goto('/embed?widget=company-jobs&employer=halden-rail')
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { name: 'Jobs at Halden Rail' })).toBeVisible()
    await page.getByRole('link', { name: 'Hostile' }).click()
    await expect(preview.getByRole('heading', { name: 'Jobs at Halden Rail' })).toBeVisible()
    const snippet = await page.getByRole('textbox', { name: 'Where it should appear' }).inputValue()
    expect(snippet).toContain('Jobs at Halden Rail on Firstrung<span data-summary')
    const csp = await page.getByRole('textbox', { name: /Content-Security-Policy/ }).inputValue()
    await page.goto(hosts.add({ csp: `default-src 'none'; ${csp.replace(/\n/g, ' ')}`, body: snippet }))
    await expect(page.getByRole('heading', { name: 'Jobs at Halden Rail' })).toBeVisible()
    expect(snippet).toContain(`href="${site.url}/companies/halden-rail/jobs"`)
  })

  test('is a form without script, and says which employer it does not know', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
    const page = await context.newPage()
    await page.goto(`${site.url}/embed`)
    await page.getByLabel('What to show').selectOption('Star rating')
    await page.getByLabel('Employer').fill(`${site.url}/companies/halden-rail/jobs`)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('textbox', { name: 'Where it should appear' })).toHaveValue(
      /data-employer="halden-rail"/,
    )
    await expectNoOverflow(page)
    await page.getByLabel('Employer').fill('Nobody & Sons')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('There is no employer "nobody-sons"')).toBeVisible()
    await context.close()
  })

  test('is accessible', async ({ page }) => {
    await page.goto('/embed')
    await expectAccessible(page)
  })
})

test('the page of docs/for/other-sites.md works', async ({ page, site }) => {
  const manual = readFileSync('docs/for/other-sites.md', 'utf8')
  const html = /```html\n([\s\S]+?)```/.exec(manual)?.[1] ?? ''
  const csp = /```text\n([\s\S]+?)```/.exec(manual)?.[1] ?? ''
  const real = (text: string) => text.replaceAll('https://firstrung.example', site.url)
  const policy = `default-src 'none'; style-src 'unsafe-inline'; ${real(csp).replace(/\n/g, ' ')}`
  await open(page, { csp: policy, body: real(html) })
  await expect(page.getByRole('heading', { name: 'Ratings of Halden Rail' })).toBeVisible()
  await page.evaluate(`firstrung.update(document.querySelector('a.firstrung'), { heading: 'Our ratings' })`)
  await expect(page.getByRole('heading', { name: 'Our ratings' })).toBeVisible()
})
