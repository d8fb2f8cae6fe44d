import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listWidgets, root } from '../widgets.mjs'
import { compile } from './compile-css.mjs'

const UI = 'widgets/core/ui'
const LAYOUT = 'templates/styles'

/**
 * The parts of the site's styles, compiled, in their order: `ui/card`, `layout/home`, `widget/faq`. A part with no
 * `name` is one that every page needs first.
 */
export function listSheets() {
  const style = readFileSync(path.join(root, UI, 'style.css'), 'utf8')
  const [order] = style.match(/^@layer .+;$/m)
  const parts = [...style.matchAll(/^@import '\.\/(?:([\w-]+)\/)?([\w-]+\.css)' layer\((\w+)\);$/gm)]
  const files = readdirSync(path.join(root, LAYOUT)).filter(file => file.endsWith('.css'))
  // Without their ending, so that home-phone follows home, whose rules it changes.
  const layout = files.map(file => path.basename(file, '.css')).sort()
  return [
    { css: order },
    ...parts.map(([, folder, file, layer]) =>
      folder
        ? { name: `ui/${folder}`, css: compile(`${UI}/${folder}/${file}`, layer) }
        : { css: compile(`${UI}/${file}`, layer) },
    ),
    ...layout.map(name => ({ name: `layout/${name}`, css: compile(`${LAYOUT}/${name}.css`, 'layout') })),
    ...listWidgets().map(({ dir, name }) => ({
      name: `widget/${name}`,
      css: compile(`${dir}/${name}.css`, 'widgets'),
    })),
  ]
}

/** Whether a part is of the tokens or of the plain elements. */
export const isBase = ({ name }) => name === undefined

/** Which parts the pages of a kind use: `all` is for every kind. tests/e2e/page-styles.spec.ts says what is missing. */
export const readPageStyles = () => JSON.parse(readFileSync(path.join(root, LAYOUT, 'pages.json'), 'utf8'))

/** The style sheet of every kind of page in `pages.json`, from `listSheets()`: only what its pages show first. */
export function pageSheets(sheets) {
  const { all, ...kinds } = readPageStyles()
  checkNames([...all, ...Object.values(kinds).flat()], sheets)
  return Object.entries(kinds).map(([kind, own]) => {
    const used = sheets.filter(sheet => isBase(sheet) || all.includes(sheet.name) || own.includes(sheet.name))
    return { kind, css: joinSheets(used) }
  })
}

export const joinSheets = sheets => sheets.map(({ css }) => css).join('\n')

function checkNames(names, sheets) {
  const unknown = names.filter(name => !sheets.some(sheet => sheet.name === name))
  if (unknown.length > 0) {
    throw new Error(`${LAYOUT}/pages.json names style sheets that do not exist: ${unknown.join(', ')}`)
  }
}
