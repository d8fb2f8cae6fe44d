import type { MouseEvent, ReactNode } from 'react'
import { type ComboboxInput, type ComboboxOption, type ComboboxParts, useCombobox } from './use-combobox'

export type { ComboboxInput, ComboboxOption }

interface ComboboxProps<Option extends ComboboxOption> extends ComboboxParts<Option> {
  /** What the list is called: "Suggestions for where". */
  label: string
  /** The field with its label; the input takes what it is given. */
  children: (input: ComboboxInput) => ReactNode
}

/**
 * A text field that is helped by a list, in groups with headings. From two letters on `ask` is asked, 150 ms after the
 * last key; what is asked later calls off what was asked before, and a question that fails shows nothing. Choosing fills
 * the field, then says so. Without script it is the field alone.
 */
export function Combobox<Option extends ComboboxOption>({ label, children, ...parts }: ComboboxProps<Option>) {
  const { id, isLive, isShown, isAnswered, options, inputProps, optionProps } = useCombobox(parts)
  const groups = [...new Set(options.map(({ group }) => group))]

  return (
    <div className="ui-combobox">
      {children(inputProps)}
      {isLive ? (
        <>
          {/* Pressing the mouse must not take the focus from the field: the list would close under the finger. */}
          <div
            className="ui-combobox__list"
            id={`${id}-list`}
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            hidden={!isShown}
            onMouseDown={keepFocus}
          >
            {groups.map((group, nth) => (
              <div key={group} role="group" aria-labelledby={`${id}-group-${nth}`}>
                <div className="ui-combobox__group" id={`${id}-group-${nth}`} role="presentation">
                  {group}
                </div>
                {options.map((option, index) =>
                  option.group === group ? (
                    <div key={option.key} className="ui-combobox__option" {...optionProps(index)}>
                      {option.label}
                    </div>
                  ) : null,
                )}
              </div>
            ))}
          </div>
          <div className="ui-visually-hidden" role="status">
            {isShown ? countOf(options.length) : isAnswered && options.length === 0 ? 'No suggestions' : ''}
          </div>
        </>
      ) : null}
    </div>
  )
}

const keepFocus = (event: MouseEvent) => event.preventDefault()
const countOf = (count: number) =>
  `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrow keys to choose.`
