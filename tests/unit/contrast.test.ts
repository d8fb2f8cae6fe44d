import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('widgets/core/ui/tokens.css', 'utf8')
const TEXT = 4.5
const GRAPHIC = 3
const BACKGROUNDS = ['--paper', '--surface', '--surface-sunken']
const SECTIONS = [...css.matchAll(/(--section-[\w-]+):/g)].map(([, name]) => String(name))

/** Foreground colours, their backgrounds and the minimum contrast. */
const pairs: [foreground: string, backgrounds: string[], minimum: number][] = [
  ['--ink', [...BACKGROUNDS, ...SECTIONS], 7],
  ['--ink', ['--rung-tint', '--leaf-tint', '--amber-tint', '--brick-tint', '--sunrise-tint'], 7],
  ['--ink-soft', BACKGROUNDS, 5.5],
  ['--ink-soft', SECTIONS, TEXT],
  ['--rung', [...BACKGROUNDS, ...SECTIONS, '--rung-tint'], TEXT],
  ['--rung-hover', [...BACKGROUNDS, ...SECTIONS, '--rung-tint'], TEXT],
  ['--leaf', ['--paper', '--surface', '--leaf-tint'], TEXT],
  ['--amber', ['--paper', '--surface', '--amber-tint'], TEXT],
  ['--brick', ['--paper', '--surface', '--brick-tint'], TEXT],
  ['--brick-hover', ['--paper', '--surface'], TEXT],
  ['--on-rung', ['--rung', '--rung-hover'], TEXT],
  ['--on-brick', ['--brick', '--brick-hover'], TEXT],
  ['--on-sunrise', ['--sunrise'], TEXT],
  ['--on-night', ['--night'], 7],
  ['--on-night-soft', ['--night'], 7],
  ['--on-mark', ['--mark'], TEXT],
  ['--paper', ['--ink'], TEXT],
  ['--line-strong', ['--paper', '--surface'], GRAPHIC],
  ['--star-outline', ['--paper', '--surface', '--section-reviews'], GRAPHIC],
]

describe.each(['light', 'dark'] as const)('colours of the %s scheme', scheme => {
  it.each(pairs)('%s has enough contrast on %s', (foreground, backgrounds, minimum) => {
    const ratios = backgrounds.map(background => ({
      background,
      ratio: contrast(colourOf(foreground, scheme), colourOf(background, scheme)),
    }))
    expect(ratios.filter(({ ratio }) => ratio < minimum)).toEqual([])
  })
})

function colourOf(token: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`${token}:\\s*(?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css)
  const colour = value?.[3] ?? (scheme === 'light' ? value?.[1] : value?.[2])
  if (!colour) {
    throw new Error(`tokens.css has no colour ${token}`)
  }
  return colour
}

/** Returns the contrast ratio (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
