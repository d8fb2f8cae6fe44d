import { call, suggest } from '@firstrung/api'
import type { ComboboxOption } from '@firstrung/ui'

const MOST = 8
const GROUPS: Readonly<Record<string, string>> = {
  companies: 'Employers',
  universities: 'Universities',
  'degree-areas': 'Degree areas',
  'job-roles': 'Roles',
}

/** Loads suggestions for a typed text from a reference list or, for `places`, from the gazetteer. */
export async function loadOptions(list: string, text: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  if (list === 'places') {
    return suggest(text, { type: 'where', signal })
  }
  const items = await call('GET /ajax/entities/:list', { params: { list }, query: { q: text }, signal })
  return items
    .slice(0, MOST)
    .map(({ slug, name }) => ({ key: slug, group: GROUPS[list] ?? 'Suggestions', label: name }))
}
