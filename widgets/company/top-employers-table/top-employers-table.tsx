import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { cx, VisuallyHidden } from '@firstrung/ui'
import { useState } from 'react'
import type { contract } from './contract'
import { COLUMNS, type Column, ColumnHeading, type Order, sortRows } from './top-employers-table-columns'
import { Row } from './top-employers-table-row'

type TopEmployersTableProps = WidgetProps<typeof contract>

export function TopEmployersTable({ id, caption, since, first, compareForm, rows, host }: TopEmployersTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'rank', direction: 'ascending' })
  const [isSorted, setSorted] = useState(false)
  if (rows.length === 0) {
    return null
  }

  const handleSort = (column: Column) => {
    const reversed = order.direction === 'ascending' ? 'descending' : 'ascending'
    const direction = column.by === order.by ? reversed : column.firstDirection
    setOrder({ by: column.by, direction })
    setSorted(true)
    emit(host, 'top-employers-table:sorted', { by: column.by, direction })
    track('sort_change', { key: 'top-employers', value: `${column.by}-${direction}` })
  }

  return (
    <div className={cx('w-top-employers-table', compareForm && 'w-top-employers-table--compared')}>
      <table className="w-top-employers-table__table">
        <caption className="ui-visually-hidden">{caption}</caption>
        <thead className="w-top-employers-table__head">
          <tr className="w-top-employers-table__headings">
            {COLUMNS.map(column => (
              <ColumnHeading key={column.text} column={column} order={order} onSort={() => handleSort(column)} />
            ))}
            {compareForm ? (
              <th scope="col" className="ui-visually-hidden">
                {t('Compare')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody id={`${id}-rows`} className="w-top-employers-table__rows">
          {sortRows(rows, order).map(row => (
            <Row
              {...{ row, since, compareForm }}
              key={row.rank}
              later={first > 0 && row.rank - (rows[0]?.rank ?? 1) >= first}
            />
          ))}
        </tbody>
      </table>
      <VisuallyHidden>
        <span role="status">{isSorted ? describeOrder(order) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

function describeOrder({ by, direction }: Order): string {
  const column = COLUMNS.find(candidate => candidate.by === by)
  const text = column ? t(column.text).toLowerCase() : by
  return direction === 'ascending'
    ? t('Sorted by {text}, ascending', { text })
    : t('Sorted by {text}, descending', { text })
}
