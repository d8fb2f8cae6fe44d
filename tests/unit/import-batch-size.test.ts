import { expect, it } from 'vitest'
import { FIRST_BATCH, nextBatchSize } from '../../tools/importer/batch-size'

/** Runs batches over a database that takes `msPerRecord`, and returns the size and duration of the last one. */
function settle(msPerRecord: number): { size: number; tookMs: number } {
  let size = FIRST_BATCH
  for (let round = 0; round < 20; round += 1) {
    size = nextBatchSize(size, size * msPerRecord)
  }
  return { size, tookMs: size * msPerRecord }
}

it('keeps transactions short on any machine, with few and with many records', () => {
  expect(settle(0.1).size).toBe(250)
  expect(settle(3)).toEqual({ size: 100, tookMs: 300 })
  expect(settle(12)).toEqual({ size: 25, tookMs: 300 })
  expect(settle(500).size).toBe(10)
})

it('shrinks at once after a slow transaction and grows step by step after a fast one', () => {
  expect(nextBatchSize(200, 3_000)).toBe(20)
  expect(nextBatchSize(20, 1)).toBe(30)
})

it('accepts a transaction that took no measurable time', () => {
  expect(nextBatchSize(100, 0)).toBe(150)
})
