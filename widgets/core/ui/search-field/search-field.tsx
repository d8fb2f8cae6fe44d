import { t } from '@firstrung/mount/strings'
import { Combobox, type ComboboxOption } from '../combobox/combobox'

export interface SearchFieldProps<Option extends ComboboxOption> {
  name: string
  label: string
  placeholder: string
  /** The initial value. A new value replaces the visitor's input. */
  value?: string
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  onChoose: (option: Option, input: HTMLInputElement) => void
}

/** A text field of a search form, with suggestions. */
export function SearchField<Option extends ComboboxOption>(props: SearchFieldProps<Option>) {
  const { name, label, placeholder, value, loadOptions, onChoose } = props
  return (
    <Combobox
      label={t('Suggestions for {label}', { label: label.toLowerCase() })}
      loadOptions={loadOptions}
      onChoose={onChoose}
    >
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
