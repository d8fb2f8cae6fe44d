import { useId, useLayoutEffect, useRef } from 'react'
import { handleKey } from './handle-key'
import { type ListState, NONE, useListState } from './use-list-state'
import { useOptions } from './use-options'

export interface ComboboxOption {
  /** Unique within a list. */
  key: string
  /** The heading above the option. Options of one group follow each other. */
  group: string
  label: string
}

export interface ComboboxParts<Option extends ComboboxOption> {
  input: HTMLInputElement
  /** The value before the list was loaded. */
  initialValue: string
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  onChoose: (option: Option, input: HTMLInputElement) => void
}

/** The behaviour of an editable combobox with manual selection (ARIA 1.2, list autocomplete). */
export function useCombobox<Option extends ComboboxOption>(parts: ComboboxParts<Option>) {
  const { input, initialValue, loadOptions, onChoose } = parts
  const id = useId()
  const { options, isLoaded, request, cancel, clear } = useOptions(loadOptions)
  const list = useListState(options.length)
  const isFilling = useRef(false)

  const choose = (option: Option | undefined) => {
    if (option) {
      clear()
      list.close()
      isFilling.current = true
      fill(input, option.label)
      isFilling.current = false
      onChoose(option, input)
    }
  }
  const handleInput = () => {
    if (!isFilling.current) {
      list.open()
      request(input.value)
    }
  }
  const handleBlur = () => {
    cancel()
    list.close()
  }
  const handleKeyDown = (event: KeyboardEvent) =>
    handleKey(event, list, {
      choose: () => choose(options[list.active]),
      clear: () => fill(input, ''),
      leave: handleBlur,
    })

  useAriaAttributes(input, id, list)
  useListeners(input, { input: handleInput, keydown: handleKeyDown, blur: handleBlur })
  useEarlyText(input, initialValue, request)
  return { id, options, isLoaded, choose, isShown: list.isShown, active: list.active }
}

/** Requests options for text that was entered while the list was loading. */
function useEarlyText(input: HTMLInputElement, initialValue: string, request: (text: string) => void): void {
  useLayoutEffect(() => {
    if (input.value !== initialValue && input.matches(':focus')) {
      request(input.value)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each input
  }, [input, initialValue])
}

function useAriaAttributes(input: HTMLInputElement, id: string, { isShown, active }: ListState): void {
  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(isShown))
    input.setAttribute('aria-controls', `${id}-list`)
    if (active === NONE) {
      input.removeAttribute('aria-activedescendant')
    } else {
      input.setAttribute('aria-activedescendant', `${id}-${active}`)
    }
  }, [input, id, isShown, active])
}

interface Listeners {
  input: () => void
  keydown: (event: KeyboardEvent) => void
  blur: () => void
}

/** Adds the listeners again after each render, because they use its state. */
function useListeners(input: HTMLInputElement, listeners: Listeners): void {
  useLayoutEffect(() => {
    const controller = new AbortController()
    input.addEventListener('input', listeners.input, controller)
    input.addEventListener('keydown', listeners.keydown, controller)
    input.addEventListener('blur', listeners.blur, controller)
    return () => controller.abort()
  })
}

/** Sets the value and fires an input event, as typing does. */
function fill(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
