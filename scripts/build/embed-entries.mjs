import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { listWidgets, root } from '../widgets.mjs'
import { baseCss, fontFaces, isStyled, partSheets, widgetCss } from './embed-css.mjs'
import { EMBEDS } from './embed-widgets.mjs'
import { readFont } from './fonts.mjs'

const REPLACED = path.join(root, 'widgets/embed/replaced')

/**
 * Replacements of modules in embeds, which make no calls with cookies, send no analytics, store nothing, and have no
 * buttons for signed-in users.
 */
const REPLACEMENTS = [
  [/^react$/, 'react.ts'],
  [/^@firstrung\/api$/, 'api.ts'],
  [/\/save-button\/save-button$/, 'buttons.ts'],
  [/\/tracking\/use-(card-clicks|impressions)$/, 'tracking.ts'],
  [/\.\/attach-swiper$/, 'attach-swiper.ts'],
  [/\.\/use-recent-searches$/, 'use-recent-searches.ts'],
]

function replacementOf(id) {
  const [, file] = REPLACEMENTS.find(([pattern]) => pattern.test(id)) ?? []
  return file ? path.join(REPLACED, file) : null
}

/**
 * The generated modules of the embed.
 * - `virtual:embeds`: how to load each embed, and the fonts.
 * - `virtual:embed/<widget>`: its component and style sheets.
 * - `virtual:embed-css/<name>`: one style sheet as text. Widgets share the sheets of parts.
 */
export function embedEntries() {
  const widgets = listWidgets()
  const parts = partSheets()
  return {
    name: 'firstrung-embed',
    resolveId: id => (id.startsWith('virtual:embed') ? `\0${id}` : replacementOf(id)),
    async load(id) {
      const [, kind, name] = /^\0virtual:(embeds|embed-css|embed)\/?(.*)$/.exec(id) ?? []
      const widget = widgets.find(item => item.name === name)
      switch (kind) {
        case 'embeds':
          return embedsModule(await Promise.all(fontFaces().map(face => withFile(this, face))))
        case 'embed':
          return widgetModule(widget, parts)
        case 'embed-css':
          return `export default ${str(name === 'base' ? baseCss() : widget ? widgetCss(widget) : cssOf(parts, name))}`
        default:
          return null
      }
    },
  }
}

const cssOf = (parts, name) => parts.find(part => `part-${part.name}` === name).css

function embedsModule(faces) {
  const loaders = Object.entries(EMBEDS).map(
    ([name, widget]) => `  ${str(name)}: () => import('virtual:embed/${widget}'),`,
  )
  const fonts = faces.map(({ file, ...face }) => {
    const src = file ? `'url(' + import.meta.ROLLUP_FILE_URL_${file} + ')'` : str(face.src)
    return `  { ...${str({ ...face, src: undefined })}, src: ${src} },`
  })
  return [
    `export { default as baseCss } from 'virtual:embed-css/base'`,
    `export const loaders = {`,
    ...loaders,
    `}`,
    `export const fonts = [`,
    ...fonts,
    `]`,
  ].join('\n')
}

async function withFile(plugin, { npm, ...face }) {
  return npm ? { ...face, file: plugin.emitFile({ type: 'asset', ...(await readFont(npm)) }) } : face
}

async function widgetModule(widget, parts) {
  const own = path.join(REPLACED, `${widget.name}.tsx`)
  const source = existsSync(own) ? own : path.join(root, widget.dir, `${widget.name}.tsx`)
  const code = await codeOf(source, widget.component)
  const partNames = parts.filter(part => isStyled(part, code)).map(({ name }) => `part-${name}`)
  const sheets = source === own ? partNames : [...partNames, widget.name]
  return [
    `export { ${widget.component} as component } from ${str(source)}`,
    ...sheets.map((name, index) => `import css${index} from 'virtual:embed-css/${name}'`),
    `export const css = [${sheets.map((_, index) => `css${index}`).join(', ')}]`,
  ].join('\n')
}

async function codeOf(source, component) {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${component} } from ${str(source)}`, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['source'],
    packages: 'bundle',
    external: ['react', 'react/*', 'react-dom', 'valibot', 'animejs', 'swiper'],
    plugins: [
      {
        name: 'firstrung-embed',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path: id }) => {
            const replacement = id === 'react' ? null : replacementOf(id)
            return replacement ? { path: replacement } : null
          }),
      },
    ],
  })
  return outputFiles[0].text
}

const str = value => JSON.stringify(value)
