import type { ReactNode } from 'react'

interface DocTableProps {
  head: readonly string[]
  /** Cells in the order of `head`; the first names the row. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

export function DocTable({ head, rows }: DocTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map(text => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={`${name}-${index}`}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
