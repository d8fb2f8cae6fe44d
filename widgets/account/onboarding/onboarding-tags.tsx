import { useListOptions } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { Combobox, Field as TextField } from '@firstrung/ui'
import { useState } from 'react'
import type { Field, Option } from './contract'

/** Inputs for pages without script; script needs one. */
const SPARE = [2, 3]

/** A list of items: chosen ones are ticked, and a text field adds more. */
export function OnboardingTags({ field, error }: { field: Field; error: string | undefined }) {
  const { name, label, hint, list = '', options = [] } = field
  const loadOptions = useListOptions(list)
  const [chosen, setChosen] = useState<readonly Option[]>(options)
  const add = ({ label: text }: { label: string }, input: HTMLInputElement) => {
    setChosen(before => [...before.filter(option => option.text !== text), { value: text, text }])
    input.value = ''
  }
  const input = (
    <TextField
      {...{ name, label, hint, error }}
      optional={field.optional ?? false}
      autoComplete="off"
      list={`list-${list}`}
    />
  )

  return (
    <div className="w-onboarding__tags">
      <Combobox
        label={t('Suggestions for {label}', { label: label.toLowerCase() })}
        loadOptions={loadOptions}
        onChoose={add}
      >
        {input}
      </Combobox>
      <div className="w-onboarding__spare">
        {SPARE.map(index => (
          <TextField
            key={index}
            name={name}
            id={`${name}-${index}`}
            label={t('{label}, number {index}', { label, index })}
            labelHidden
            list={`list-${list}`}
          />
        ))}
      </div>
      {chosen.length > 0 ? (
        <ul className="w-onboarding__chosen" aria-label={t('Chosen: {label}', { label: label.toLowerCase() })}>
          {chosen.map(({ value, text }) => (
            <li key={value}>
              <label>
                <input type="checkbox" name={name} value={value} defaultChecked /> {text}
              </label>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
