import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listWidgets, root } from '../widgets.mjs'
import { readFont } from './fonts.mjs'
import { siteSheets } from './page-css.mjs'
import { baseCss, hostSheets, partsCss, resetCss, tokensCss, widgetCss } from './scoped-css.mjs'

const UI = 'widgets/core/ui'
const LAYOUT = 'templates/styles'

export function siteCss() {
  return {
    name: 'firstrung-site-css',
    buildStart() {
      // No module imports a style sheet, so `npm run dev` would not notice them.
      const sheets = [
        ...filesIn(UI, '.css'),
        ...filesIn(LAYOUT, '.css'),
        ...listWidgets().map(({ dir, name }) => `${dir}/${name}.css`),
      ]
      sheets.forEach(file => this.addWatchFile(path.join(root, file)))
    },
    async generateBundle() {
      const emitFont = source => this.getFileName(this.emitFile({ type: 'asset', ...source }))
      for (const [name, css] of [...siteSheets(), ...Object.entries(hostSheets())]) {
        this.emitFile({ type: 'asset', name, source: await resolveUrls(css, emitFont) })
      }
      for (const file of filesIn(`${UI}/brand`, '.svg')) {
        this.emitFile({ type: 'asset', name: path.basename(file), source: readFileSync(path.join(root, file)) })
      }
    },
  }
}

/** The style sheets of each package. The font files of core/ui are in the same folder. */
export function packageCss() {
  return {
    name: 'firstrung-package-css',
    async generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
      const tokens = await resolveUrls(tokensCss(), ({ name, source }) => {
        emit(`${UI}/dist/${name}`, source)
        return name
      })
      const parts = partsCss()
      emit(`${UI}/dist/tokens.css`, tokens)
      emit(`${UI}/dist/widgets.css`, parts)
      emit(`${UI}/dist/base.css`, tokens + baseCss())
      emit(`${UI}/dist/reset.css`, resetCss())
      emit(`${UI}/dist/style.css`, tokens + parts)
      listWidgets().forEach(widget => emit(`${widget.dir}/dist/style.css`, widgetCss(widget)))
    },
  }
}

function filesIn(dir, ending) {
  return existsSync(path.join(root, dir))
    ? readdirSync(path.join(root, dir), { recursive: true })
        .map(file => path.posix.join(dir, file.split(path.sep).join('/')))
        .filter(file => file.endsWith(ending) && !/\/(dist|node_modules)\//.test(file))
    : []
}

const PACKAGE_FILE = /url\(["']?npm:([^"')]+)["']?\)/g

/**
 * `url("npm:<package>/<file>")` becomes the address of an emitted copy of that font file; other URLs stay unchanged.
 */
async function resolveUrls(css, emit) {
  const ids = new Set([...css.matchAll(PACKAGE_FILE)].map(([, id]) => id))
  const fonts = await Promise.all([...ids].map(async id => [id, await readFont(id)]))
  const urls = new Map(fonts.map(([id, font]) => [id, emit(font)]))
  return css.replace(PACKAGE_FILE, (_, id) => `url("${urls.get(id)}")`)
}
