import { describe, expect, it } from 'vitest'
import { STRATEGIES } from '../../tools/kit/strategies'
import { adviseOnStrategy } from '../../widgets/core/mount/strategy-fault'
import { parseStrategy } from '../../widgets/core/mount/strategy-grammar'

describe('a strategy', () => {
  it.each([
    ['load', 'load', ''],
    [' idle\n', 'idle', ''],
    ['visible', 'visible', '200px'],
    ['visible()', 'visible', '200px'],
    ['visible(200)', 'visible', '200px'],
    ['visible(-.5% 0)', 'visible', '-.5% 0px'],
    ['visible( 1px 2 3% 4 )', 'visible', '1px 2px 3% 4px'],
    ['media((min-width: 1px))', 'media', '(min-width: 1px)'],
    ['media(min-width: 1px)', 'media', '(min-width: 1px)'],
    ['media(width >= 40rem)', 'media', '(width >= 40rem)'],
    ['media(40rem <= width)', 'media', '(40rem <= width)'],
    ['media(screen and (width >= 1px))', 'media', 'screen and (width >= 1px)'],
  ])('%j is %s with %j', (text, name, detail) => {
    expect(parseStrategy(text)).toEqual({ name, detail })
    expect(adviseOnStrategy(text)).toBeUndefined()
  })

  it.each([
    ['visible(10rem)', 'It takes up to four distances in px or %: visible(200px).'],
    ['visible(foo)', 'It takes up to four distances in px or %: visible(200px).'],
    ['visible(1px, 2px)', 'It takes up to four distances in px or %: visible(200px).'],
    ['visible(1 2 3 4 5)', 'It takes up to four distances in px or %: visible(200px).'],
    ['visible(1px', 'It takes up to four distances in px or %: visible(200px).'],
    ['media', 'It needs a query: media(width >= 40rem).'],
    ['media()', 'It needs a query: media(width >= 40rem).'],
    ['load(now)', 'It takes no parentheses: load.'],
    ['visble', 'Did you mean "visible"?'],
    ['10rem', 'There are load, idle, visible, interaction, media.'],
    [' ', 'There are load, idle, visible, interaction, media.'],
  ])('is not %j: %s', (text, advice) => {
    expect(parseStrategy(text)).toBeUndefined()
    expect(adviseOnStrategy(text)).toBe(advice)
  })

  it('is not a query without a condition', () => {
    expect(adviseOnStrategy('media(wide enough)')).toBe('It has a media query that no browser understands.')
  })

  it('is each one that the kit documents', () => {
    expect(Object.keys(STRATEGIES).map(adviseOnStrategy)).toEqual(Object.keys(STRATEGIES).map(() => undefined))
  })
})
