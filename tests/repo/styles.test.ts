import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { compile } from '../../scripts/build/compile-css.mjs'
import { listSheets } from '../../scripts/build/page-css.mjs'
import { listWidgets } from '../../scripts/widgets.mjs'
import { expectNone, filesUnder, linesMatching, read, withoutComments } from './support'

const widgets = listWidgets()
const isStyle = (file: string) => file.endsWith('.css') && !file.includes('/dist/')
const sheets = [
  ...widgets.map(({ dir, name }) => `${dir}/${name}.css`),
  ...filesUnder('templates/styles').filter(isStyle),
]
const parts = filesUnder('widgets/core/ui').filter(isStyle)
const NAMED = 'white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|navy|teal'
const RAW_COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|:[^;]*\\b(${NAMED})\\b(?![-\\w(])`,
  'i',
)

describe('style sheets', () => {
  it('take every colour from a token', () => {
    expectNone(
      sheets.flatMap(file => linesMatching(file, RAW_COLOUR, withoutComments(read(file)))),
      'Use a custom property of widgets/core/ui/tokens.css, so that dark and high-contrast modes work:',
    )
  })

  it('follow the sheet whose name they begin with, so that home-phone changes home', () => {
    const names = listSheets().flatMap(({ name }) => (name?.startsWith('layout/') ? [name] : []))
    const early = names.filter((name, index) => names.slice(index).some(later => name.startsWith(`${later}-`)))
    expect(early).toEqual([])
  })

  it('use custom media for widths', () => {
    expectNone(
      sheets.flatMap(file => linesMatching(file, /@media[^{]*\b(min|max)-width|@media[^{]*\bwidth\s*[<>=]/)),
      'Use --sm, --md, --lg, --xl, --2xl or a container query:',
    )
  })

  it('style no elements of every kind within what `:has()` finds', () => {
    expectNone(
      [...sheets, ...parts].flatMap(file =>
        (compile(file).match(/[^{},]*:has\((?:[^()]|\([^()]*\))*\)[^{},]*[\s>+~]\*(?=[{,:])/g) ?? []).map(
          selector => `${file}: ${selector}`,
        ),
      ),
      'With `:has(…) > *` browsers style the whole page again after each change of it; name a class:',
    )
  })

  it('never outrank each other with !important', () => {
    expectNone(
      sheets.flatMap(file => linesMatching(file, /!important/, withoutComments(read(file)))),
      'Layers decide the order (tokens, base, ui, layout, widgets); use a more exact selector:',
    )
  })
})

describe.each(widgets)('styles of $name', ({ dir, name }) => {
  const css = compile(`${dir}/${name}.css`, 'widgets')

  it('starts every selector with its own class', () => {
    expectNone(
      selectorsOf(css)
        .filter(classes => !classes.some(it => it === `w-${name}` || it.startsWith(`w-${name}_`)))
        .map(classes => (classes.length > 0 ? `.${classes.join(' .')}` : 'a selector without a class')),
      `Every selector of ${dir}/${name}.css begins with .w-${name}:`,
    )
  })

  it('names its animations after itself', () => {
    const names = [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, animation]) => animation)
    expect(
      names.filter(animation => !animation?.startsWith(`w-${name}`)),
      'call them w-<widget>-<what>',
    ).toEqual([])
  })
})

/** The classes of each selector, nesting resolved, those inside `:is()` and `:has()` included. */
function selectorsOf(css: string): string[][] {
  const found: string[][] = []
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule) {
          for (const selector of rule.value.selectors) {
            found.push(
              [...JSON.stringify(selector).matchAll(/"type":"class","name":"([^"]+)"/g)].map(([, name = '']) => name),
            )
          }
        },
      },
    },
  })
  return found
}
