import { expect, it } from 'vitest'
import { earlyBytes, runtimeChunks } from '../../scripts/build/core-size.mjs'

/** Bytes that a page loads before any widget, without React or Preact, minified, gzip -9. */
const BUDGET = 2650

/** Bytes of the script that comes first on a page, minified, gzip -9. */
const EARLY_BUDGET = 920

it(`core/mount costs a page at most ${BUDGET} bytes before any widget`, async () => {
  const { core, later } = await runtimeChunks()
  expect(core.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET)
  expect(later.map(({ name }) => name).sort()).toEqual(['debug', 'diagnose', 'following', 'mounting'])
  expect(core.map(({ code }) => code).join()).not.toMatch(/valibot|preact|react/)
})

it(`the script that captures early clicks is at most ${EARLY_BUDGET} bytes`, async () => {
  expect(await earlyBytes()).toBeLessThanOrEqual(EARLY_BUDGET)
})
