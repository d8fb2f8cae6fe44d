import { setFlagsFromString } from 'node:v8'

/** The heap may grow by this much between two collections of the old generation, in percent of what was alive. */
const GROWTH_PERCENT = 40

/**
 * Makes V8 collect garbage before the heap has doubled or more, as it lets it on a machine with much memory: a host
 * whose pages need 100 MB would hold 400.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
