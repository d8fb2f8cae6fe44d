import { plural, t } from '@firstrung/mount/strings'
import type { MouseEvent } from 'react'
import { type ComboboxOption, type ComboboxParts, useCombobox } from './use-combobox'

export type { ComboboxOption }

export interface ComboboxListProps<Option extends ComboboxOption> extends ComboboxParts<Option> {
  /** The name of the list, for screen readers: "Suggestions for where". */
  label: string
}

/** The list below the field, and a status message for screen readers. */
export function ComboboxList<Option extends ComboboxOption>({ label, ...parts }: ComboboxListProps<Option>) {
  const { id, isShown, isLoaded, options, active, choose } = useCombobox(parts)
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
        {groups.map((group, groupIndex) => (
          <div key={group} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
            <div className="ui-combobox__group" id={`${id}-group-${groupIndex}`} role="presentation">
              {t(group)}
            </div>
            {options.map((option, index) =>
              option.group === group ? (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input handles the keys
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
        {isShown ? statusOf(options.length) : isLoaded && options.length === 0 ? t('No suggestions') : ''}
      </div>
    </>
  )
}

/** Prevents that pressing an option takes the focus from the field, which would close the list before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
const statusOf = (count: number) =>
  plural(
    count,
    '{count} suggestion. Use the up and down arrow keys to choose.',
    '{count} suggestions. Use the up and down arrow keys to choose.',
  )
