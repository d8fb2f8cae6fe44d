import { describe, expect, it } from 'vitest'
import { presentDots } from '../../host/features/public/insights/charts'
import { createRandom } from '../../host/lib/random'

describe('presentDots', () => {
  it('puts each value at its share of the scale, in the place that it has in the row', () => {
    expect(presentDots([1, undefined, 5], { least: 1, most: 5 })).toEqual([
      { place: 0, x: 0, y: 50 },
      { place: 2, x: 100, y: 50 },
    ])
    expect(presentDots([undefined], { least: 0, most: 1 })).toEqual([])
  })

  it('never draws a dot over another', () => {
    const random = createRandom('dots')
    for (let run = 0; run < 300; run++) {
      const dots = presentDots(
        Array.from({ length: 3 }, () => random.between(0, 20)),
        { least: 0, most: 20 },
      )
      for (const [at, dot] of dots.entries()) {
        expect(dots.slice(at + 1).filter(other => other.y === dot.y && Math.abs(other.x - dot.x) < 15)).toEqual([])
      }
    }
  })
})
