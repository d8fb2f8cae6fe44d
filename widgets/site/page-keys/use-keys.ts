import { publish } from '@firstrung/api'
import { type RefObject, useEffect, useLayoutEffect } from 'react'

const FIELDS = 'input, select, textarea, [contenteditable]'
const CONTROLS = 'a, button, input:not([type=hidden]), select, textarea'
const SCOPES = '[data-row], [data-shortcut-scope]'

interface KeysProps {
  keys: readonly { key: string; missing: string }[]
  isOn: boolean
  /** `?` opens it. */
  list: RefObject<HTMLDetailsElement | null>
  /** Ctrl+K opens the menu of commands, if there is one. */
  openMenu: (() => void) | undefined
}

export function useKeys({ keys, isOn, list, openMenu }: KeysProps): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const isMenuKey = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
      if (openMenu && isMenuKey && !document.querySelector('dialog[open]')) {
        event.preventDefault()
        openMenu()
      }
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [openMenu])

  // The keys act as soon as the page shows that they are on.
  useLayoutEffect(() => {
    if (!isOn) {
      return undefined
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      const pressed = isFree(event) ? keys.find(({ key }) => key === event.key) : undefined
      if (pressed) {
        event.preventDefault()
        press(pressed)
      } else if (event.key === '?' && isFree(event) && list.current) {
        event.preventDefault()
        list.current.open = true
        list.current.querySelector('summary')?.focus()
      }
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [keys, isOn, list])
}

/** Returns whether no field, dialog or other shortcut needs the key. A held key acts once. Signs may need Shift. */
function isFree({ target, key, repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(FIELDS) !== null
  const hasModifier = altKey || ctrlKey || metaKey || (shiftKey && /\p{L}/u.test(key))
  return !isTyping && !hasModifier && !repeat && document.querySelector('dialog[open]') === null
}

/** Follows, presses or focuses the target of a key, or says what is missing. */
export function press({ key, missing }: KeysProps['keys'][number]): void {
  if (!act(key)) {
    publish('flash', { kind: 'info', text: missing })
  }
}

/** Returns whether the page has a target for the key. */
function act(key: string): boolean {
  const place = document.activeElement?.matches(':not(body)')
    ? document.activeElement
    : document.querySelector(':target')
  const targets = [...document.querySelectorAll<HTMLElement>(`[data-shortcut~='${key}']`)].filter(target =>
    target.checkVisibility(),
  )
  const steps = targets.filter(({ dataset }) => dataset.shortcut !== key)
  const target = steps.length > 0 ? stepFrom(place, steps, key) : nearest(place, targets)
  const control = target?.matches(CONTROLS) ? target : target?.querySelector<HTMLElement>(CONTROLS)
  if (steps.length > 0 || control?.matches(FIELDS)) {
    control?.focus()
  } else {
    control?.click()
  }
  return control !== undefined && control !== null
}

/** Without a position, the first key starts at the top and the second at the end. */
function stepFrom(place: Element | null, steps: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const isForward = steps[0]?.dataset.shortcut?.startsWith(key)
  const row = place?.closest(SCOPES)
  const current = steps.findIndex(step => step === place || row?.contains(step))
  return current < 0 ? steps.at(isForward ? 0 : -1) : steps[current + (isForward ? 1 : -1)]
}

/** Returns the target in the innermost scope around a place that has one, or a target outside all scopes. */
function nearest(place: Element | null, targets: readonly HTMLElement[]): HTMLElement | undefined {
  const scope = place?.closest(SCOPES) ?? null
  const target = targets.find(other => other.closest(SCOPES) === scope)
  return target || !scope ? target : nearest(scope.parentElement, targets)
}
