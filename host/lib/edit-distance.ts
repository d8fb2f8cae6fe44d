interface Options {
  /** Larger distances count as `max + 1`, which is quicker to compute. */
  max?: number
  /** Compares `a` with the most similar prefix of `b`, because `a` may be incomplete. */
  prefix?: boolean
}

/** Optimal string alignment: counts insertions, deletions, replacements and swaps of neighbours. */
export function editDistance(a: string, b: string, { max = Infinity, prefix = false }: Options = {}): number {
  const surplus = prefix ? a.length - b.length : Math.abs(a.length - b.length)
  if (surplus > max) {
    return max + 1
  }
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const next = nextRow(a.slice(0, row), b, [beforeLast, last])
    if (Math.min(...next) > max) {
      return max + 1
    }
    beforeLast = last
    last = next
  }
  return Math.min(prefix ? Math.min(...last) : at(last, b.length), max + 1)
}

/** Both rows hold distances to every prefix of `b`: for `a` without its last two letters, and without its last one. */
function nextRow(a: string, b: string, [beforeLast, last]: readonly [number[], number[]]): number[] {
  const row = a.length
  const next = [row]
  for (let column = 1; column <= b.length; column += 1) {
    const isSame = a[row - 1] === b[column - 1]
    const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    next[column] = Math.min(
      at(last, column) + 1,
      at(next, column - 1) + 1,
      at(last, column - 1) + (isSame ? 0 : 1),
      isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
    )
  }
  return next
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity
