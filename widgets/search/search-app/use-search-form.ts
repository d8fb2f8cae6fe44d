import { track } from '@firstrung/api'
import type { SearchAnswer } from './answer'
import type { Search } from './use-search'

type Control = HTMLInputElement | HTMLSelectElement

export interface SearchForm {
  /** Of the form that every control belongs to, wherever it stands. */
  id: string
  /** What was chosen a moment ago, else what the answer says. */
  isChecked: (name: string, value: string, selected: boolean) => boolean
  chosen: (name: string, value: string) => string
  /** Goes to the list of a choice; `url` is its address, where the answer gives one. */
  choose: (control: Control, url?: string) => void
  submit: (form: HTMLFormElement) => void
}

/**
 * The controls of the search. An answer's address for a choice knows nothing of what else was chosen or typed since; in
 * that case the form is sent instead, which knows it all.
 */
export function useSearchForm(id: string, action: string, search: Search): SearchForm {
  const { answer, touched, state, go } = search

  const choose = (control: Control, url?: string) => {
    const { name, value, type, form } = control
    track(name === 'sort' ? 'sort_change' : 'filter_change', { key: name, value })
    const isKnown = url && state !== 'loading' && !(form && isTyped(form, answer))
    // A checkbox has a say of its own; of radio buttons and the lines of a menu one is chosen.
    const touched =
      'checked' in control && type === 'checkbox' ? { [`${name}=${value}`]: control.checked } : { [name]: value }
    go(isKnown || !form ? (url ?? action) : addressOf(form, action), { touched })
  }

  return {
    id,
    choose,
    submit: form => go(addressOf(form, action), { arrival: 'head' }),
    isChecked: (name, value, selected) => {
      const chosen = touched[name]
      return chosen === undefined ? Boolean(touched[`${name}=${value}`] ?? selected) : chosen === value
    },
    chosen: (name, value) => String(touched[name] ?? value),
  }
}

function isTyped(form: HTMLFormElement, { form: known }: SearchAnswer): boolean {
  const data = new FormData(form)
  return data.get('search') !== known.search || data.get('place') !== known.place
}

function addressOf(form: HTMLFormElement, action: string): string {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) {
      params.append(name, value.trim())
    }
  }
  return `${action}?${params.toString()}`
}
