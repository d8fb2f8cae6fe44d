import { expect, it } from 'vitest'
import { runtimeChunks } from '../../scripts/build/core-size.mjs'

/** Bytes that a page loads before any widget, without React or Preact, minified, gzip -9. */
const BUDGET = 1600

it(`core/mount costs a page at most ${BUDGET} bytes before any widget`, async () => {
  const { core, later } = await runtimeChunks()
  expect(core.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET)
  expect(later.map(({ name }) => name).sort()).toEqual(['debug', 'mounting'])
  expect(core.map(({ code }) => code).join()).not.toMatch(/valibot|preact|react/)
})
