import type { WidgetProps } from '@firstrung/mount/contract'
import { t, type Text } from '@firstrung/mount/strings'
import { ArrowUpDownIcon, ChevronDownIcon, ChevronUpIcon, cx } from '@firstrung/ui'
import type { contract } from './contract'

export type EmployerRow = WidgetProps<typeof contract>['rows'][number]
type Key = 'rank' | 'name' | 'industry' | 'score' | 'reviews' | 'recommend' | 'openJobs'

export interface Order {
  by: Key
  direction: 'ascending' | 'descending'
}

export interface Column {
  by: Key
  text: string
  /** The direction of the first click: best first for numbers, A first for names. */
  firstDirection: Order['direction']
}

export const COLUMNS: readonly Column[] = [
  { by: 'rank', text: 'Rank' satisfies Text, firstDirection: 'ascending' },
  { by: 'name', text: 'Employer' satisfies Text, firstDirection: 'ascending' },
  { by: 'industry', text: 'Industry' satisfies Text, firstDirection: 'ascending' },
  { by: 'score', text: 'Score' satisfies Text, firstDirection: 'descending' },
  { by: 'reviews', text: 'Reviews' satisfies Text, firstDirection: 'descending' },
  { by: 'recommend', text: 'Recommend' satisfies Text, firstDirection: 'descending' },
  { by: 'openJobs', text: 'Open jobs' satisfies Text, firstDirection: 'descending' },
]

/** Returns the rows sorted by `order`: equal rows by rank, rows without a value last in both directions. */
export function sortRows(rows: readonly EmployerRow[], { by, direction }: Order): EmployerRow[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => {
    const [left, right] = [a[by], b[by]]
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || a.rank - b.rank
    }
    const difference = typeof left === 'string' ? left.localeCompare(String(right), 'en-GB') : left - Number(right)
    return difference * sign || a.rank - b.rank
  })
}

interface ColumnHeadingProps {
  column: Column
  order: Order
  onSort: () => void
}

/** A column heading: a button if scripts run, otherwise text. */
export function ColumnHeading({ column, order, onSort }: ColumnHeadingProps) {
  const current = order.by === column.by
  const Icon = current ? (order.direction === 'ascending' ? ChevronUpIcon : ChevronDownIcon) : ArrowUpDownIcon
  return (
    <th
      scope="col"
      className={cx('w-top-employers-table__heading', `w-top-employers-table__heading--${column.by}`)}
      aria-sort={current ? order.direction : undefined}
    >
      <button type="button" className="w-top-employers-table__sort" onClick={onSort}>
        {t(column.text)}
        <Icon />
      </button>
      <span className="w-top-employers-table__plain-heading">{t(column.text)}</span>
    </th>
  )
}
