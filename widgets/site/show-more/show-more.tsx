import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, ChevronDownIcon, cx } from '@firstrung/ui'
import { useEffect, useRef, useState } from 'react'
import type { contract } from './contract'
import { useListOnPage } from './use-list-on-page'

type ShowMoreProps = WidgetProps<typeof contract>

export function ShowMore({ name, items, list, total: initialTotal, first, step, host }: ShowMoreProps) {
  const [shown, setShown] = useState(first)
  const ownList = useRef<HTMLUListElement>(null)
  const focusIndex = useRef<number | undefined>(undefined)
  const listOnPage = useListOnPage(list, shown, initialTotal)
  const total = list === undefined ? items.length : listOnPage.total
  const next = Math.min(step, total - shown)

  useEffect(() => {
    const rows = (list === undefined ? ownList.current : document.getElementById(list))?.children
    const row = focusIndex.current === undefined ? undefined : rows?.[focusIndex.current]
    focusIndex.current = undefined
    if (row) {
      focusInto(row as HTMLElement)
    }
  }, [shown, list])

  const handleMore = () => {
    focusIndex.current = shown
    setShown(shown + next)
    emit(host, 'show-more:expanded', { shown: shown + next, total })
    track('show_more', { name })
  }

  return (
    <div className="w-show-more">
      {list === undefined ? (
        <ul ref={ownList} className="w-show-more__list">
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
            {t('Show {next} more (of {total})', { next, total })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Focuses the first focusable element of a row, or the row itself if it has none. */
function focusInto(row: HTMLElement): void {
  const target = row.querySelector<HTMLElement>('a[href], button, summary, input, select, textarea') ?? row
  if (target === row) {
    row.tabIndex = -1
  }
  target.focus()
}
