import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bundle, transform } from 'lightningcss'
import { listWidgets, root } from '../widgets.mjs'
import { readFont } from './fonts.mjs'

const targets = { chrome: 109 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) }
const options = { targets, drafts: { customMedia: true }, minify: true }
const UI = 'widgets/core/ui'
const LAYOUT = 'templates/styles'

/** The breakpoints (spec section 9) as custom media; every style sheet may use them. */
export const customMedia = () => readFileSync(path.join(root, UI, 'media.css'), 'utf8')

/**
 * The one style sheet of the site: tokens and parts, page layout, every widget. One file, because a visitor reads
 * several page kinds, and because a marker that arrives late must find its style on the page.
 */
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
      const layout = filesIn(LAYOUT, '.css').sort()
      const css = [
        compile(`${UI}/style.css`),
        ...layout.map(file => compile(file, 'layout')),
        ...listWidgets().map(({ dir, name }) => compile(`${dir}/${name}.css`, 'widgets')),
      ].join('\n')
      this.emitFile({
        type: 'asset',
        name: 'site.css',
        source: await resolveUrls(css, source => this.getFileName(this.emitFile({ type: 'asset', ...source }))),
      })
      for (const file of filesIn(`${UI}/brand`, '.svg')) {
        this.emitFile({ type: 'asset', name: path.basename(file), source: readFileSync(path.join(root, file)) })
      }
    },
  }
}

/** `dist/style.css` of each package. The font files of core/ui are in the same folder. */
export function packageCss() {
  return {
    name: 'firstrung-package-css',
    async generateBundle() {
      const ui = await resolveUrls(compile(`${UI}/style.css`), ({ name, source }) => {
        this.emitFile({ type: 'asset', fileName: `${UI}/dist/${name}`, source })
        return name
      })
      this.emitFile({ type: 'asset', fileName: `${UI}/dist/style.css`, source: ui })
      for (const { dir, name } of listWidgets()) {
        this.emitFile({
          type: 'asset',
          fileName: `${dir}/dist/style.css`,
          source: compile(`${dir}/${name}.css`, 'widgets'),
        })
      }
    },
  }
}

/** Every style sheet below a folder that may not exist yet. */
function filesIn(dir, ending) {
  return existsSync(path.join(root, dir))
    ? readdirSync(path.join(root, dir), { recursive: true })
        .map(file => path.posix.join(dir, file.split(path.sep).join('/')))
        .filter(file => file.endsWith(ending) && !/\/(dist|node_modules)\//.test(file))
    : []
}

/** One style sheet with its imports, compiled for the oldest browsers we serve; `layer` wraps it. */
export function compile(file, layer) {
  const full = path.join(root, file)
  if (!existsSync(full)) {
    return ''
  }
  const bundled = bundle({ filename: full, drafts: { customMedia: true } }).code.toString()
  const wrapped = layer ? `@layer ${layer} {\n${bundled}\n}` : bundled
  return transform({ ...options, filename: full, code: Buffer.from(`${customMedia()}\n${wrapped}`) }).code.toString()
}

const PACKAGE_FILE = /url\(["']?npm:([^"')]+)["']?\)/g

/** `url("npm:<package>/<file>")` becomes an emitted copy of that font file; other urls are left as they are. */
async function resolveUrls(css, emit) {
  const ids = new Set([...css.matchAll(PACKAGE_FILE)].map(([, id]) => id))
  const fonts = await Promise.all([...ids].map(async id => [id, await readFont(id)]))
  const urls = new Map(fonts.map(([id, font]) => [id, emit(font)]))
  return css.replace(PACKAGE_FILE, (_, id) => `url("${urls.get(id)}")`)
}
