import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listWidgets, root } from '../widgets.mjs'
import { compile } from './compile-css.mjs'

const UI = 'widgets/core/ui'
const LAYOUT = 'templates/styles'

/** A widget with more bytes of styles, or on no page of ours, has a separate sheet; only pages with its marker load it. */
const OWN_SHEET = 3500
const templates = readdirSync(path.join(root, 'templates'), { recursive: true })
  .filter(file => file.endsWith('.njk'))
  .map(file => readFileSync(path.join(root, 'templates', file), 'utf8'))
  .join('')
/** Styles of the dashboard and of moderation. */
const SIGNED_IN = 'signed-in'

/**
 * The style sheets of the site by file name: `site.css`, which every page loads, `signed-in.css` and the sheets of
 * large widgets. Each rule is in one of them.
 */
export function siteSheets() {
  const files = new Map()
  for (const { css, ...part } of listSheets()) {
    const file = sheetOf({ css, ...part })
    files.set(file, [...(files.get(file) ?? []), css])
  }
  return new Map([...files].map(([file, css]) => [file, css.join('\n')]))
}

function sheetOf({ kind, name, css }) {
  const isApart = kind === 'widget' && (css.length > OWN_SHEET || !templates.includes(`"${name}"`))
  return kind === SIGNED_IN ? `${kind}.css` : isApart ? `${name}.css` : 'site.css'
}

/** Lists the compiled parts of the site's styles in order. `kind` is `ui`, `layout`, `signed-in` or `widget`. */
function listSheets() {
  const style = readFileSync(path.join(root, UI, 'style.css'), 'utf8')
  const [order] = style.match(/^@layer .+;$/m)
  const parts = [...style.matchAll(/^@import '\.\/([\w-]+(?:\/[\w-]+)?\.css)' layer\((\w+)\);$/gm)]
  return [
    { kind: 'ui', name: 'order', css: order },
    ...parts.map(([, file, layer]) => ({ kind: 'ui', name: file, css: compile(`${UI}/${file}`, layer) })),
    ...layoutNames().map(name => ({ kind: 'layout', name, css: compile(`${LAYOUT}/${name}.css`, 'layout') })),
    ...layoutNames(SIGNED_IN).map(name => ({
      kind: SIGNED_IN,
      name,
      css: compile(`${LAYOUT}/${SIGNED_IN}/${name}.css`, 'layout'),
    })),
    ...listWidgets().map(({ dir, name }) => ({ kind: 'widget', name, css: compile(`${dir}/${name}.css`, 'widgets') })),
  ]
}

/** The style sheets of pages, without extension, so that home-phone follows home, whose rules it overrides. */
export function layoutNames(folder = '') {
  const files = readdirSync(path.join(root, LAYOUT, folder)).filter(file => file.endsWith('.css'))
  return files.map(file => path.basename(file, '.css')).sort()
}
