import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayBeIndexed } from '../../host/features/public/search/view'
import { FILTER_KEYS, formatSegments, parseSegments, searchUrl } from '../../host/search/address'
import { emptyState } from '../../host/search/address/state'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/)
const chosen = fc.dictionary(fc.constantFrom(...FILTER_KEYS), fc.array(slug, { minLength: 1, maxLength: 4 }), {
  maxKeys: FILTER_KEYS.length,
})

describe('filter segments', () => {
  it('come back the same from the address they made', () => {
    fc.assert(
      fc.property(chosen, fc.option(fc.constantFrom(0, 5, 15, 100)), (filters, within) => {
        const path = formatSegments(filters, within)
        const read = parseSegments(path.slice(1))
        expect(read).toBeDefined()
        expect(formatSegments(read?.filters ?? {}, read?.within)).toBe(path)
        for (const key of FILTER_KEYS) {
          expect(new Set(read?.filters[key])).toEqual(new Set(filters[key]))
        }
      }),
    )
  })

  it('mean the same in any order and written twice', () => {
    fc.assert(
      fc.property(chosen, fc.infiniteStream(fc.nat()), (filters, picks) => {
        const parts = Object.entries(filters).flatMap(([key, slugs]) => slugs.map(value => `${key}-${value}`))
        const numbers = picks[Symbol.iterator]()
        const shuffled = [...parts, ...parts]
          .map(part => ({ part, at: numbers.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ part }) => part)
        expect(formatSegments(parseSegments(shuffled.join('/'))?.filters ?? { type: 'not read' })).toBe(
          formatSegments(filters),
        )
      }),
    )
  })

  it('never throw, whatever the address says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(type-|role-|in-)?[a-z0-9_/-]{0,30}$/)), text => {
        const read = parseSegments(text)
        expect(
          read === undefined || parseSegments(formatSegments(read.filters, read.within).slice(1)) !== undefined,
        ).toBe(true)
      }),
    )
  })

  it.each([
    ['placement', 'a value without a key'],
    ['type-', 'a key without a value'],
    ['colour-red', 'a key that does not exist'],
    ['type-a__b', 'an empty value among others'],
    ['type-a_', 'an empty value at the end'],
    ['type-Placement', 'capitals'],
    ['type-a//role-b', 'an empty segment'],
    ['within-15', 'a distance without its unit'],
    ['within--5-miles', 'a distance below nothing'],
    [`in-${'a'.repeat(1000)}`, 'more than a thousand characters'],
  ])('are none in %j: %s', text => {
    expect(parseSegments(text)).toBeUndefined()
  })

  it('have one order, with values joined and sorted', () => {
    expect(formatSegments({ in: ['york', 'leeds', 'york'], for: 'law', type: 'placement', role: [] })).toBe(
      '/type-placement/for-law/in-leeds_york',
    )
  })
})

describe('searchUrl', () => {
  it('keeps words and place in the query', () => {
    expect(searchUrl('jobs', { industry: 'law', search: 'C# & rust', place: 'Leeds' })).toBe(
      '/search-jobs/industry-law?search=C%23+%26+rust&place=Leeds',
    )
    expect(searchUrl('companies')).toBe('/search-companies')
  })
})

describe('what search engines may keep of a list', () => {
  const list = emptyState('jobs')

  it.each([
    ['no filter at all', list, 5, true],
    ['page 10', { ...list, page: 10 }, 5, true],
    ['page 11', { ...list, page: 11 }, 5, false],
    ['no result', list, 0, false],
    ['one kind of filter', { ...list, filters: { role: ['law'] } }, 5, true],
    ['two kinds of filter', { ...list, filters: { role: ['law'], in: ['leeds'] } }, 5, true],
    ['three kinds of filter', { ...list, filters: { type: ['placement'], role: ['law'], in: ['leeds'] } }, 5, false],
    ['a distance of its own', { ...list, filters: { in: ['leeds'] }, within: 5 }, 5, false],
    ['two values of one kind', { ...list, filters: { role: ['law', 'tax'] } }, 5, false],
    ['one employer', { ...list, filters: { company: ['halden-rail'] } }, 5, false],
    ['one subject', { ...list, filters: { for: ['law'] } }, 5, false],
    ['four results', { ...list, filters: { role: ['law'] } }, 4, false],
    ['words', { ...list, search: 'python' }, 5, false],
    ['a sort', { ...list, sort: 'salary' }, 5, false],
    ['pay', { ...list, refinements: { 'salary-min': ['25000'] } }, 5, false],
  ])('%s', (_, state, total, answer) => {
    expect(mayBeIndexed(state, total)).toBe(answer)
  })
})
