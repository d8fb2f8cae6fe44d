import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ComboboxListProps, ComboboxOption } from './combobox-list'

export type { ComboboxOption }

interface ComboboxProps<Option extends ComboboxOption> extends Omit<ComboboxListProps<Option>, 'input' | 'before'> {
  /** The field with its label: one text input. */
  children: ReactNode
}

interface Live<Option extends ComboboxOption> {
  input: HTMLInputElement
  /** What stood in it when somebody came to it. */
  before: string
  List: ComponentType<ComboboxListProps<Option>>
}

/**
 * A text field that is helped by a list, in groups with headings. From two letters on `ask` is asked, 150 ms after the
 * last key; what is asked later calls off what was asked before, and a question that fails shows nothing. Choosing fills
 * the field, then says so. Without script it is the field alone; the list comes with the first focus.
 */
export function Combobox<Option extends ComboboxOption>({ children, ...parts }: ComboboxProps<Option>) {
  const root = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<Live<Option>>()

  // After each rendering, because whoever uses the part may have put a new input in place of the old.
  useEffect(() => {
    const input = root.current?.querySelector('input')
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.setAttribute('aria-expanded', input.getAttribute('aria-expanded') ?? 'false')
    const bring = () => {
      if (input && input !== live?.input) {
        const before = input.value
        import('./combobox-list').then(
          ({ ComboboxList }) => setLive({ input, before, List: ComboboxList }),
          () => {
            // A field without its list is a field; the next focus tries again.
          },
        )
      }
    }
    if (input?.matches(':focus')) {
      bring()
    }
    input?.addEventListener('focus', bring)
    return () => input?.removeEventListener('focus', bring)
  })

  return (
    <div className="ui-combobox" ref={root}>
      {children}
      {live ? <live.List {...parts} input={live.input} before={live.before} /> : null}
    </div>
  )
}
