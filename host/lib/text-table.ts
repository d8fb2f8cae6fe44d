/** Returns lines with two spaces between the columns. The first column is always aligned to the left. */
export function formatTable(rows: readonly (readonly string[])[], align: 'left' | 'right' = 'left'): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  const pad = (cell: string, column: number) =>
    align === 'right' && column > 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return rows.map(row => row.map(pad).join('  ').trimEnd()).join('\n')
}
