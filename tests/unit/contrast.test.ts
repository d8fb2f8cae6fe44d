import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLOUR_PAIRS, contrast } from '../../tools/kit/contrast'

const css = readFileSync('widgets/core/ui/tokens.css', 'utf8')
const sections = [...css.matchAll(/(--section-[\w-]+):/g)].map(([, name]) => String(name))

it('the pairs have every section', () => {
  const backgrounds = COLOUR_PAIRS.flatMap(([, names]) => names)
  expect(sections.filter(name => !backgrounds.includes(name))).toEqual([])
})

describe.each(['light', 'dark'] as const)('colours of the %s scheme', scheme => {
  it.each(COLOUR_PAIRS)('%s has enough contrast on %s', (foreground, backgrounds, minimum) => {
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
