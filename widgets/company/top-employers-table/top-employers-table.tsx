import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { VisuallyHidden } from '@firstrung/ui'
import { useState } from 'react'
import type { contract } from './contract'
import { COLUMNS, type Column, ColumnHeading, type Order, sortRows } from './top-employers-table-columns'
import { Row } from './top-employers-table-row'

type TopEmployersTableProps = WidgetProps<typeof contract>

export function TopEmployersTable({ id, caption, since, first, rows, host }: TopEmployersTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'rank', direction: 'ascending' })
  const [asked, setAsked] = useState(false)
  if (rows.length === 0) {
    return null
  }

  const handleSort = (column: Column) => {
    const again = column.by === order.by
    const flipped = order.direction === 'ascending' ? 'descending' : 'ascending'
    const next: Order = { by: column.by, direction: again ? flipped : column.starts }
    setOrder(next)
    setAsked(true)
    emit(host, 'top-employers-table:sorted', next)
    track('sort_change', { key: 'top-employers', value: `${next.by}-${next.direction}` })
  }

  return (
    <div className="w-top-employers-table">
      <table className="w-top-employers-table__table">
        <caption className="ui-visually-hidden">{caption}</caption>
        <thead className="w-top-employers-table__head">
          <tr className="w-top-employers-table__headings">
            {COLUMNS.map(column => (
              <ColumnHeading key={column.text} column={column} order={order} onSort={() => handleSort(column)} />
            ))}
          </tr>
        </thead>
        <tbody id={`${id}-rows`} className="w-top-employers-table__rows">
          {sortRows(rows, order).map(row => (
            <Row key={row.rank} row={row} since={since} later={first > 0 && row.rank - (rows[0]?.rank ?? 1) >= first} />
          ))}
        </tbody>
      </table>
      <VisuallyHidden>
        <span role="status">{asked ? describeOrder(order) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

function describeOrder({ by, direction }: Order): string {
  const column = COLUMNS.find(candidate => candidate.by === by)
  return `Sorted by ${column?.text.toLowerCase() ?? by}, ${direction}`
}
