import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf, widgetCss } from '../../scripts/build/scoped-css.mjs'
import { listWidgets, root } from '../../scripts/widgets.mjs'
import type { ReleaseAssets } from './lint/types'

const HEAD = ['early.js', 'site.js', 'tokens.css', 'widgets.css', 'base.css']

type Manifest = Record<string, { file: string; integrity: string }>

/**
 * Copies the build of `site` to `folder` and adds a style sheet for each widget: its parts and its own rules. Returns
 * the files that the head of a page may link.
 */
export function writeAssets(folder: string): ReleaseAssets {
  cpSync(path.join(root, 'dist/site'), folder, { recursive: true })
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest
  const sheets = listWidgets().map(widget => {
    const css = partsOf(widget) + widgetCss(widget)
    const hash = createHash('sha384').update(css)
    const name = `widget-${widget.name}`
    const file = `${name}-${hash.copy().digest('hex').slice(0, 8)}.css`
    writeFileSync(path.join(folder, file), css)
    manifest[`${name}.css`] = { file, integrity: `sha384-${hash.digest('base64')}` }
    return `${name}.css`
  })
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  const linked = [...HEAD, ...sheets].map(name => {
    const { file = '', integrity = '' } = manifest[name] ?? {}
    return [name, { file, integrity, size: readFileSync(path.join(folder, file)).length }]
  })
  return Object.fromEntries(linked) as ReleaseAssets
}
