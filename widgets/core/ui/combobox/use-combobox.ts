import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useAnswers } from './use-answers'

export interface ComboboxOption {
  /** Different for each option of a list. */
  key: string
  /** The heading that it stands under; options of one group follow each other. */
  group: string
  label: string
}

export interface ComboboxParts<Option extends ComboboxOption> {
  input: HTMLInputElement
  /** What is already answered for: the list helps with what is typed from here on. */
  before: string
  ask: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  onChoose: (option: Option, input: HTMLInputElement) => void
}

const NONE = -1

/** The behaviour of an editable combobox whose list helps and never decides (ARIA 1.2, list autocomplete by hand). */
export function useCombobox<Option extends ComboboxOption>({ input, before, ask, onChoose }: ComboboxParts<Option>) {
  const id = useId()
  const { options, isAnswered, request, forget, drop } = useAnswers(ask)
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(NONE)
  const isFilling = useRef(false)
  const isShown = isOpen && options.length > 0

  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const move = (to: number) => {
    setOpen(true)
    setActive((to + options.length) % options.length)
  }
  const choose = (option: Option | undefined) => {
    if (option) {
      drop()
      close()
      isFilling.current = true
      fill(input, option.label)
      isFilling.current = false
      onChoose(option, input)
    }
  }

  const handleInput = () => {
    if (!isFilling.current) {
      setOpen(true)
      setActive(NONE)
      request(input.value)
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const key = isPlain(event) ? event.key : ''
    const has = options.length > 0
    const isOn = active !== NONE
    if (has && key === 'ArrowDown') {
      move(active + 1)
    } else if (has && key === 'ArrowUp') {
      move(isOn ? active - 1 : NONE)
    } else if (isOn && key === 'Home') {
      move(0)
    } else if (isOn && key === 'End') {
      move(NONE)
    } else if (isOn && key === 'Enter') {
      choose(options[active])
    } else if (isShown && key === 'Escape') {
      close()
    } else if (input.value && key === 'Escape') {
      fill(input, '')
    } else {
      // Enter without a choice sends what was typed, Tab goes on, and every other key is the field's own.
      if (key === 'Enter' || key === 'Tab') {
        handleBlur()
      }
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const handleBlur = () => {
    forget()
    close()
  }

  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(isShown))
    input.setAttribute('aria-controls', `${id}-list`)
    if (active === NONE) {
      input.removeAttribute('aria-activedescendant')
    } else {
      input.setAttribute('aria-activedescendant', `${id}-${active}`)
    }
  }, [input, id, isShown, active])
  // Each rendering has handlers of its own, which know what it shows.
  useLayoutEffect(() => {
    const life = new AbortController()
    input.addEventListener('input', handleInput, life)
    input.addEventListener('keydown', handleKeyDown, life)
    input.addEventListener('blur', handleBlur, life)
    return () => life.abort()
  })
  useLayoutEffect(() => {
    // Whoever types fast was ahead of the script.
    if (input.value !== before && input.matches(':focus')) {
      request(input.value)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each input.
  }, [input, before])

  return { id, isShown, isAnswered, options, active, choose }
}

/** Keys that write a character of several belong to the keyboard, and those with a modifier to the system. */
function isPlain({ isComposing, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !(isComposing || ctrlKey || metaKey || altKey || shiftKey)
}

/** Writes as somebody who types does, so that whoever follows the field hears of it. */
function fill(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
