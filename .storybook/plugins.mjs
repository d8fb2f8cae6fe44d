import path from 'node:path'
import { compile } from '../scripts/build/compile-css.mjs'
import { layoutNames } from '../scripts/build/page-css.mjs'
import { listWidgets, root } from '../scripts/widgets.mjs'
import { examplesOf, widgetOfStory } from './examples.mjs'

const STYLES = 'virtual:site.css'
const STYLES_FILE = path.join(root, '.storybook/site.generated.css')

/** Provides the style sheet of the site, compiled as in the build: tokens, base, parts, layout, widgets. */
export function siteStyles() {
  return {
    name: 'firstrung-site-styles',
    resolveId: id => (id === STYLES ? STYLES_FILE : null),
    load(id) {
      if (id !== STYLES_FILE) {
        return null
      }
      const sheets = sheetFiles()
      sheets.forEach(({ file }) => this.addWatchFile(path.join(root, file)))
      // Vite resolves package files without the `npm:` prefix, and has the whole fonts.
      return sheets
        .map(({ file, layer }) => compile(file, layer))
        .join('\n')
        .replaceAll('npm:', '')
        .replace(/\.woff2\?wght=[\d-]+/g, '.woff2')
    },
  }
}

function sheetFiles() {
  return [
    { file: 'widgets/core/ui/style.css' },
    ...[...layoutNames(), ...layoutNames('signed-in').map(name => `signed-in/${name}`)].map(name => ({
      file: `templates/styles/${name}.css`,
      layer: 'layout',
    })),
    ...listWidgets().map(({ dir, name }) => ({ file: `${dir}/${name}.css`, layer: 'widgets' })),
  ]
}

/**
 * Adds one export per example to the story file of a widget. Stories must be exports, and writing them by hand would
 * repeat the list of examples.
 */
export function widgetStories() {
  return {
    name: 'firstrung-widget-stories',
    enforce: 'pre',
    async transform(code, id) {
      const widget = widgetOfStory(id.split('?')[0])
      if (!widget) {
        return null
      }
      const names = await examplesOf(widget)
      const exports = names.map(
        ({ exportName, name }) =>
          `export const ${exportName} = { name: ${JSON.stringify(name)}, args: { example: ${JSON.stringify(name)}, ...examples[${JSON.stringify(name)}] } };`,
      )
      return { code: `${code}\n${exports.join('\n')}`, map: null }
    },
  }
}
