import { describe, expect, it } from 'vitest'
import { designTokens, readTokens } from '../../../tools/kit/design-tokens'

const colourOf = (hex: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map(at => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4),
    alpha: 1,
    hex,
  },
})

describe('the design tokens', () => {
  it.each(['light', 'dark'] as const)('have every custom property of tokens.css, in %s', scheme => {
    const file = designTokens(scheme)
    const values = Object.values(file).flatMap(group => Object.values(group))
    expect(values).toHaveLength(readTokens().size)
    expect(values.length).toBeGreaterThan(80)
    expect(JSON.stringify(values)).not.toMatch(/null|light-dark|clamp\([^"]*"\s*}\s*}\s*,?\s*"unit/)
    for (const { $type, $value } of values) {
      expect($type).toMatch(/^(color|dimension|duration|fontFamily|fontWeight|number|cubicBezier|shadow)$/)
      expect($value).toBeDefined()
    }
  })

  it('have the colours of the scheme', () => {
    expect(designTokens('light').color?.ink).toEqual(colourOf('#14213d'))
    expect(designTokens('dark').color?.ink).toEqual(colourOf('#f0f2f8'))
    expect(designTokens('dark').color?.sunrise).toEqual(colourOf('#ff7a3d'))
  })

  it('have sizes, times, fonts and shadows in the form of the format', () => {
    const file = designTokens('light')
    expect(file.space?.[4]).toEqual({ $type: 'dimension', $value: { value: 1, unit: 'rem' } })
    expect(file.fontSize?.['4xl']).toMatchObject({ $value: { value: 4.5, unit: 'rem' } })
    expect(file.fontSize?.['4xl']?.$extensions).toEqual({
      'co.firstrung.css': 'clamp(2.5rem, 1.8333rem + 3.3333vw, 4.5rem)',
    })
    expect(file.duration?.fast).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } })
    expect(file.easing?.ease).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] })
    expect(file.fontFamily?.text?.$value).toContain('Figtree Variable')
    expect(file.fontWeight?.bold?.$value).toBe(650)
    expect(file.shadow?.float?.$value).toMatchObject([
      { offsetY: { value: 16, unit: 'px' }, spread: { value: -12, unit: 'px' }, color: { alpha: 0.32 } },
      { blur: { value: 8, unit: 'px' }, spread: { value: 0, unit: 'px' }, color: { alpha: 0.1 } },
    ])
  })
})
