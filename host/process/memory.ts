import { setFlagsFromString } from 'node:v8'

/** The allowed heap growth between two collections of the old generation, in percent of the live data. */
const GROWTH_PERCENT = 40

/**
 * Makes V8 collect garbage before the heap has doubled or more, which it allows on a machine with much memory: a host
 * whose pages need 100 MB would hold 400.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
