import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundle, transform } from 'lightningcss'
import { readClasses, readParts } from '../lib/widget-modules.mjs'
import { listWidgets, root } from '../widgets.mjs'
import { compile, customMedia, options } from './compile-css.mjs'

const UI = 'widgets/core/ui'
/** The elements that contain widgets: markers, and the element around a component of an app. */
const HOSTS = ['data-widget', 'data-firstrung']
const OWN_CLASS = /^(ui|w)-/
const MARKS = HOSTS.map(name => `[${name}]`).join(',')
/** Images and drawings. Only some of their properties are reset: `revert` would undo their attributes, too. */
const DRAWN = 'svg,svg *,img,video,iframe'
const within = inner => `:is(${HOSTS.flatMap(name => inner.split(',').map(each => `[${name}] ${each}`)).join(',')})`
const INHERITED =
  'font-style:normal;font-weight:400;font-variant:normal;letter-spacing:normal;word-spacing:normal;text-transform:none;' +
  'text-align:start;text-indent:0;text-shadow:none;white-space:normal'
const BOXES = 'float:none;margin:0;padding:0;border:0;opacity:1;background:none;transition:none'
/** Resets, before our own rules, the effect of a page's element rules within a widget. */
const SHIELD =
  `:is(${MARKS}){font-size:medium}` +
  `${within('*')}:where(:not(${DRAWN})){all:revert}` +
  `:is(${MARKS})>*{${INHERITED}}` +
  `${within(DRAWN)}{${BOXES};color:inherit;font:inherit;letter-spacing:inherit;text-transform:inherit;text-align:inherit}`
/** The fallback for browsers that do not know `light-dark()` is the light scheme. */
const SCHEMES = '@supports (color: light-dark(red, red))'

/**
 * The style sheets for other sites. `tokens.css` and `widgets.css` have the styles of all widgets; a page with few
 * widgets takes `base.css` and their sheets instead. They only affect elements of widgets. `reset.css` is for pages
 * without styles, and gives them the tokens. Rules are in no layer, because the styles of a page would win against
 * every layer; specificity replaces layers.
 */
export const hostSheets = () => ({
  'tokens.css': tokensCss(),
  'widgets.css': partsCss() + listWidgets().map(widgetCss).join(''),
  'base.css': tokensCss() + baseCss(),
  'reset.css': resetCss(),
})

