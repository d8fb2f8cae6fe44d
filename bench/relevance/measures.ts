export interface Measured {
  /**
   * Relevant results among the first ten, as a share of ten or of all that exist. Undefined if nothing in the data is
   * relevant.
   */
  precision: number | undefined
  /** Normalised discounted gain: earlier results count for more. */
  ndcg: number | undefined
}

const FIRST = 10

export function measure(ids: readonly number[], wanted: ReadonlySet<number>): Measured {
  const best = Math.min(FIRST, wanted.size)
  if (best === 0) {
    return { precision: undefined, ndcg: undefined }
  }
  const hits = ids.slice(0, FIRST).map(id => wanted.has(id))
  const gain = (hit: boolean, rank: number) => (hit ? 1 / Math.log2(rank + 2) : 0)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    precision: hits.filter(Boolean).length / best,
    ndcg: sum(hits.map(gain)) / sum(Array.from({ length: best }, (_, rank) => gain(true, rank))),
  }
}

/** Averages a measure over the queries that have one. */
export function meanOf(measures: readonly (Measured | undefined)[], of: keyof Measured): number {
  const values = measures.map(measured => measured?.[of]).filter(value => value !== undefined)
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
