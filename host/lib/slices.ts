import { setTimeout as pause } from 'node:timers/promises'

interface SliceLimits {
  targetMs: number
  least: number
  most: number
}

export function nextSliceSize(size: number, tookMs: number, { targetMs, least, most }: SliceLimits): number {
  // Growth is gradual: items differ, and one slow slice costs more than many small ones.
  const wanted = Math.min((size * targetMs) / Math.max(tookMs, 1), size * 1.5)
  return Math.round(Math.min(most, Math.max(least, wanted)))
}

/** Statements have fixed costs, so smaller slices would not be faster. */
const JOB: SliceLimits = { targetMs: 100, least: 20, most: 2_000 }
const FIRST = 50
const MAX_REST_MS = 500

/**
 * Pauses after each slice for as long as it took, because the embedded engine runs one statement at a time and visitors
 * wait for it. `work` processes up to `size` items and returns their number; fewer than `size` end the work. Returns
 * the total.
 */
export async function inSlices(work: (size: number) => Promise<number>): Promise<number> {
  let total = 0
  for (let size = FIRST; ;) {
    const began = performance.now()
    const done = await work(size)
    total += done
    if (done < size) {
      return total
    }
    const tookMs = performance.now() - began
    size = nextSliceSize(size, tookMs, JOB)
    await pause(Math.min(tookMs, MAX_REST_MS))
  }
}

export async function eachSlice<T>(
  items: readonly T[],
  work: (slice: readonly T[]) => Promise<unknown>,
): Promise<void> {
  let from = 0
  await inSlices(async size => {
    const slice = items.slice(from, from + size)
    from += slice.length
    if (slice.length > 0) {
      await work(slice)
    }
    return slice.length
  })
}