export function tokensCss() {
  const source = read(`${UI}/tokens.css`)
    .replace(/^ *color-scheme: light dark;\n/m, '')
    .replace(/:root,\s*:host(?=\s*\{)/g, hostText())
    .replace(/:root(\[data-scheme='\w+'\])/g, `${hostText()}$1`)
    .replace(/:root\[data-motion='reduced'\]/g, match => `${match} ${hostText()}`)
    .replace(/^::backdrop/m, `${hostText()} ::backdrop`)
  const schemes = [...source.matchAll(/^ *--[\w-]+:[^;]*light-dark\([^;]*;/gm)].map(([line]) => line).join('\n')
  const light = source.replace(/light-dark\(((?:[^,()]|\([^()]*\))+),(?:[^,()]|\([^()]*\))+\)/g, '$1')
  // lightningcss would compile the function for browsers that have the fallback.
  const dark = `${SCHEMES}{${hostText()}{${schemes.replace(/\s+/g, ' ')}}}`
  return bundled(`${UI}/fonts.css`) + ownRem() + withOwnRem(minify(light, 'tokens.css') + dark)
}

export function baseCss() {
  const base = read(`${UI}/base.css`).replace(/min-block-size: 100d?vh;|background: var\(--paper\);/g, '')
  return withOwnRem(SHIELD + scoped(minify(base, 'base.css'), 1))
}

export const partsCss = () => baseCss() + partSheets(listParts())

let parts

/** The parts of core/ui that a widget imports, or whose classes it writes. Sheets are read once. */
export function partsOf({ dir, name }) {
  parts ??= listParts()
  const isFirstWith = (part, item) => parts.find(({ css }) => new RegExp(`\\.${item}(?![\\w-])`).test(css)) === part
  const isOfPart = item => parts.some(({ folder }) => item === `ui-${folder}`)
  const classes = [...readClasses(dir, name)]
  const folders = readParts(dir, name)
  const isUsed = part =>
    folders.includes(part.folder) ||
    classes.some(item => item === `ui-${part.folder}` || (!isOfPart(item) && isFirstWith(part, item)))
  return partSheets(parts.filter(isUsed))
}

const partSheets = list => withOwnRem(scoped(list.map(({ css }) => css).join(''), 1))

function listParts() {
  const imports = read(`${UI}/style.css`).matchAll(/@import '\.\/(([\w-]+)\/[^']+)' layer\(ui\)/g)
  return [...imports].map(([, file, folder]) => ({ folder, css: bundled(`${UI}/${file}`) }))
}

/**
 * A page may set any size on its root element. Widgets use the browser's text size: `--firstrung-rem` is a length once
 * it is registered, in browsers that support relative colours.
 */
const ownRem = () =>
  `@property --firstrung-rem{syntax:"<length>";inherits:true;initial-value:16px}${hostText()}{--firstrung-rem:1rem}` +
  `@supports (color: rgb(from red r g b)){${hostText()}{--firstrung-rem:1em}}`

const withOwnRem = css =>
  css.replace(/(@(?:container|media)[^{]*\{)|(-?\d*\.?\d+)rem\b/g, (_, prelude, number) =>
    prelude
      ? prelude.replace(/(@container[^{]*)/, text => text.replace(/(\d*\.?\d+)rem/g, (__, rem) => `${rem * 16}px`))
      : `calc(var(--firstrung-rem)*${number})`,
  )

/** The base styles of our own pages, and the tokens on the root element. Styles of the page win against both. */
export const resetCss = () =>
  `@layer tokens, base;${compile(`${UI}/tokens.css`, 'tokens')}${compile(`${UI}/base.css`, 'base')}`

export const widgetCss = ({ dir, name }) => withOwnRem(scoped(bundled(`${dir}/${name}.css`), 2))

/**
 * Limits rules without one of our classes to elements of widgets. `level` ranks a sheet among ours and against the
 * page's, as the layers of the site do.
 */
function scoped(css, level) {
  const { code } = transform({
    ...options,
    filename: 'scoped.css',
    code: Buffer.from(css),
    visitor: { Selector: selector => limit(selector, level) },
  })
  return code.toString()
}

function limit(selector, level) {
  const start = selector.findLastIndex(({ type }) => type === 'combinator') + 1
  const [first] = selector.slice(start)
  if (isElement(first, 'html') || first.kind === 'root') {
    // For example the page behind an open dialog. Styles of the page itself are up to the page.
    return selector.some(({ kind }) => kind === 'has') ? [selector] : []
  }
  if (isElement(first, 'body')) {
    return HOSTS.map(name => [
      { type: 'attribute', name },
      { type: 'combinator', value: 'child' },
      { type: 'universal' },
    ])
  }
  const pseudo = selector.findIndex(({ type }, index) => index >= start && type === 'pseudo-element')
  const end = pseudo < 0 ? selector.length : pseudo
  const isOurs = selector.some(({ type, name }) => type === 'class' && OWN_CLASS.test(name))
  return [[...selector.slice(0, end), isOurs ? heavier(level) : WITHIN_WIDGETS, ...selector.slice(end)]]
}

const isElement = ({ type, name }, element) => type === 'type' && name === element
const descendant = { type: 'combinator', value: 'descendant' }

/** `:is([data-widget], [data-widget] *)` */
const WITHIN_WIDGETS = {
  type: 'pseudo-class',
  kind: 'is',
  selectors: HOSTS.flatMap(name => [
    [{ type: 'attribute', name }],
    [{ type: 'attribute', name }, descendant, { type: 'universal' }],
  ]),
}

/** `:not(#_)`, `:not(#_ #_)`: an id that no element has adds specificity. */
function heavier(level) {
  const ids = Array.from({ length: level }, (_, index) => [...(index ? [descendant] : []), { type: 'id', name: '_' }])
  return { type: 'pseudo-class', kind: 'not', selectors: [ids.flat()] }
}

/** Without specificity, so that any rule of a page may change a token. */
const hostText = () => `:where(${HOSTS.map(name => `[${name}]`).join(', ')})`
const read = file => readFileSync(path.join(root, file), 'utf8')

const bundled = file =>
  minify(bundle({ filename: path.join(root, file), drafts: { customMedia: true } }).code.toString(), file)

const minify = (css, filename) =>
  transform({ ...options, filename, code: Buffer.from(`${customMedia()}\n${css}`) }).code.toString()
