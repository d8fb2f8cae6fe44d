import { track } from '../analytics'
import { request } from './request'

type SuggestionType = 'role' | 'company' | 'place'

/** What somebody may mean who types, as a combobox of core/ui shows it. */
export interface Suggestion {
  type: SuggestionType
  label: string
  url: string
  key: string
  /** The heading it stands under. */
  group: string
}

interface SuggestOptions {
  /** What is looked for, or where. */
  type: 'what' | 'where'
  /** The list that the addresses of roles and places lead to. */
  scope?: 'jobs' | 'reviews' | 'companies' | undefined
  signal?: AbortSignal
}

const GROUPS: Readonly<Record<SuggestionType, string>> = { role: 'Roles', company: 'Employers', place: 'Places' }

/** Up to eight suggestions for what is being typed, group by group. */
export async function suggest(term: string, { type, scope = 'jobs', signal }: SuggestOptions): Promise<Suggestion[]> {
  const found = await request<Pick<Suggestion, 'type' | 'label' | 'url'>[]>({
    method: 'GET',
    path: '/suggestions.php',
    params: { term, type, scope },
    signal,
  })
  return found.map(item => ({ ...item, key: `${item.type} ${item.url}`, group: GROUPS[item.type] }))
}

/**
 * Does what a suggestion is for, once it stands in the field: an employer has a page of its own, a role is searched for
 * at once, and a place waits for the rest of the form. Analytics is told.
 */
export function followSuggestion({ type, label, url }: Suggestion, input: HTMLInputElement): void {
  track('suggestion_select', { key: type, value: label })
  if (type === 'company') {
    location.assign(url)
  } else if (type === 'role') {
    input.form?.requestSubmit()
  }
}
