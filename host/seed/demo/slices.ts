/** A range of a copy's records; the end is exclusive. */
export interface Slice {
  from: number
  to: number
}

/** Cuts `count` records into slices of `size` at most. */
export function slicesOf(count: number, size: number): Slice[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(count, (index + 1) * size),
  }))
}
