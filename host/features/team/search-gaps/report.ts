import type { Gap } from './queries'

/** Columns: list, words, number of searches without results and with partial results, lists opened next. */
export function describeGaps(gaps: readonly Gap[]): string {
  if (gaps.length === 0) {
    return 'No search without results was made often enough to be listed.'
  }
  const rows = gaps.map(({ scope, words, nothing, less, next }) => [
    ...[scope, words, String(nothing), String(less)],
    next.map(({ address, count }) => `${address} (${count})`).join(', '),
  ])
  const table = [['list', 'words', 'nothing', 'less', 'opened next'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0))) ?? []
  return table
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
