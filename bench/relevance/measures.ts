/** How good the first ten results of one query are. */
export interface Measured {
  /**
   * Relevant ones among the first ten, of as many as there could be: ten, or all that exist. Undefined where the data hold
   * nothing relevant, so that no engine could find it.
   */
  precision: number | undefined
  /** The same, where earlier ones count for more: normalised discounted gain. */
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

/** The mean of the queries that can be answered. */
export function meanOf(measures: readonly (Measured | undefined)[], of: keyof Measured): number {
  const values = measures.map(measured => measured?.[of]).filter(value => value !== undefined)
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
