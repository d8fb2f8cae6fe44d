import { DYNAMIC, type ReleaseAssets } from './types'

/**
 * Returns the lines for the head of a page with the named widgets. The assets are expected below /firstrung/. The sheet
 * of all widgets is linked if it is the smaller one, or if the template engine writes one of the names.
 */
export function includeOf(assets: ReleaseAssets, names: readonly string[]): string {
  const single = [...new Set(names)].sort().map(name => `widget-${name}.css`)
  const size = (files: readonly string[]) => files.reduce((sum, file) => sum + (assets[file]?.size ?? 0), 0)
  const all = ['tokens.css', 'widgets.css']
  const few = ['base.css', ...single.filter(file => assets[file])]
  const sheets = names.includes(DYNAMIC) || size(few) > size(all) ? all : few
  const asset = (name: string, url: string) =>
    `${url}="/firstrung/${assets[name]?.file}" integrity="${assets[name]?.integrity}" crossorigin`
  return [
    `<script async blocking="render" ${asset('early.js', 'src')}></script>`,
    ...sheets.map(name => `<link rel="stylesheet" ${asset(name, 'href')}>`),
    `<script type="module" ${asset('site.js', 'src')}></script>`,
  ].join('\n')
}
