import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import type { contract } from './contract'
import { useDrag } from './use-drag'

type DragToMoveProps = WidgetProps<typeof contract>

export function DragToMove({ kind, host }: DragToMoveProps) {
  useDrag(host, kind, to => emit(host, 'drag-to-move:dropped', { to }))
  return <div className="w-drag-to-move" />
}
