import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listWidgets, root } from '../widgets.mjs'
import { compile } from './compile-css.mjs'

const UI = 'widgets/core/ui'
const LAYOUT = 'templates/styles'
/** What every page needs, whatever it shows. */
const FOUNDATIONS = [
  ['tokens', 'tokens'],
  ['fonts', 'base'],
  ['base', 'base'],
]

/**
 * The parts of the site's style sheet, in its order: name (`ui/card`, `layout/home`, `widget/faq`) and a function that
 * compiles it.
 */
export function listSheets() {
  const style = readFileSync(path.join(root, UI, 'style.css'), 'utf8')
  const parts = [...style.matchAll(/@import '\.\/(([\w-]+)\/[\w-]+\.css)' layer\(ui\)/g)]
  const layout = readdirSync(path.join(root, LAYOUT)).filter(file => file.endsWith('.css'))
  return [
    ...parts.map(([, file, name]) => ({ name: `ui/${name}`, css: () => compile(`${UI}/${file}`, 'ui') })),
    ...layout.sort().map(file => ({
      name: `layout/${path.basename(file, '.css')}`,
      css: () => compile(`${LAYOUT}/${file}`, 'layout'),
    })),
    ...listWidgets().map(({ dir, name }) => ({
      name: `widget/${name}`,
      css: () => compile(`${dir}/${name}.css`, 'widgets'),
    })),
  ]
}

/** Which parts the pages of a kind use: `all` is for every kind. tests/e2e/page-styles.spec.ts says what is missing. */
export const readPageStyles = () => JSON.parse(readFileSync(path.join(root, LAYOUT, 'pages.json'), 'utf8'))

/** A style sheet for each kind of page of `pages.json`: only what its pages show first. */
export function pageSheets() {
  const { all, ...kinds } = readPageStyles()
  const order = readFileSync(path.join(root, UI, 'style.css'), 'utf8').match(/^@layer .+;$/m)[0]
  const foundations = FOUNDATIONS.map(([file, layer]) => compile(`${UI}/${file}.css`, layer))
  const compiled = listSheets().map(({ name, css }) => ({ name, css: css() }))
  checkNames([...all, ...Object.values(kinds).flat()], compiled)
  return Object.entries(kinds).map(([kind, own]) => {
    const used = compiled.filter(({ name }) => all.includes(name) || own.includes(name))
    return { kind, css: [order, ...foundations, ...used.map(({ css }) => css)].join('\n') }
  })
}

function checkNames(names, sheets) {
  const unknown = names.filter(name => !sheets.some(sheet => sheet.name === name))
  if (unknown.length > 0) {
    throw new Error(`${LAYOUT}/pages.json names style sheets that do not exist: ${unknown.join(', ')}`)
  }
}
