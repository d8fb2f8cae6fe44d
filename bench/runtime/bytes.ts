import { runtimeChunks } from '../../scripts/build/core-size.mjs'
import type { BenchResult } from '../result'

const GOAL = 2200

/** Measures the runtime's bytes on a page: before any widget, and with the first one. */
export async function run(): Promise<BenchResult[]> {
  const { core, later } = await runtimeChunks()
  const first = core.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    { name: 'core, before any widget', value: first, unit: 'B gzip', goal: `<= ${GOAL}`, pass: first <= GOAL },
    ...later.map(({ name, bytes }) => ({ name: `${name}, later`, value: bytes, unit: 'B gzip' })),
  ]
}
