import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { loadWidgetBundle, type WidgetBundle } from '../../host/rendering/widget-bundle'
import { root } from '../../scripts/widgets.mjs'
import { readReferences, type WidgetReference } from '../../tools/kit/reference'
import { type HostPages, previewCss, startHostPages } from '../support/host-pages'

/** One of each kind of element that a page may have. */
const OWN = `<main id="own"><header><h1>Title</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6></header>
<p>Text <a href="/x">link</a> <strong>bold</strong> <small>small</small> <code>code</code></p><hr><ul><li>One</li></ul><ol><li>One</li></ol>
<dl><dt>Term</dt><dd>Detail</dd></dl><blockquote>Quote</blockquote><figure><img alt="" width="20" height="20"><figcaption>Caption</figcaption></figure>
<table><caption>Rows</caption><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
<form><fieldset><legend>Legend</legend><label>Name <input placeholder="Name"></label><select><option>One</option></select><textarea></textarea>
<input type="checkbox"><button>Send</button><button disabled>Not now</button></fieldset></form><details open><summary>More</summary>Text</details>
<dialog open>Dialog</dialog><iframe title="Frame"></iframe><svg width="10" height="10"><path d="M0 0h9"></path></svg><p hidden>Hidden</p></main>`
/** Rules for elements as grown sites have them. Those with !important only a shadow root withstands. */
const GROWN = previewCss('hostile')
  .replaceAll(' !important', '')
  .replaceAll(/^ *--.*\n/gm, '')
const PAGES = { plain: '', bootstrap: previewCss('bootstrap'), tailwind: previewCss('tailwind'), hostile: GROWN }
/** A line or a box that no rule sets depends on what is around it. */
const LOOK = [
  ...[
    'color',
    'background-color',
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'letter-spacing',
    'line-height',
  ],
  ...[
    'text-transform',
    'float',
    'display',
    'opacity',
    'margin-top',
    'padding-left',
    'border-top-style',
    'list-style-type',
  ],
]

/** Boxes of the same size on every page, without movement. The marker itself is an element of the page. */
const SLOT = `* { animation: none !important } #widgets, #widgets [data-widget] { display: block !important; float: none !important;
  box-sizing: border-box !important; width: auto !important; max-width: none !important; margin: 0 !important; padding: 0 !important;
  border: 0 !important; opacity: 1 !important; overflow: visible !important } #widgets { width: 700px !important }`

let hosts: HostPages
let widgets: WidgetReference[]
let bundle: WidgetBundle

test.beforeAll(async () => {
  hosts = await startHostPages()
  widgets = await readReferences()
  bundle = await loadWidgetBundle(root)
})
test.afterAll(() => hosts.close())

const sheet = (file: string) => readFileSync(path.join(root, file), 'utf8')
const styles = () =>
  [sheet('widgets/core/ui/dist/style.css'), ...widgets.map(({ dir }) => sheet(`${dir}/dist/style.css`))].join('')
const markers = () =>
  widgets
    .map(({ name, examples }) => bundle.widget(name, examples.default ?? {}, { key: `w-${name}` }))
    .join('')
    .replaceAll(/ src="[^"]*"/g, '')

/** Opens a page with every widget, as the server renders it, under our styles or without. */
async function open(page: Page, { css, own = '', scheme = '' }: { css: string; own?: string; scheme?: string }) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(
    hosts.add({
      css: `${css} ${scheme} ${SLOT}`,
      body: `${own}<section id="widgets">${markers()}</section>`,
    }),
  )
}

/** Computed values of the page's own elements, of their pseudo-elements and of the page itself. */
const readOwn = (page: Page) =>
  page.evaluate(() => {
    const around = /^(height|block-size|perspective-origin|transform-origin)$/
    const own = [document.documentElement, document.body, ...document.querySelectorAll('#own, #own *')]
    return own.flatMap(element =>
      ['', '::before', '::marker', '::placeholder'].flatMap(pseudo => {
        const style = getComputedStyle(element, pseudo)
        return [...style]
          .filter(name => !name.startsWith('--') && (element.closest('#own') ?? !around.test(name)))
          .map(name => `${element.localName}${pseudo} ${name}: ${style.getPropertyValue(name)}`)
      }),
    )
  })

const readWidgets = (page: Page) =>
  page.evaluate(
    look =>
      [...document.querySelectorAll('#widgets [data-widget] *:not(script, svg *)')].map(element => {
        const style = getComputedStyle(element)
        const name = element.closest<HTMLElement>('[data-widget]')?.dataset.widget ?? ''
        return `${name} ${element.localName}.${element.getAttribute('class') ?? ''} ${look.map(item => `${item}: ${style.getPropertyValue(item)}`).join('; ')}`
      }),
    LOOK,
  )

/** The strictest page, and in dark colours one whose rules are of another sort. */
const USUAL = ['hostile light', 'bootstrap dark']
const tagOf = (look: string) => ({ tag: USUAL.includes(look) ? [] : '@full' })

for (const [name, css] of Object.entries(PAGES)) {
  test.describe(`a ${name} page`, () => {
    test('keeps every computed style of its own', tagOf(`${name} light`), async ({ page }) => {
      await open(page, { css, own: OWN })
      const before = await readOwn(page)
      await page.addStyleTag({ content: styles() })
      expect(changes(before, await readOwn(page))).toEqual([])
    })

    for (const scheme of ['light', 'dark']) {
      test(`leaves widgets as they are in the ${scheme} scheme`, tagOf(`${name} ${scheme}`), async ({ page }) => {
        const rule = `html { color-scheme: ${scheme} }`
        await open(page, { css: '', scheme: rule })
        await page.addStyleTag({ content: styles() })
        const clean = await readWidgets(page)
        expect(clean.length).toBeGreaterThan(1000)
        await open(page, { css, scheme: rule })
        await page.addStyleTag({ content: styles() })
        expect(changes(clean, await readWidgets(page))).toEqual([])
      })
    }
  })
}

test('a widget takes the scheme of its page, of the device where the page does, and its own', async ({ page }) => {
  const form = page.locator('.w-login-form')
  const ink = () => form.evaluate(element => getComputedStyle(element).color)
  const [light, dark] = ['rgb(20, 33, 61)', 'rgb(240, 242, 248)']
  await page.emulateMedia({ colorScheme: 'dark' })
  const schemes = { '': light, 'html { color-scheme: dark }': dark, 'html { color-scheme: light dark }': dark }
  for (const [css, expected] of Object.entries(schemes)) {
    await page.goto(hosts.add({ css, body: `<section id="widgets">${markers()}</section>` }))
    await page.addStyleTag({ content: styles() })
    expect(await ink(), css).toBe(expected)
  }
  await form.evaluate(element => element.closest('[data-widget]')?.setAttribute('data-scheme', 'light'))
  expect(await ink()).toBe(light)
})

test('reset.css gives a page our base styles, and its own rules still win', async ({ page }) => {
  await page.goto(hosts.add({ css: 'h1 { color: rgb(1, 2, 3) }', body: OWN }))
  await page.addStyleTag({ content: sheet('widgets/core/ui/dist/reset.css') })
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  expect(await styleOf('h1', 'color')).toBe('rgb(1, 2, 3)')
  expect(await styleOf('body', 'margin-top')).toBe('0px')
  expect(await styleOf('body', 'background-color')).toBe('rgb(251, 251, 248)')
})

const changes = (before: readonly string[], after: readonly string[]) =>
  after.filter((line, index) => line !== before[index]).slice(0, 20)
