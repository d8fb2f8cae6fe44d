import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/widgets.mjs'

export type Scheme = 'light' | 'dark'
type Token = { $type: string; $value: unknown; $extensions?: Record<string, unknown> }
type TokenFile = Record<string, Record<string, Token>>

const SOURCE = path.join(root, 'widgets/core/ui/tokens.css')
/** The value in CSS, if the format cannot express it. */
const CSS = 'co.firstrung.css'

const GROUPS: readonly (readonly [group: string, prefix: string])[] = [
  ['fontFamily', 'font-'],
  ['fontSize', 'text-'],
  ['lineHeight', 'leading-'],
  ['fontWeight', 'weight-'],
  ['space', 'space-'],
  ['radius', 'radius-'],
  ['shadow', 'shadow-'],
  ['duration', 'duration-'],
]

/** Reads the custom properties of tokens.css with their values outside media queries. */
export function readTokens(css = readFileSync(SOURCE, 'utf8')): Map<string, string> {
  const [, rule = ''] = /:root,\s*:host\s*\{([^}]*)\}/.exec(css.replace(/\/\*[\s\S]*?\*\//g, '')) ?? []
  return new Map([...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/**
 * Returns the design tokens of one scheme in the format of the Design Tokens Community Group (2025.10), for design
 * tools. Fluid font sizes have the value of wide windows; sizes in other units have their CSS as an extension.
 */
export function designTokens(scheme: Scheme, tokens = readTokens()): TokenFile {
  const file: TokenFile = {}
  for (const [name, css] of tokens) {
    const token = tokenOf(name, valueIn(scheme, css))
    const [group, prefix] = GROUPS.find(([, start]) => name.startsWith(start)) ?? [OTHERS[token.$type] ?? 'size', '']
    file[group] = { ...file[group], [name.slice(prefix.length)]: token }
  }
  return file
}

const OTHERS: Readonly<Record<string, string>> = { color: 'color', cubicBezier: 'easing' }

function valueIn(scheme: Scheme, css: string): string {
  const [, light, dark] = /^light-dark\((.+?), (.+)\)$/.exec(css) ?? []
  return (scheme === 'light' ? light : dark) ?? css
}

function tokenOf(name: string, css: string): Token {
  if (name.startsWith('font-')) {
    return { $type: 'fontFamily', $value: css.split(',').map(family => family.trim().replaceAll("'", '')) }
  } else if (name.startsWith('shadow-')) {
    return { $type: 'shadow', $value: css.split(/,(?![^(]*\))/).map(shadowOf) }
  } else if (name.startsWith('weight-') || name.startsWith('leading-')) {
    const [first = 0, second = 1] = css.match(/[\d.]+/g)?.map(Number) ?? []
    return { $type: name.startsWith('weight-') ? 'fontWeight' : 'number', $value: first / second }
  } else if (/^(#|rgb)/.test(css)) {
    return { $type: 'color', $value: colourOf(css) }
  }
  const [, points] = /^cubic-bezier\((.+)\)$/.exec(css) ?? []
  return points ? { $type: 'cubicBezier', $value: points.split(',').map(Number) } : sizeOf(css)
}

function sizeOf(css: string): Token {
  const [, widest] = /^clamp\(.*, (.+)\)$/.exec(css) ?? []
  const [, number, unit = ''] = /^([\d.]+)(px|rem|ms|ch)$/.exec(widest ?? css) ?? []
  const token = { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value: Number(number), unit } }
  if (unit === 'ch') {
    return { $type: 'number', $value: Number(number), $extensions: { [CSS]: css } }
  }
  return widest ? { ...token, $extensions: { [CSS]: css } } : token
}

/** "#14213d", or "rgb(9 14 25 / 0.32)". */
function colourOf(css: string): object {
  const [, figures] = /^rgb\((.+)\)$/.exec(css) ?? []
  const hex = css.slice(1).match(/../g) ?? []
  const [red = 0, green = 0, blue = 0, alpha = 1] = figures
    ? (figures.match(/[\d.]+/g) ?? []).map(Number)
    : hex.map(pair => Number.parseInt(pair, 16))
  const components = [red, green, blue].map(part => Math.round((part / 255) * 1e4) / 1e4)
  return { colorSpace: 'srgb', components, alpha, ...(figures ? {} : { hex: css }) }
}

/** "0 16px 40px -12px rgb(9 14 25 / 0.32)"; the spread is optional. */
function shadowOf(css: string): object {
  const [lengths = '', colour = ''] = css.trim().split(/ (?=rgb)/)
  const [offsetX, offsetY, blur, spread] = [...lengths.split(' '), '0'].map(text => ({
    value: Number.parseFloat(text),
    unit: 'px',
  }))
  return { color: colourOf(colour), offsetX, offsetY, blur, spread }
}
