/** The end is exclusive. */
export interface Slice {
  from: number
  to: number
}

export function slicesOf(count: number, size: number): Slice[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(count, (index + 1) * size),
  }))
}
