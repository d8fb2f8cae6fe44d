/** The same seed gives the same choices on every machine. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** A whole number from `low` to `high`, inclusive. */
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  some: <T>(from: readonly T[], count: number) => T[]
  /** An index, chosen in proportion to its weight. */
  weighted: (weights: readonly number[]) => number
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hash32(seed))
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: probability => next() < probability,
    pick: from => from[between(0, from.length - 1)] as (typeof from)[number],
    some: (from, count) => shuffled(from, between).slice(0, count),
    weighted: weights => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const found = weights.findIndex(weight => (left -= weight) < 0)
      return found < 0 ? weights.length - 1 : found
    },
  }
}

function shuffled<T>(from: readonly T[], between: Random['between']): T[] {
  const items = [...from]
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = between(0, last)
    const lastItem = items[last] as T
    items[last] = items[other] as T
    items[other] = lastItem
  }
  return items
}

/** FNV-1a, 32 bits. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Good enough for pictures and demo data, never for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
