import type { WidgetProps } from '@firstrung/mount/contract'
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
  { by: 'rank', text: 'Rank', firstDirection: 'ascending' },
  { by: 'name', text: 'Employer', firstDirection: 'ascending' },
  { by: 'industry', text: 'Industry', firstDirection: 'ascending' },
  { by: 'score', text: 'Score', firstDirection: 'descending' },
  { by: 'reviews', text: 'Reviews', firstDirection: 'descending' },
  { by: 'recommend', text: 'Recommend', firstDirection: 'descending' },
  { by: 'openJobs', text: 'Open jobs', firstDirection: 'descending' },
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

/** A column heading. It is a button where scripts run, and text elsewhere. */
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
        {column.text}
        <Icon />
      </button>
      <span className="w-top-employers-table__plain-heading">{column.text}</span>
    </th>
  )
}
