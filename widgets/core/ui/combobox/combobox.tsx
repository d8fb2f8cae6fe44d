import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ComboboxListProps, ComboboxOption } from './combobox-list'

export type { ComboboxOption }

interface ComboboxProps<Option extends ComboboxOption> extends Omit<
  ComboboxListProps<Option>,
  'input' | 'initialValue'
> {
  /** The field with its label: one text input. */
  children: ReactNode
}

interface LoadedList<Option extends ComboboxOption> {
  input: HTMLInputElement
  initialValue: string
  List: ComponentType<ComboboxListProps<Option>>
}

/**
 * A text field with a list of suggestions, in groups with headings. `loadOptions` is called for two characters or more,
 * 150 ms after the last key press; a newer request cancels an older one, and one that fails shows nothing. Choosing an
 * option fills the field, then calls `onChoose`. Without script it is a plain field; the list loads on first focus.
 */
export function Combobox<Option extends ComboboxOption>({ children, ...parts }: ComboboxProps<Option>) {
  const root = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<LoadedList<Option>>()
  /** The value at the first focus, stored while the list is loading: any other value is the visitor's input. */
  const initial = useRef<string>(undefined)

  // Runs after each render, because the children may have a new input.
  useEffect(() => {
    const input = root.current?.querySelector('input')
    // A `<datalist>` is for people without script; with ours there would be two lists.
    input?.removeAttribute('list')
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.setAttribute('aria-expanded', input.getAttribute('aria-expanded') ?? 'false')
    const loadList = (value: string) => {
      if (input && input !== loaded?.input) {
        const initialValue = (initial.current ??= value)
        // The field works without its list; the next focus tries again.
        import('./combobox-list')
          .then(
            ({ ComboboxList }) => setLoaded({ input, initialValue, List: ComboboxList }),
            () => undefined,
          )
          .finally(() => (initial.current = undefined))
      }
    }
    if (input?.matches(':focus')) {
      // The visitor may have written before this script ran.
      loadList(input.defaultValue)
    }
    const handleFocus = () => input && loadList(input.value)
    input?.addEventListener('focus', handleFocus)
    return () => input?.removeEventListener('focus', handleFocus)
  })

  return (
    <div className="ui-combobox" ref={root}>
      {children}
      {loaded ? <loaded.List {...parts} input={loaded.input} initialValue={loaded.initialValue} /> : null}
    </div>
  )
}
