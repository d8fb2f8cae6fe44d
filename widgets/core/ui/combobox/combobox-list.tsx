import type { MouseEvent } from 'react'
import { type ComboboxOption, type ComboboxParts, useCombobox } from './use-combobox'

export type { ComboboxOption }

export interface ComboboxListProps<Option extends ComboboxOption> extends ComboboxParts<Option> {
  /** What the list is called: "Suggestions for where". */
  label: string
}

/** The list below the field, and the news of it for those who do not see it. */
export function ComboboxList<Option extends ComboboxOption>({ label, ...parts }: ComboboxListProps<Option>) {
  const { id, isShown, isAnswered, options, active, choose } = useCombobox(parts)
  const groups = [...new Set(options.map(({ group }) => group))]

  return (
    <>
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
                // The field has the focus and the keys.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as said.
                <div
                  key={option.key}
                  className="ui-combobox__option"
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  ref={index === active ? scrollIntoView : undefined}
                  onClick={() => choose(option)}
                >
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
  )
}

/** Pressing the mouse must not take the focus from the field: the list would close under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
const countOf = (count: number) =>
  `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrow keys to choose.`
