import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listWidgets, root } from '../widgets.mjs'
import { compile } from './compile-css.mjs'
import { EMBEDS } from './embed-widgets.mjs'

const UI = 'widgets/core/ui'
const EMBEDDED = listWidgets().filter(({ name }) => Object.values(EMBEDS).includes(name))
/** Our own font names, so that a font of the same name on the host page is unaffected. */
const FAMILIES = [
  ['Figtree', 'Firstrung Text'],
  ['Bricolage Grotesque', 'Firstrung Display'],
  ['Bricolage', 'Firstrung Display'],
]
/** Tokens that a host page may set, by custom property. */
const THEME = {
  '--firstrung-ink': '--ink',
  '--firstrung-ink-soft': '--ink-soft',
  '--firstrung-surface': '--surface',
  '--firstrung-line': '--line',
  '--firstrung-accent': '--rung',
  '--firstrung-accent-hover': '--rung-hover',
  '--firstrung-on-accent': '--on-rung',
  '--firstrung-star': '--star',
  '--firstrung-radius': '--radius-card',
  '--firstrung-font': '--font-text',
  '--firstrung-heading-font': '--font-display',
}

/** Tokens, reset and the frame, for every embed. */
export function baseCss() {
  const order = '@layer tokens, base, ui, layout, widgets;'
  const base = forShadow(compile(`${UI}/base.css`, 'base'))
  const others = [base, ...partSheets().map(({ css }) => css), ...EMBEDDED.map(widgetCss)].join('')
  return order + usedTokens(forShadow(themed(compile(`${UI}/tokens.css`, 'tokens'))), others) + base
}

function usedTokens(css, others) {
  let text = css
  for (let size = 0; size !== text.length;) {
    size = text.length
    const used = new Set([...`${text}${others}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    text = text.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) =>
      used.has(name) || name.startsWith('--lightningcss') ? declaration : '',
    )
  }
  return text
}

/**
 * Returns the style sheets of the parts of core/ui, in order: `[{ name, css, classes }]`. A class belongs to the first
 * part that mentions it.
 */
export function partSheets() {
  const style = readFileSync(path.join(root, UI, 'style.css'), 'utf8')
  const seen = new Set()
  return [...style.matchAll(/@import '\.\/([\w-]+\/([\w-]+)\.css)' layer\(ui\)/g)].map(([, file, name]) => {
    const css = forShadow(compile(`${UI}/${file}`, 'ui'))
    const classes = [...new Set([...css.matchAll(/\.(ui-[a-z-]+)/g)].map(match => match[1]))].filter(
      item => !seen.has(item),
    )
    classes.forEach(item => seen.add(item))
    return { name, css, classes }
  })
}

export const widgetCss = ({ dir, name }) => forShadow(compile(`${dir}/${name}.css`, 'widgets'))

export function isStyled({ classes }, code) {
  return classes.some(name => new RegExp(`(^|[^\\w-])${name}(?![\\w-])`).test(code))
}

/**
 * The fonts of the design with their descriptors. A style sheet of a shadow root cannot declare them. Rare characters
 * use the device's fonts, which keeps the script small.
 */
export function fontFaces() {
  const css = readFileSync(path.join(root, UI, 'fonts.css'), 'utf8')
  const rules = [...css.matchAll(/@font-face {([^}]+)}/g)].filter(([, body]) => !body.includes('-latin-ext-'))
  return rules.map(([, body]) => {
    const value = name => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1].replace(/\s+/g, ' ').trim()
    return {
      family: rename(value('font-family').replace(/'/g, '')),
      npm: /npm:([^'")]+)/.exec(body)?.[1],
      src: value('src'),
      weight: value('font-weight'),
      // The preceding file covers the remaining letters and needs no list.
      unicodeRange: body.includes('?wght=') ? value('unicode-range').replaceAll(' ', '') : undefined,
      sizeAdjust: value('size-adjust'),
      ascentOverride: value('ascent-override'),
      descentOverride: value('descent-override'),
      lineGapOverride: value('line-gap-override'),
    }
  })
}

function themed(css) {
  return Object.entries(THEME).reduce(
    (text, [open, token]) => text.replace(new RegExp(`([{;])${token}:([^;}]+)`), `$1${token}:var(${open},$2)`),
    css,
  )
}

/**
 * Rewrites a compiled style sheet for a shadow root: the frame instead of the page, lengths that do not depend on the
 * host page's root element, and widths of the embed instead of the window.
 */
function forShadow(css) {
  return withoutRules(rename(css), /@media (print|\(scripting: ?none\))/)
    .replace(/:root,:host/g, '.fr')
    .replace(/:root/g, '.fr')
    .replace(/(^|[{},])body(?=[{,])/g, '$1.fr')
    .replace(/@media (\((?:width|min-width|max-width)[^{]*)\{/g, (_, query) => `@container fr ${query}{`)
    .replace(/@(container|media)[^{]*\{/g, prelude =>
      prelude.replace(/(\d*\.?\d+)rem/g, (_, number) => `${Number(number) * 16}px`),
    )
    .replace(/(-?\d*\.?\d+)rem\b/g, 'calc(var(--firstrung-rem)*$1)')
    .replace(/(\d*\.?\d+)d?vw\b/g, '$1cqi')
}

/** Removes at-rules with their content: embeds need a script, and printing is up to the page. */
function withoutRules(css, start) {
  const match = start.exec(css)
  if (!match) {
    return css
  }
  let end = css.indexOf('{', match.index)
  for (let depth = 1; depth > 0;) {
    end += 1
    depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
  }
  return withoutRules(css.slice(0, match.index) + css.slice(end + 1), start)
}

const rename = text => FAMILIES.reduce((result, [from, to]) => result.replaceAll(from, to), text)
