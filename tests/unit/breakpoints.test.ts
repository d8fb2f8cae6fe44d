import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { customMedia } from '../../scripts/build/compile-css.mjs'

const targets = { chrome: 109 << 16 }

/** Returns the media query that `@media (--sm)` is compiled to. */
function queryOf(name: string): string {
  const code = Buffer.from(`${customMedia()}\n@media (--${name}) { a { order: 1 } }`)
  const css = transform({ filename: 'media.css', code, targets, drafts: { customMedia: true } }).code.toString()
  return /@media ([^{]*?) *\{/.exec(css)?.[1] ?? ''
}

describe('the breakpoints', () => {
  it.each([
    ['sm', 640],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['2xl', 1536],
  ])('%s starts at %i px', (name, width) => {
    expect(queryOf(name)).toMatch(new RegExp(`^\\((min-width: |width >= )${width}px\\)$`))
  })

  it('above-lg starts between 1024 and 1025 px', () => {
    const [, width] = /([\d.]+)px/.exec(queryOf('above-lg')) ?? []
    expect(Number(width)).toBeGreaterThan(1024)
    expect(Number(width)).toBeLessThan(1025)
  })
})
