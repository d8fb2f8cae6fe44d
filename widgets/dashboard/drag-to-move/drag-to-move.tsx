import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { VisuallyHidden } from '@firstrung/ui'
import { useState } from 'react'
import type { contract } from './contract'
import type { KeyNews } from './key-move'
import { useDrag } from './use-drag'

type DragToMoveProps = WidgetProps<typeof contract>

export function DragToMove({ kind, host }: DragToMoveProps) {
  const [status, setStatus] = useState('')
  useDrag({
    host,
    kind,
    onDrop: to => emit(host, 'drag-to-move:dropped', { to }),
    onKeys: news => setStatus(describe(news)),
  })
  return (
    <div className="w-drag-to-move" role="status">
      <VisuallyHidden>{status}</VisuallyHidden>
    </div>
  )
}

/** The page itself announces the result of a drop. */
function describe(news: KeyNews): string {
  switch (news.name) {
    case 'held':
      return t('Taken. Choose a place with the arrow keys, drop with space, put back with Escape')
    case 'over':
      return news.place
        ? t('{place}, {number} of {count}', { place: news.place, number: news.number, count: news.count })
        : t('{number} of {count}', { number: news.number, count: news.count })
    case 'put-back':
      return t('Put back')
    case 'dropped':
      return ''
  }
}
