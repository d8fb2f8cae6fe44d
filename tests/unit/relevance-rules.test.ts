import { describe, expect, it } from 'vitest'
import { measure, meanOf } from '../../bench/relevance/measures'
import { isRelevant, type Reading } from '../../bench/relevance/rules'
import { readQueries } from '../../bench/relevance/students'

const nurse: Reading = {
  id: 1,
  title: 'Staff Nurse (Band 5)',
  text: 'You need no experience. Night shifts.',
  employer: 'Barts Health NHS Trust barts',
  kind: 'part-time',
  pattern: '',
  places: [{ name: 'Didsbury', lat: 53.42, lng: -2.23 }],
  pay: 27_000,
}

describe('rules of relevance', () => {
  it('match words from their start, in the part they name', () => {
    expect(isRelevant({ titleAny: ['nurs'], textAll: ['band 5', 'no experience'] }, nurse)).toBe(true)
    expect(isRelevant({ titleAny: ['urse'] }, nurse)).toBe(false)
    expect(isRelevant({ titleAny: ['shifts?\\b'] }, nurse)).toBe(false)
    expect(isRelevant({ employerAny: ['barts'], kindAny: ['part-time'], payFrom: 27_000 }, nurse)).toBe(true)
  })

  it('measure miles, and take a name instead', () => {
    expect(isRelevant({ near: [53.48, -2.24, 5] }, nurse)).toBe(true)
    expect(isRelevant({ near: [53.48, -2.24, 4] }, nurse)).toBe(false)
    expect(isRelevant({ near: [51.5, -0.1, 15], placeAny: ['didsbury'] }, nurse)).toBe(true)
    expect(isRelevant({ near: [53.48, -2.24, 5] }, { ...nurse, places: [] })).toBe(false)
  })

  it('combine', () => {
    expect(isRelevant({ anyOf: [{ titleAny: ['chef'] }, { kindAny: ['part'] }] }, nurse)).toBe(true)
    expect(isRelevant({ titleAny: ['nurs'], not: { textAny: ['night'] } }, nurse)).toBe(false)
  })

  it('are there for 150 queries, each with a condition', () => {
    const queries = readQueries()
    expect(queries).toHaveLength(150)
    for (const { query, relevant } of queries) {
      expect(
        isRelevant(relevant, {
          ...nurse,
          title: 'Lamplighter',
          text: '',
          kind: '',
          employer: '',
          places: [],
          pay: null,
        }),
        query,
      ).toBe(false)
    }
  })
})

describe('figures', () => {
  it('count the first ten against what there is', () => {
    expect(measure([1, 2, 3], new Set([1, 9]))).toMatchObject({ precision: 0.5 })
    expect(measure([2, 1], new Set([1])).ndcg).toBeCloseTo(1 / Math.log2(3))
    expect(meanOf([{ precision: 1, ndcg: 1 }, measure([1], new Set())], 'precision')).toBe(1)
  })
})
