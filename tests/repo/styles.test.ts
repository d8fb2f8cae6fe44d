import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { compile } from '../../scripts/build/compile-css.mjs'
import { layoutNames, siteSheets } from '../../scripts/build/page-css.mjs'
import { listWidgets } from '../../scripts/widgets.mjs'
import { expectNone, filesUnder, linesMatching, read, withoutComments } from './support'

const widgets = listWidgets()
const isStyle = (file: string) => file.endsWith('.css') && !file.includes('/dist/')
const sheets = [
  ...widgets.map(({ dir, name }) => `${dir}/${name}.css`),
  ...filesUnder('templates/styles').filter(isStyle),
]
const templates = filesUnder('templates').filter(file => file.endsWith('.njk'))
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
    const names = [...layoutNames(), ...layoutNames('signed-in')]
    const early = names.filter((name, index) => names.slice(index).some(later => name.startsWith(`${later}-`)))
    expect(early).toEqual([])
  })

  it('style only classes that a template or a component writes', () => {
    const sources = [...filesUnder('templates'), ...filesUnder('widgets'), ...filesUnder('host')]
      .filter(file => /\.(njk|tsx?)$/.test(file) && !/\/(dist|node_modules)\//.test(file))
      .map(read)
      .join('\n')
    // The name of a variant may be put together: `ui-stars--${size}`.
    const isWritten = (name: string) =>
      sources.includes(name) || (name.includes('--') && new RegExp(`${name.replace(/\w+$/, '')}(?!\\w)`).test(sources))
    expectNone(
      [...sheets, ...parts].flatMap(file => {
        const names = new Set(withoutComments(read(file)).match(/(?<=\.)(?:l|ui|w)-[\w-]+/g))
        return [...names].filter(name => !isWritten(name)).map(name => `${file}: .${name}`)
      }),
      'Delete the rules:',
    )
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

  it('of pages for signed-in people are used by those alone', () => {
    const classesIn = (names: string[]) => new Set(names.flatMap(name => read(name).match(/(?<=\.)l-[\w-]+/g) ?? []))
    const shared = classesIn(layoutNames().map(name => `templates/styles/${name}.css`))
    const own = [...classesIn(layoutNames('signed-in').map(name => `templates/styles/signed-in/${name}.css`))]
    const pattern = new RegExp(`\\b(${own.filter(name => !shared.has(name)).join('|')})(?![\\w-])`)
    const inside = templatesWith('signed-in.css')
    expectNone(
      templates.filter(file => !inside.has(file)).flatMap(file => linesMatching(file, pattern)),
      'Only pages that link signed-in.css load these styles; move the rule to templates/styles:',
    )
  })

  it('of widgets that a page shows to one person are in the sheet of every page', () => {
    const personal = templates.filter(file => file.startsWith('templates/personal/')).map(file => read(file))
    const names = personal.flatMap(text => [...text.matchAll(/widget\("([\w-]+)"/g)].map(([, name]) => `${name}.css`))
    expect(names.filter(name => siteSheets().has(name))).toEqual([])
  })

  it('never outrank each other with !important', () => {
    expectNone(
      sheets.flatMap(file => linesMatching(file, /!important/, withoutComments(read(file)))),
      'Layers decide the order (tokens, base, ui, layout, widgets); use a more exact selector:',
    )
  })
})

const compiled = new Map(widgets.map(({ dir, name }) => [name, compile(`${dir}/${name}.css`, 'widgets')]))

describe.each(widgets)('styles of $name', ({ dir, name }) => {
  const css = compiled.get(name) ?? ''
  const isOwn = (className: string) => className === `w-${name}` || className.startsWith(`w-${name}_`)

  it('starts every selector with its own class', () => {
    expectNone(
      selectorsOf(css)
        .filter(classes => !classes.some(isOwn))
        .map(classes => (classes.length > 0 ? `.${classes.join(' .')}` : 'a selector without a class')),
      `Every selector of ${dir}/${name}.css begins with .w-${name}:`,
    )
  })

  it('have the same effect before and after other sheets: no other rule of equal weight is for their elements', () => {
    const others = [...compiled].map(([other, text]) => (other === name ? '' : text)).join('')
    const sources = filesUnder(dir).filter(file => /\.tsx?$/.test(file) && !file.includes('/dist/'))
    const written = new Set(sources.flatMap(file => read(file).match(/(?<![\w.-])w-[\w-]+/g) ?? []))
    expectNone(
      [...written]
        .filter(className => !isOwn(className))
        .flatMap(className => others.match(new RegExp(`[^{},]*\\.${className}(?![\\w-])[^{},]*(?=[{,])`, 'g')) ?? [])
        .filter(selector => !selector.startsWith(':root')),
      `Elements of ${name} take styles of another widget; use its own class, or begin the other selector with :root:`,
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

/** The templates that link a style sheet, those that extend them, and everything that they include. */
function templatesWith(sheet: string): Set<string> {
  const found = new Set(templates.filter(file => read(file).includes(`asset("${sheet}")`)))
  const isFound = (name: string | undefined) => found.has(`templates/${name}`)
  for (let size = 0; size !== found.size;) {
    size = found.size
    templates
      .filter(file => [...read(file).matchAll(/extends "([^"]+)"/g)].some(([, name]) => isFound(name)))
      .forEach(file => found.add(file))
    for (const text of [...found].map(file => read(file))) {
      const included = [...text.matchAll(/\b(?:include|import|from) "([^"]+)"/g)].map(([, name]) => name)
      const holes = [...text.matchAll(/\bpersonal\("([^"]+)"/g)].map(([, name]) => `personal/${name}.njk`)
      const names = [...included, ...holes].map(name => `templates/${name}`)
      names.filter(name => templates.includes(name)).forEach(name => found.add(name))
    }
  }
  return found
}

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
