import { t } from '@firstrung/mount/strings'
import { useLayoutEffect, useState } from 'react'

const FIELDS = 'input, select, textarea, [contenteditable]'

/** Handles the keys while they are on. Returns the message of the last one. */
export function useKeys(isOn: boolean): string {
  const [message, setMessage] = useState('')

  // The keys act as soon as the page shows that they are on.
  useLayoutEffect(() => {
    if (!isOn) {
      return undefined
    }
    const handleKeyDown = (event: KeyboardEvent) => setMessage(pressKey(event) ?? '')
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [isOn])

  return isOn ? message : ''
}

/** Performs a key's action. Returns a message if the page has no target for it; undefined for all other keys. */
function pressKey(event: KeyboardEvent): string | undefined {
  const action = isFree(event) ? ACTIONS[event.key] : undefined
  if (!action) {
    return undefined
  }
  event.preventDefault()
  return action()
}

/** Returns whether no field, dialog or other shortcut needs the key. A held key acts once. */
function isFree({ target, repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(FIELDS) !== null
  const hasModifier = altKey || ctrlKey || metaKey || shiftKey
  return !isTyping && !hasModifier && !repeat && document.querySelector('dialog[open]') === null
}

const find = (name: string) => document.querySelector<HTMLElement>(`[data-moderation='${name}']`)

const ACTIONS: Readonly<Record<string, () => string | undefined>> = {
  j: () => move(1, 'next', t('This is the last review')),
  k: () => move(-1, 'previous', t('This is the first review')),
  a: () => {
    const button = find('approve')?.querySelector('button')
    button?.click()
    return button ? undefined : t('There is nothing to approve here')
  },
  r: () => {
    const reason = find('reject')?.querySelector('select')
    reason?.focus()
    return reason ? undefined : t('There is nothing to reject here')
  },
}

/** Moves the focus in the queue or, on the page of a review, opens its neighbour. */
function move(step: 1 | -1, name: string, atEnd: string): string | undefined {
  const items = [...document.querySelectorAll<HTMLElement>(`[data-moderation='item']`)]
  const focused = items.indexOf(document.activeElement as HTMLElement)
  const item = focused < 0 ? items.at(step > 0 ? 0 : -1) : items[focused + step]
  const link = find(name)
  item?.focus()
  link?.click()
  return item || link ? undefined : atEnd
}
