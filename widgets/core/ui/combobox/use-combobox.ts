import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useAnswers } from './use-answers'

export interface ComboboxOption {
  /** Different for each option of a list. */
  key: string
  /** The heading that it stands under; options of one group follow each other. */
  group: string
  label: string
}

/** What the input carries; a plain input until scripts are there. */
export type ComboboxInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'role'
  | 'autoComplete'
  | 'onInput'
  | 'onKeyDown'
  | 'onBlur'
  | `aria-${'expanded' | 'controls' | 'autocomplete' | 'activedescendant'}`
> & { ref: RefObject<HTMLInputElement | null> }

export interface ComboboxParts<Option extends ComboboxOption> {
  ask: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  onChoose: (option: Option, input: HTMLInputElement) => void
}

const NONE = -1

/** The behaviour of an editable combobox whose list helps and never decides (ARIA 1.2, list autocomplete by hand). */
export function useCombobox<Option extends ComboboxOption>({ ask, onChoose }: ComboboxParts<Option>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isLive, setLive] = useState(false)
  const { options, isAnswered, wish, forget, drop } = useAnswers(ask)
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(NONE)
  const isFilling = useRef(false)
  const isShown = isOpen && options.length > 0

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the server wrote has no script, so it is no combobox.
    setLive(true)
  }, [])

  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const move = (to: number) => {
    setOpen(true)
    setActive((to + options.length) % options.length)
  }
  const choose = (option: Option | undefined) => {
    if (option && input.current) {
      drop()
      close()
      isFilling.current = true
      fill(input.current, option.label)
      isFilling.current = false
      onChoose(option, input.current)
    }
  }

  const handleInput = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (!isFilling.current) {
      setOpen(true)
      setActive(NONE)
      wish(currentTarget.value)
    }
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
    } else if (event.currentTarget.value && key === 'Escape') {
      fill(event.currentTarget, '')
    } else {
      // Enter without a choice sends what was typed, Tab goes on, and every other key is the field's own.
      if (key === 'Enter' || key === 'Tab') {
        forget()
        close()
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

  const inputProps: ComboboxInput = {
    ref: input,
    autoComplete: 'off',
    ...(isLive && {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active === NONE ? undefined : `${id}-${active}`,
      onInput: handleInput,
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
    }),
  }
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    ref: index === active ? bringIntoView : undefined,
    onClick: () => choose(options[index]),
  })
  return { id, isLive, isShown, isAnswered, options, inputProps, optionProps }
}

/** Keys that write a character of several belong to the keyboard, and those with a modifier to the system. */
function isPlain(event: KeyboardEvent): boolean {
  const { nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event
  return !(nativeEvent?.isComposing || ctrlKey || metaKey || altKey || shiftKey)
}

const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** Writes as somebody who types does, so that whoever follows the field hears of it. */
function fill(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
