import { addRecentSearch, track } from '@firstrung/api'
import type { SearchAnswer } from './answer'
import type { Search } from './use-search'

type Control = HTMLInputElement | HTMLSelectElement

export interface SearchForm {
  /** Id of the form, to which controls outside it belong as well. */
  id: string
  /** Pending choices override the answer's. */
  isChecked: (name: string, value: string, selected: boolean) => boolean
  valueOf: (name: string, value: string) => string
  /** Loads the list of a choice; `url` is its address in the answer, if there is one. */
  choose: (control: Control, url?: string) => void
  submit: (form: HTMLFormElement) => void
}

/**
 * Returns state and handlers for the controls of the search. The addresses in the answer do not include later choices
 * or input; in that case the form is submitted instead.
 */
export function useSearchForm(id: string, action: string, search: Search): SearchForm {
  const { answer, pending, state, navigate } = search

  const choose = (control: Control, url?: string) => {
    const { name, value, type, form } = control
    track(name === 'sort' ? 'sort_change' : 'filter_change', { key: name, value })
    const isCurrent = url && state !== 'loading' && !(form && isEdited(form, answer))
    const choice =
      'checked' in control && type === 'checkbox' ? { [`${name}=${value}`]: control.checked } : { [name]: value }
    navigate(isCurrent || !form ? (url ?? action) : formUrl(form, action), { pending: choice })
  }

  return {
    id,
    choose,
    submit: form => {
      addRecentSearch(form)
      navigate(formUrl(form, action), { focus: 'heading' })
    },
    isChecked: (name, value, selected) => {
      const chosen = pending[name]
      return chosen === undefined ? Boolean(pending[`${name}=${value}`] ?? selected) : chosen === value
    },
    valueOf: (name, value) => String(pending[name] ?? value),
  }
}

function isEdited(form: HTMLFormElement, { form: applied }: SearchAnswer): boolean {
  const data = new FormData(form)
  return data.get('search') !== applied.search || data.get('place') !== applied.place
}

function formUrl(form: HTMLFormElement, action: string): string {
  const entered = [...new FormData(form)].map(([name, value]) => [name, (value as string).trim()])
  return `${action}?${new URLSearchParams(entered.filter(([, value]) => value)).toString()}`
}
