import { useState } from 'react'

/** The value of `active` when no option is active. */
export const NONE = -1

export interface ListState {
  count: number
  isShown: boolean
  /** The index of the active option. */
  active: number
  open: () => void
  close: () => void
  /** Makes an option active; the index wraps around at both ends. */
  moveTo: (index: number) => void
}

/** The state of a list of `count` options. It opens by itself when the first options arrive. */
export function useListState(count: number): ListState {
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(NONE)

  const open = () => {
    setOpen(true)
    setActive(NONE)
  }
  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const moveTo = (index: number) => {
    setOpen(true)
    setActive((index + count) % count)
  }
  return { count, isShown: isOpen && count > 0, active, open, close, moveTo }
}
