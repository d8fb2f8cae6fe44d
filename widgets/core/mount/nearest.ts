/** Returns the most likely intended name: at most two letters differ, or a third of a short name. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const limit = Math.min(2, Math.ceil(name.length / 3))
  const plain = (text: string) => text.toLowerCase().replace(/[-_]/g, '')
  const ranked = names
    .map(candidate => ({ candidate, distance: distanceOf(plain(name), plain(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
  return ranked[0] && ranked[0].distance <= limit ? ranked[0].candidate : undefined
}

/** Letters to insert, remove, replace or swap. */
function distanceOf(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = [...Array(other.length + 1).keys()]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1]
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isEqual),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
