import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, ChevronDownIcon, cx } from '@firstrung/ui'
import { useEffect, useRef, useState } from 'react'
import type { contract } from './contract'
import { useListOnPage } from './use-list-on-page'

type ShowMoreProps = WidgetProps<typeof contract>

export function ShowMore({ name, items, list, total: said, first, step, host }: ShowMoreProps) {
  const [shown, setShown] = useState(first)
  const own = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | undefined>(undefined)
  const onPage = useListOnPage(list, shown, said)
  const total = list === undefined ? items.length : onPage.total
  const next = Math.min(step, total - shown)

  useEffect(() => {
    const rows = (list === undefined ? own.current : document.getElementById(list))?.children
    const row = focusAt.current === undefined ? undefined : rows?.[focusAt.current]
    focusAt.current = undefined
    if (row) {
      focusInto(row as HTMLElement)
    }
  }, [shown, list])

  const handleMore = () => {
    focusAt.current = shown
    setShown(shown + next)
    emit(host, 'show-more:expanded', { shown: shown + next, total })
    track('show_more', { name })
  }

  return (
    <div className="w-show-more">
      {list === undefined ? (
        <ul ref={own} className="w-show-more__list">
          {items.map(({ text, href, note }, index) => (
            <li key={`${href} ${text}`} className={cx('w-show-more__item', index >= shown && 'w-show-more__later')}>
              <a className="w-show-more__link" href={href}>
                {text}
              </a>
              {note ? <span className="w-show-more__note">{note}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {next > 0 ? (
        <div className="w-show-more__more">
          <Button kind="secondary" size="sm" iconEnd={<ChevronDownIcon />} onClick={handleMore}>
            {`Show ${next} more (of ${total})`}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** The first thing in a row that takes the focus; a row without one takes it itself. */
function focusInto(row: HTMLElement): void {
  const target = row.querySelector<HTMLElement>('a[href], button, summary, input, select, textarea') ?? row
  if (target === row) {
    row.tabIndex = -1
  }
  target.focus()
}
