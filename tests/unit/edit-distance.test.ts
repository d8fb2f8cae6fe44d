import { describe, expect, it } from 'vitest'
import { editDistance } from '../../host/lib/edit-distance'

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['leeds', 'leeds', 0],
    ['leds', 'leeds', 1],
    ['leedss', 'leeds', 1],
    ['laeds', 'leeds', 1],
    ['leesd', 'leeds', 1],
    ['', 'york', 4],
    ['ca', 'abc', 3],
    ['placmenet', 'placement', 2],
    ['kitten', 'sitting', 3],
  ])('from "%s" to "%s" is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
    expect(editDistance(b, a)).toBe(distance)
  })

  it('counts no further than max', () => {
    expect(editDistance('kitten', 'sitting', { max: 3 })).toBe(3)
    expect(editDistance('kitten', 'sitting', { max: 2 })).toBe(3)
    expect(editDistance('a', 'manchester', { max: 1 })).toBe(2)
    expect(editDistance('leeds', 'leeds', { max: 0 })).toBe(0)
    expect(editDistance('leeds', 'leads', { max: 0 })).toBe(1)
  })

  it('compares an unfinished word with the most similar beginning', () => {
    expect(editDistance('engin', 'engineering', { prefix: true })).toBe(0)
    expect(editDistance('egnin', 'engineering', { prefix: true })).toBe(1)
    expect(editDistance('egnin', 'engineering', { prefix: true, max: 0 })).toBe(1)
    expect(editDistance('engineering', 'engin', { prefix: true, max: 2 })).toBe(3)
  })

  it('gives the same answer with and without max', () => {
    const words = ['lead', 'leads', 'leeds', 'deal', 'deals', 'seals', 'sea', '', 'alde', 'dleas']
    for (const a of words) {
      for (const b of words) {
        for (const max of [0, 1, 2, 3]) {
          expect(editDistance(a, b, { max })).toBe(Math.min(editDistance(a, b), max + 1))
          expect(editDistance(a, b, { max, prefix: true })).toBe(
            Math.min(editDistance(a, b, { prefix: true }), max + 1),
          )
        }
      }
    }
  })
})
