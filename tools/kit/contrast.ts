const TEXT = 4.5
const GRAPHIC = 3
const BACKGROUNDS = ['--paper', '--surface', '--surface-sunken']
const SECTIONS = ['search', 'quiz', 'reviews', 'logos', 'job-type', 'dashboard'].map(name => `--section-${name}`)

export const COLOUR_PAIRS: [foreground: string, backgrounds: string[], minimum: number][] = [
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

/** Returns the contrast ratio (WCAG 2.2) of two colours in the form `#rrggbb`. */
export function contrast(one: string, other: string): number {
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
