import { type Text } from '@firstrung/mount/strings'
import { track } from '../analytics'
import type { AnswerOf, QueryOf } from '../contracts'
import { call } from './call'

type SuggestionType = AnswerOf<'GET /suggestions.php'>[number]['type']

export interface Suggestion {
  type: SuggestionType
  label: string
  url: string
  key: string
  group: string
}

interface SuggestOptions extends Omit<QueryOf<'GET /suggestions.php'>, 'term'> {
  signal?: AbortSignal
}

const GROUPS: Readonly<Record<SuggestionType, string>> = {
  role: 'Roles' satisfies Text,
  company: 'Employers' satisfies Text,
  place: 'Places' satisfies Text,
}

/** Returns up to eight suggestions for an incomplete text, by group. */
export async function suggest(term: string, { type, scope = 'jobs', signal }: SuggestOptions): Promise<Suggestion[]> {
  const suggestions = await call('GET /suggestions.php', { query: { term, type, scope }, signal })
  return suggestions.map(item => ({ ...item, key: `${item.type} ${item.url}`, group: GROUPS[item.type] }))
}

/**
 * Acts on a selected suggestion: an employer opens its page, a role submits the search at once, a place waits for the
 * rest of the form. Sends the analytics event.
 */
export function followSuggestion({ type, label, url }: Suggestion, input: HTMLInputElement): void {
  track('suggestion_select', { key: type, value: label })
  if (type === 'company') {
    location.assign(url)
  } else if (type === 'role') {
    input.form?.requestSubmit()
  }
}
