import { locale } from '@firstrung/mount/strings'
import type { SearchForm } from './use-search-form'

interface ChoiceProps {
  name: string
  item: { value: string; name: string; selected: boolean; count?: number; url?: string }
  form: SearchForm
  /** A radio button instead of a checkbox. */
  single?: boolean
}

/** A value of a filter with its number of results. Values without results are disabled. */
export function SearchAppChoice({ name, item, form, single }: ChoiceProps) {
  const { value, count, url } = item
  const isChecked = form.isChecked(name, value, item.selected)
  return (
    <label className="ui-choice w-search-app__choice">
      <input
        className="ui-choice__input"
        type={single ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        form={form.id}
        checked={isChecked}
        disabled={count === 0 && !isChecked}
        onChange={({ currentTarget }) => form.choose(currentTarget, url)}
      />
      <span className="ui-choice__label">{item.name}</span>
      {count === undefined ? null : <span className="w-search-app__count"> {count.toLocaleString(locale())}</span>}
    </label>
  )
}
