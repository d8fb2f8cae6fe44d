import { type ComponentType, type MouseEvent, useState } from 'react'
import type { SheetProps } from './search-app-sheet'

/** Returns the sheet of filters for phones, whose code loads when it first opens. */
export function useFilterSheet() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  const [isOpen, setOpen] = useState(false)

  const handleOpen = (event: MouseEvent<HTMLAnchorElement>) => {
    const { hash } = event.currentTarget
    event.preventDefault()
    import('./search-app-sheet').then(
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
