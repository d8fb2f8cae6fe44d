import { type ListState, NONE } from './use-list-state'

interface KeyActions {
  choose: () => void
  clear: () => void
  leave: () => void
}

/** Handles a key press in the field of a combobox. Keys without a meaning for the list are left to the field. */
export function handleKey(event: KeyboardEvent, list: ListState, { choose, clear, leave }: KeyActions): void {
  const { active, count, isShown, moveTo, close } = list
  const key = isPlain(event) ? event.key : ''
  const hasActive = active !== NONE
  if (count > 0 && key === 'ArrowDown') {
    moveTo(active + 1)
  } else if (count > 0 && key === 'ArrowUp') {
    moveTo(hasActive ? active - 1 : NONE)
  } else if (hasActive && key === 'Home') {
    moveTo(0)
  } else if (hasActive && key === 'End') {
    moveTo(count - 1)
  } else if (hasActive && key === 'Enter') {
    choose()
  } else if (isShown && key === 'Escape') {
    close()
  } else if (key === 'Escape' && (event.currentTarget as HTMLInputElement).value) {
    clear()
  } else {
    // Enter submits the input and Tab moves the focus; both close the list.
    if (key === 'Enter' || key === 'Tab') {
      leave()
    }
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

/** Excludes key presses that compose a character and keyboard shortcuts. */
function isPlain({ isComposing, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !(isComposing || ctrlKey || metaKey || altKey || shiftKey)
}
