import { Combobox, type ComboboxOption } from '../combobox/combobox'

export interface SearchFieldProps<Option extends ComboboxOption> {
  name: string
  /** What is asked: "What". */
  label: string
  placeholder: string
  /** What stands in it until somebody types. A new value takes the place of what was typed. */
  value?: string
  ask: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  onChoose: (option: Option, input: HTMLInputElement) => void
}

/** One question of a search, helped by suggestions. */
export function SearchField<Option extends ComboboxOption>(props: SearchFieldProps<Option>) {
  const { name, label, placeholder, value, ask, onChoose } = props
  return (
    <Combobox label={`Suggestions for ${label.toLowerCase()}`} ask={ask} onChoose={onChoose}>
      <label className="ui-search-field">
        <span className="ui-search-field__label">{label}</span>
        <input
          key={value}
          className="ui-search-field__input"
          type="text"
          name={name}
          defaultValue={value}
          maxLength={100}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
    </Combobox>
  )
}
