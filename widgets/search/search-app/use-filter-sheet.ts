import { useIdleImport } from '@firstrung/ui'
import { type ComponentType, type MouseEvent, useState } from 'react'
import type { SheetProps } from './search-app-sheet'

const loadSheet = () => import('./search-app-sheet')

/** Returns the sheet of filters for phones. */
export function useFilterSheet() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  const [isOpen, setOpen] = useState(false)
  useIdleImport(loadSheet)

  const handleOpen = (event: MouseEvent<HTMLAnchorElement>) => {
    const { hash } = event.currentTarget
    event.preventDefault()
    loadSheet().then(
      ({ SearchAppSheet }) => {
        setSheet(() => SearchAppSheet)
        setOpen(true)
      },
      // If the code fails to load, the link leads to the filters, as it does without script.
      () => location.assign(hash),
    )
  }
  return { Sheet, isOpen, handleOpen, close: () => setOpen(false) }
}
