import { type Strings, t, plural, withStrings } from '@firstrung/mount/strings'
import { describe, expect, it } from 'vitest'
import { loadWidgetBundle } from '../../host/rendering/widget-bundle'
import { readTexts } from '../../scripts/lib/widget-modules.mjs'
import { root } from '../../scripts/widgets.mjs'
import { readReferences } from '../../tools/kit/reference'

const bundle = await loadWidgetBundle(root)
const references = await readReferences()
const WORDS = /\p{L}[\p{L}’']+/gu

describe('a page in another language', () => {
  it.each(references)('has no English text of $name', ({ name, dir, examples }) => {
    const strings = inCapitals(readTexts(dir, name))
    const left = Object.entries(examples).flatMap(([example, props]) => {
      const html = withStrings(strings, () => bundle.widget(name, props, { key: 'w' }))
      const given = JSON.stringify(props).toLowerCase()
      return wordsOf(html)
        .filter(word => word !== word.toUpperCase() && !given.includes(word.toLowerCase()))
        .map(word => `${example}: ${word}`)
    })
    expect([...new Set(left)]).toEqual([])
  })
})

it.each(references)('$name describes each of its props', ({ props }) => {
  expect(props.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([])
})

describe('a text', () => {
  it('is English without a dictionary', () => {
    expect(t('Show {next} more (of {total})', { next: 10, total: 1200 })).toBe('Show 10 more (of 1,200)')
    expect(plural(1, '1 star', '{count} stars')).toBe('1 star')
    expect(plural(3, '1 star', '{count} stars')).toBe('3 stars')
  })

  it('takes the forms and numbers of its language', () => {
    const strings: Strings = { lang: 'cy', '{count} stars': { two: '{count} seren ddwbl', other: '{count} seren' } }
    expect(withStrings(strings, () => [2, 3000].map(count => plural(count, '1 star', '{count} stars')))).toEqual([
      '2 seren ddwbl',
      '3,000 seren',
    ])
    expect(plural(2, '1 star', '{count} stars')).toBe('2 stars')
  })

  it('may be the name of a method', () => {
    expect(['constructor', 'toString', '__proto__'].map(text => t(text))).toEqual([
      'constructor',
      'toString',
      '__proto__',
    ])
  })

  it('is refused in a language that does not exist', () => {
    expect(() => withStrings({ lang: 'cy_GB' }, () => t('Save'))).toThrow(RangeError)
    expect(t('Save')).toBe('Save')
  })

  it('keeps a name that has no value', () => {
    expect(t('Hello {nobody}', {})).toBe('Hello {nobody}')
  })
})

/** Every text in capitals, which tells it from what props give. Names in braces stay. Japanese writes dates without letters. */
function inCapitals(texts: readonly string[]): Strings {
  const capitals = (text: string) =>
    text.replace(/\{\w+\}|[^{]+/g, part => (part.startsWith('{') ? part : part.toUpperCase()))
  return { lang: 'ja', ...Object.fromEntries(texts.map(text => [text, capitals(text)])) }
}

/** The words of text nodes and of attributes that people read. */
function wordsOf(html: string): string[] {
  const body = html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
  const attributes = [...body.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  )
  return [body.replace(/<[^>]*>/g, ' '), ...attributes].flatMap(
    text => text.replace(/&[#\w]+;/g, ' ').match(WORDS) ?? [],
  )
}
